import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{src,scripts,test,evaluation,training,bench,content}/**/*.test.{ts,tsx}"],
    exclude: ["test/journeys/**", "**/node_modules/**"],
    // Tests that need a document say so in their first line: // @vitest-environment happy-dom
    environment: "node",
    setupFiles: ["test/kit/stray-console.ts"],
    // By default there is one worker fewer than cores: on two cores a test that waits for Redis held up all others.
    maxWorkers: Math.max(2, availableParallelism()),
    // Tests that run at the same time start servers, several each: with five of them the starts held each other up.
    maxConcurrency: Math.max(3, availableParallelism()),
    // A bound on hanging, not on speed: some tests start a whole server, on machines of all kinds.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
