import { describe, expect, it } from "vitest";
import { findLockFaults } from "./check-lock.ts";

const integrity = "sha512-x";

describe("The check of the lock file", () => {
  it("passes a lock in which every platform's binary has an entry, wherever it lies", () => {
    const packages = {
      "": { optionalDependencies: { tool: "1.0.0" } },
      "node_modules/tool": {
        version: "1.0.0",
        integrity,
        optionalDependencies: { "@tool/linux": "1", "@tool/mac": "1" },
      },
      "node_modules/@tool/linux": { version: "1.0.0", integrity },
      "node_modules/tool/node_modules/@tool/mac": { version: "1.0.0", integrity },
    };
    expect(findLockFaults({ packages })).toEqual([]);
  });

  it("finds the binary that is missing, and the one without a version", () => {
    const packages = {
      "node_modules/tool": {
        version: "1.0.0",
        integrity,
        optionalDependencies: { "@tool/linux": "1", "@tool/mac": "1" },
      },
      "node_modules/@tool/mac": { integrity },
    };
    expect(findLockFaults({ packages })).toEqual([
      "node_modules/tool may need @tool/linux, which has no entry with a version",
      "node_modules/tool may need @tool/mac, which has no entry with a version",
      "node_modules/@tool/mac has no version",
    ]);
  });

  it("finds a package without integrity, and one that names where it was fetched from", () => {
    const packages = { "node_modules/a": { version: "1.0.0", resolved: "https://elsewhere.example/a.tgz" } };
    expect(findLockFaults({ packages })).toEqual([
      "node_modules/a has no integrity, so that nothing tells a forged copy",
      "node_modules/a names where it was fetched from; .npmrc asks npm to leave that out",
    ]);
  });
});
