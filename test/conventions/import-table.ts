/** What a folder of `src/` may import. This is the table of CONTRIBUTING.md, as a machine reads it. */
interface Allowance {
  /** Folders of `src/` that it may enter, through their `index.ts`. */
  readonly folders: readonly string[];
  /** Packages; `@scope/*` stands for all of a scope. */
  readonly packages: readonly string[];
  /** Whether it may use Node's own modules. */
  readonly node: boolean;
  /** Files and folders outside `src/`, from the root. */
  readonly outside?: readonly string[];
}

export const IMPORT_TABLE: Readonly<Record<string, Allowance>> = {
  report: { folders: [], packages: ["zod"], node: false },
  languages: { folders: ["report"], packages: [], node: false },
  detector: { folders: ["report", "languages"], packages: [], node: false },
  export: { folders: ["report", "languages"], packages: [], node: false },
  analysis: {
    folders: ["report", "languages", "detector"],
    packages: ["ai", "@ai-sdk/*", "cockatiel", "zod"],
    node: true,
  },
  tasks: { folders: [], packages: ["@netlify/blobs", "bullmq", "ioredis"], node: true },
  server: {
    folders: ["report", "analysis", "tasks"],
    packages: ["hono", "@opentelemetry/*", "pino", "prom-client", "zod"],
    node: true,
    outside: ["package.json"],
  },
  cli: {
    folders: ["report", "languages", "export", "analysis"],
    packages: ["zod"],
    node: true,
    outside: ["package.json"],
  },
  web: {
    folders: ["report", "languages", "export"],
    packages: [
      "react",
      "react-dom",
      "zod",
      "@fontsource-variable/*",
      "fflate",
      "htmlparser2",
      "unpdf",
      "diff",
      "workbox-core",
      "workbox-precaching",
      "workbox-routing",
    ],
    node: false,
    outside: ["content", "package.json"],
  },
};

/**
 * The rooms of a folder from the bottom up, in the order in which a text travels through them: a file may import from
 * its own room and from those before it. A room is a folder, or a file beside the folders.
 */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  detector: ["text", "patterns", "find", "select", "write", "claims", "version.ts", "read.ts", "index.ts"],
  analysis: [
    "model.ts",
    "cascade-file-error.ts",
    "question",
    "answer",
    "models",
    "config",
    "cascade",
    "local",
    "in-browser.ts",
    "load.ts",
    "check.ts",
    "index.ts",
  ],
};

/** Single files that may enter one folder more than their own folder may, and by which file of it. */
export const EXCEPTIONS: readonly {
  readonly files: RegExp;
  readonly folder: string;
  readonly door: string;
}[] = [
  // The embedded analyser in the reader's own browser, off the screen's thread.
  { files: /^src\/web\/.*worker\.ts$/u, folder: "detector", door: "index.ts" },
  // The browser's own model: what it is asked, and what of its answer may be shown.
  { files: /^src\/web\/.*worker\.ts$/u, folder: "analysis", door: "in-browser.ts" },
];

/** Code that runs in browsers as well: all that these files and folders lead to has neither Node nor other packages. */
export const IN_BROWSERS = {
  from: /^src\/(?:analysis\/(?:question|answer)\/.*|analysis\/in-browser|web\/.*worker)\.ts$/u,
  packages: [
    "zod",
    "jsonrepair",
    "fflate",
    "htmlparser2",
    "unpdf",
    "workbox-core",
    "workbox-precaching",
    "workbox-routing",
  ],
} as const;

/** Tests may use the tools of testing beside what their folder may. */
export const TEST_FILES = /\.test\.tsx?$/u;
