import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  CONFIGURATION_FILE,
  ENV_EXAMPLE_FILE,
  renderConfiguration,
  renderEnvExample,
} from "../../scripts/write-docs.ts";
import { EXCEPTIONS, IMPORT_TABLE } from "./import-table.ts";

const documents = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"]).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const BUILT_IN = new Set(["ci", "install"]);

/** Every match of a pattern's first group, with the document that it stands in. */
function findAll(pattern: RegExp): { path: string; found: string }[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ path, found: match[1] ?? "" })),
  );
}

describe("The documents", () => {
  it("link only to files that are there", () => {
    const links = findAll(/\]\((?!https?:|mailto:|#)([^)\s]+)\)/gu);
    expect(links.length).toBeGreaterThan(15);
    const dead = links.filter(
      ({ path, found }) => !existsSync(join(dirname(path), found.split("#")[0] ?? "")),
    );
    expect(dead).toEqual([]);
  });

  it("speak only of files and folders that are there", () => {
    const paths = findAll(/`((?:src|test|scripts|docs|content|evaluation|bench|\.ci|\.github)\/[\w./-]*)`/gu);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter(({ found }) => !existsSync(found))).toEqual([]);
  });

  it("name only commands that package.json has", () => {
    const commands = [...findAll(/npm run (?:--silent )?([\w:-]+)/gu), ...findAll(/npm (start|test|ci)\b/gu)];
    expect(commands.length).toBeGreaterThan(5);
    const unknown = commands.filter(({ found }) => !(found in scripts) && !BUILT_IN.has(found));
    expect(unknown).toEqual([]);
  });

  it("name every command that package.json has in the README", () => {
    const readme = readFileSync("README.md", "utf8");
    const commands = readme.matchAll(/`(?:npm )?(?:run )?(?:--silent )?([\w:-]+)\b[^`]*`/gu);
    const named = new Set(Array.from(commands, ([, name]) => name));
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  });

  it("tell of every setting what the server's own list tells", () => {
    expect(readFileSync(CONFIGURATION_FILE, "utf8"), "run `npm run docs`").toBe(renderConfiguration());
  });

  it("list every setting in the example of an .env file", async () => {
    expect(readFileSync(ENV_EXAMPLE_FILE, "utf8"), "run `npm run docs`").toBe(await renderEnvExample());
  });

  it("show the same table of imports as the machine holds", () => {
    const rows = readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^\| `(\w+)` \| ([^|]*) \|[^|]*\|$/gmu);
    const told = [...rows].map(([, folder = "", may = ""]) => [
      folder,
      [...may.matchAll(/`(\w+)`/gu)].map((m) => m[1]),
    ]);
    const held = Object.entries(IMPORT_TABLE).map(([folder, { folders }]) => [
      folder,
      [...folders, ...(folder === "web" ? EXCEPTIONS.map((exception) => exception.folder) : [])],
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(held));
  });

  it("hold no trace of the machine they were written on", () => {
    const traces = findAll(/((?:^|[\s"'(])(?:\/home\/|\/root\/|\/work\/|\/Users\/)\S*)/gmu);
    expect(traces).toEqual([]);
  });
});
