import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { findImportCircles } from "./import-circles.ts";
import { FLOORS, IMPORT_TABLE } from "./import-table.ts";
import {
  findForbiddenImports,
  findImportsUpwards,
  findLanguageShortcuts,
  findServerCode,
  findSpecifiers,
  type SourceFile,
} from "./imports.ts";

const files: SourceFile[] = globSync("src/**/*.{ts,tsx}").map((path) => ({
  path: path.replaceAll("\\", "/"),
  source: readFileSync(path, "utf8"),
}));

const planted = (path: string, source: string) => findForbiddenImports({ path, source });

describe("The house", () => {
  it("has the folders of the table and no other", () => {
    const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) expect(Object.keys(IMPORT_TABLE)).toContain(name);
    expect(files.length).toBeGreaterThan(50);
  });

  it("imports one way, and enters a folder through its index.ts alone", () => {
    expect(files.flatMap(findForbiddenImports)).toEqual([]);
  });

  it("imports from no room that comes later on the way of a text", () => {
    expect(files.flatMap(findImportsUpwards)).toEqual([]);
  });

  it("has no circle of imports", () => {
    expect(findImportCircles(files)).toEqual([]);
  });

  it("has neither Node nor the SDK in what browsers run of the cascade", () => {
    expect(findServerCode(files)).toEqual([]);
  });

  it("has every room that is on a floor", () => {
    for (const [folder, floors] of Object.entries(FLOORS))
      expect(readdirSync(`src/${folder}`)).toEqual(expect.arrayContaining([...floors]));
  });

  it("enters a language's folder from languages/index.ts alone", () => {
    expect(files.flatMap(findLanguageShortcuts)).toEqual([]);
  });

  it("has no file or folder whose name says nothing", () => {
    const empty = /^(utils?|helpers?|common|misc|services?|managers?|shared|lib)$/u;
    const all = globSync("{src,evaluation,bench,scripts,test}/**/*", { exclude: ["**/node_modules/**"] });
    expect(all.filter((path) => empty.test(basename(path).replace(/\..*$/u, "")))).toEqual([]);
  });
});

