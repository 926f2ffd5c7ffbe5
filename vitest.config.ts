import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{src,scripts,test,evaluation,bench,content}/**/*.test.{ts,tsx}"],
    exclude: ["test/journeys/**", "**/node_modules/**"],
    // Tests that need a document say so in their first line: // @vitest-environment happy-dom
    environment: "node",
  },
});
