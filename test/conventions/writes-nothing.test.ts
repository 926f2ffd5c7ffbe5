import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { findSpecifiers, type SourceFile } from "./imports.ts";

/**
 * Modules by which a process can leave something behind although Node's permission model lets it write no file: a
 * database opens its own files, a socket can be a file, another process or protocol has permissions of its own.
 */
const FORBIDDEN =
  /^(?:node:)?(?:sqlite|net|dgram|tls|child_process|cluster|worker_threads|inspector)(?:\/.*)?$/u;

/** What judges addresses, and opens nothing. */
const HARMLESS: ReadonlySet<string> = new Set(["BlockList", "isIP", "isIPv4", "isIPv6"]);

/** Sentences about what a file of the server takes of such modules; none when all is well. */
function findWaysOut({ path, source }: SourceFile): string[] {
  const harmless = new Set<string>();
  new Visitor({
    ImportDeclaration({ source: module, importKind, specifiers }) {
      const isHarmless = specifiers.every(
        (one) =>
          one.type === "ImportSpecifier" &&
          (one.importKind === "type" ||
            (one.imported.type === "Identifier" && HARMLESS.has(one.imported.name))),
      );
      if (importKind === "type" || (specifiers.length > 0 && isHarmless)) harmless.add(module.value);
    },
  }).visit(parseSync(path, source).program);
  return findSpecifiers({ path, source })
    .filter((name) => FORBIDDEN.test(name) && !harmless.has(name))
    .map((name) => `${path} uses ${name}`);
}

const planted = (source: string) => findWaysOut({ path: "src/server/a.ts", source });

describe("The server writes no file, and no code of ours in it has another way to leave something behind", () => {
  const paths = globSync("src/{report,languages,detector,export,analysis,tasks,server}/**/*.ts");

  it("is true of every file", () => {
    const files = paths.filter((path) => !path.endsWith(".test.ts"));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((path) => findWaysOut({ path, source: readFileSync(path, "utf8") }));
    expect(found).toEqual([]);
  });

  it.each([
    'import { DatabaseSync } from "node:sqlite";',
    'import net from "node:net";',
    'import * as net from "net";',
    'import { isIP, createServer } from "node:net";',
    'import "node:dgram";',
    'const tls = await import("node:tls");',
    'export { spawn } from "node:child_process";',
    'import { open } from "node:inspector/promises";',
  ])("sees %s", (source) => {
    expect(planted(source)).toHaveLength(1);
  });

  it.each([
    'import type { Socket } from "node:net";',
    'import { BlockList, isIP, type AddressInfo } from "node:net";',
    'import { createServer } from "node:http";',
  ])("lets %s pass", (source) => {
    expect(planted(source)).toEqual([]);
  });
});
