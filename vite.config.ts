import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { mdxModules } from "./scripts/site/mdx-modules.ts";
import { plainImports } from "./scripts/site/plain-imports.ts";
import { renderedPages } from "./scripts/site/rendered-pages.ts";
import { withoutExamples } from "./scripts/site/without-examples.ts";
import { STATUS_PATH, TRIGGER_PATH } from "./src/report/index.ts";
import { loadSettings } from "./src/server/settings.ts";
import { CLIENT_ENTRIES, COMPARE_ENTRIES, PRACTICE_ENTRIES } from "./src/web/entries/entries.ts";

/** Where the two calls are answered while developing. */
const api = `http://127.0.0.1:${loadSettings(process.env).port}`;

// Chromium, Firefox and Safari of 2024: the first that all know light-dark().
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

/** Data that nobody uses must not travel: these folders do nothing when they are imported. */
const pureFolders = /\/src\/(report|languages|detector|export)\//u;

/** What is left out of a script that nothing of it uses. */
const treeshake = {
  moduleSideEffects: [{ test: pureFolders, sideEffects: false }],
  propertyReadSideEffects: false as const,
  manualPureFunctions: ["z"],
};

export default defineConfig({
  appType: "custom",
  publicDir: "src/web/public",
  plugins: [plainImports(), mdxModules(), react(), renderedPages()],
  // Found late, in the worker, they would have the page loaded anew in the middle of a reading.
  optimizeDeps: { include: ["jsonrepair", "zod", "zod/mini"] },
  server: { port: 5173, proxy: { [TRIGGER_PATH]: api, [STATUS_PATH]: api } },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  // The worker that reads files loads the library of each kind when it needs it.
  worker: { format: "es", plugins: () => [withoutExamples()], rolldownOptions: { treeshake } },
  environments: {
    client: {
      build: {
        outDir: "build/site",
        manifest: true,
        emptyOutDir: true,
        rolldownOptions: { input: CLIENT_ENTRIES, treeshake },
      },
    },
    compare: {
      consumer: "client",
      build: {
        outDir: "build/site",
        manifest: ".vite/compare.json",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: COMPARE_ENTRIES, treeshake },
      },
    },
    practice: {
      consumer: "client",
      build: {
        outDir: "build/site",
        manifest: ".vite/practice.json",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: PRACTICE_ENTRIES, treeshake },
      },
    },
    // A script at the root of the site, whose name never changes.
    serviceWorker: {
      consumer: "client",
      build: {
        outDir: "build/site",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { "service-worker": "src/web/entries/service-worker.ts" },
          treeshake,
          output: { format: "iife", entryFileNames: "[name].js" },
        },
      },
    },
    ssr: {
      build: {
        outDir: "build/renderer",
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: "src/web/render.tsx",
      },
    },
  },
});