describe("The check of imports", () => {
  it.each([
    ["src/report/a.ts", 'import { z } from "zod";'],
    ["src/report/a.ts", 'import * as z from "zod/mini";'],
    ["src/languages/a.ts", 'import type { Technique } from "#report/index.ts";'],
    ["src/languages/index.ts", 'import * as en from "./en/index.ts";'],
    ["src/detector/deep/a.ts", 'import { b } from "../b.ts";'],
    ["src/analysis/a.ts", 'import { createGroq } from "@ai-sdk/groq";'],
    ["src/detector/a.test.ts", 'import { it } from "vitest"; import { readFileSync } from "node:fs";'],
    ["src/analysis/a.test.ts", 'import { createModelServer } from "../../test/stand-ins/model-server.ts";'],
    ["src/web/detector-worker.ts", 'import { read } from "#detector/index.ts";'],
    ["src/web/analysis-worker.ts", 'import { analyseInBrowser } from "#analysis/in-browser.ts";'],
    ["src/web/a.ts", 'const text = await import("#content/examples/en-1.txt?raw");'],
    ["src/server/main.ts", 'import json from "../../package.json" with { type: "json" };'],
  ])("lets %s say %s", (path, source) => {
    expect(planted(path, source)).toEqual([]);
  });

  it.each([
    ["src/report/a.ts", 'import { rules } from "#languages/index.ts";', "report may not know of languages"],
    ["src/report/a.ts", 'import { Hono } from "hono";', "may not use the package hono"],
    ["src/detector/a.ts", 'import { read } from "node:fs";', "detector runs without Node"],
    ["src/detector/a.ts", 'import * as z from "zod";', "may not use the package zod"],
    ["src/languages/en/a.ts", 'import { read } from "#detector/index.ts";', "may not know of detector"],
    ["src/analysis/a.ts", 'import { Hono } from "hono";', "may not use the package hono"],
    ["src/tasks/a.ts", 'import type { Report } from "#report/index.ts";', "tasks may not know of report"],
    ["src/tasks/a.ts", 'import { Hono } from "hono";', "may not use the package hono"],
    ["src/server/a.ts", 'import { read } from "#detector/index.ts";', "server may not know of detector"],
    ["src/web/a.tsx", 'import { read } from "#detector/index.ts";', "web may not know of detector"],
    ["src/web/a.ts", 'import { join } from "node:path";', "web runs without Node"],
    ["src/web/a.ts", 'import { createCascade } from "#analysis/index.ts";', "web may not know of analysis"],
    ["src/web/a.ts", 'import { a } from "#analysis/in-browser.ts";', "web may not know of analysis"],
    ["src/web/a-worker.ts", 'import { a } from "#analysis/index.ts";', "entered by #analysis/in-browser.ts"],
    ["src/web/a.ts", 'type A = import("#tasks/index.ts").Tasks<1, 2>;', "web may not know of tasks"],
    ["src/server/a.ts", 'const a = await import("#web/index.ts");', "server may not know of web"],
    ["src/server/a.ts", 'export * from "#cli/index.ts";', "server may not know of cli"],
    ["src/server/a.ts", 'export { a } from "#cli/index.ts";', "server may not know of cli"],
    ["src/server/a.ts", 'import "#cli/index.ts";', "server may not know of cli"],
    ["src/server/a.ts", 'import { limits } from "#report/limits.ts";', "entered by #report/index.ts"],
    ["src/server/a.ts", 'import { limits } from "../report/index.ts";', "entered by #report/index.ts"],
    ["src/detector/a.ts", 'import { b } from "#detector/b.ts";', "inside a folder imports are relative"],
    ["src/server/a.ts", 'import { a } from "../../scripts/a.ts";', "may not reach outside src/"],
    [
      "src/analysis/a.ts",
      'import { createModelServer } from "../../test/stand-ins/model-server.ts";',
      "may not reach outside src/",
    ],
    ["src/elsewhere/a.ts", "", "which is not in the table"],
  ])("refuses %s to say %s", (path, source, reason) => {
    expect(planted(path, source)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ["src/detector/text/a.ts", 'import { b } from "../patterns/b.ts";', "text is below patterns"],
    ["src/detector/find/deep/a.ts", 'import type { B } from "../../select/b.ts";', "find is below select"],
    ["src/detector/write/a.ts", 'export * from "../read.ts";', "write is below read.ts"],
    ["src/analysis/model.ts", 'import { b } from "./answer/b.ts";', "model.ts is below answer"],
    ["src/analysis/models/a.ts", 'const b = await import("../cascade/b.ts");', "models is below cascade"],
    ["src/analysis/elsewhere/a.ts", "", "which is on no floor"],
  ])("refuses %s to say %s, as it runs up", (path, source, reason) => {
    expect(findImportsUpwards({ path, source })).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ["src/detector/select/a.ts", 'import { b } from "../text/b.ts"; import "./c.ts";'],
    ["src/detector/text/a.test.ts", 'import { read } from "../read.ts";'],
    ["src/analysis/load.ts", 'import { read } from "#detector/index.ts"; import "./models/a.ts";'],
    ["src/web/pages/a.ts", 'import "../ui/b.ts";'],
  ])("lets %s say %s, as it runs down or elsewhere", (path, source) => {
    expect(findImportsUpwards({ path, source })).toEqual([]);
  });

  it("sees a circle of imports, of whatever length, and imports of types in it", () => {
    const a = { path: "src/web/a.ts", source: 'import { b } from "./b.ts";' };
    const b = {
      path: "src/web/b.ts",
      source: 'import type { C } from "./ui/c.ts"; import "#report/index.ts";',
    };
    const c = { path: "src/web/ui/c.ts", source: 'const a = await import("../a.ts");' };
    expect(findImportCircles([a, b, c])).toEqual([
      "src/web/a.ts → src/web/b.ts → src/web/ui/c.ts → src/web/a.ts",
    ]);
    expect(findImportCircles([a, b])).toEqual([]);
  });

  it("sees Node and packages of the server behind what browsers run, however far away", () => {
    const room = {
      path: "src/analysis/answer/a.ts",
      source: 'import { b } from "../b.ts"; import "zod/mini";',
    };
    const far = {
      path: "src/analysis/b.ts",
      source: 'const fs = await import("node:fs"); import "cockatiel";',
    };
    const aside = {
      path: "src/analysis/c.ts",
      source: 'import { d } from "node:os"; import "./answer/a.ts";',
    };
    expect(findServerCode([room, far, aside])).toEqual([
      expect.stringContaining("src/analysis/b.ts imports"),
      expect.stringContaining("src/analysis/b.ts imports"),
    ]);
    expect(findServerCode([room, aside])).toEqual([]);
  });

  it("refuses one language to reach into another", () => {
    const source = 'import { names } from "../en/index.ts";';
    expect(findLanguageShortcuts({ path: "src/languages/uk/index.ts", source })).toHaveLength(1);
    expect(
      findLanguageShortcuts({ path: "src/languages/language.ts", source: 'import "./en/names.ts";' }),
    ).toHaveLength(1);
    expect(findLanguageShortcuts({ path: "src/languages/uk/a.ts", source: 'import "./b.ts";' })).toEqual([]);
  });

  it("sees every way in which a module can be named", () => {
    const source = `
      import type { A } from "a"; import b from "b"; import "c"; export * from "d"; export { e } from "e";
      const f = await import("f"); type G = import("g").G; import { type H } from "h"; export type { I } from "i";`;
    expect(findSpecifiers({ path: "a.ts", source }).toSorted()).toEqual("abcdefghi".split(""));
  });

  it("does not pass over a file that it cannot read", () => {
    expect(() => findSpecifiers({ path: "a.ts", source: "import from from from" })).toThrow(
      "cannot be parsed",
    );
  });
});
