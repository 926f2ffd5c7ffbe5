import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";
import { freePort } from "./scripts/free-port.ts";

// This file is read once more in each worker, and all must speak of one server.
process.env["JOURNEYS_PORT"] ??= String(await freePort());
const port = process.env["JOURNEYS_PORT"];
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();

/** The product in a real browser, as the server serves it after `npm run build`. */
export default defineConfig({
  testDir: "test/journeys",
  testMatch: "*.journey.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: "line",
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: executablePath ? { executablePath } : {},
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node src/server/main.ts",
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      ANALYSES_PER_HOUR: "10000",
      LOG_LEVEL: "error",
      LOCAL_MODELS: "off",
      CASCADE_FILE: "test/journeys/cascade.json",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
