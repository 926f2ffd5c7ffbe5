import { posix } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { EXCEPTIONS, FLOORS, IMPORT_TABLE, IN_BROWSERS, TEST_FILES } from "./import-table.ts";

/** A file by its path from the root, with its source. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

/** Every module that a file names: imports static, dynamic and of types, and what it hands on. */
export function findSpecifiers({ path, source }: SourceFile): string[] {
  const found: string[] = [];
  const add = (node: { source: { type: string; value?: unknown } | null }) => {
    const name = node.source?.value;
    // "*.mdx" is the type of all such modules, and names no file.
    if (typeof name === "string" && !name.startsWith("*")) found.push(name);
  };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: (node) => add({ source: "value" in node.source ? node.source : null }),
    TSImportType: add,
  }).visit(program);
  return found;
}

/** What a specifier leads to, as a path from the root, or as a package. */
type Target = { readonly file: string } | { readonly package: string } | { readonly node: string };

function resolve(specifier: string, path: string): Target {
  const bare = specifier.split("?")[0] ?? "";
  if (bare.startsWith("node:")) return { node: bare };
  if (bare.startsWith("#content/")) return { file: bare.slice(1) };
  if (bare.startsWith("#")) return { file: `src/${bare.slice(1)}` };
  if (bare.startsWith(".")) return { file: posix.join(posix.dirname(path), bare) };
  const [first = "", second = ""] = bare.split("/");
  return { package: first.startsWith("@") ? `${first}/${second}` : first };
}

/** The files that a file imports, as paths from the root. */
export function findImportedFiles(file: SourceFile): string[] {
  return findSpecifiers(file)
    .map((specifier) => resolve(specifier, file.path))
    .flatMap((target) => ("file" in target ? [target.file] : []));
}

function folderOf(path: string): string | undefined {
  return /^src\/([^/]+)\//u.exec(path)?.[1];
}

/** Sentences about every import of a file in `src/` that the table forbids; none when all is well. */
export function findForbiddenImports(file: SourceFile): string[] {
  const folder = folderOf(file.path);
  if (folder === undefined) return [];
  if (!(folder in IMPORT_TABLE)) return [`${file.path} lies in src/${folder}, which is not in the table`];
  return findSpecifiers(file).flatMap((specifier) => {
    const reason = forbid(file.path, folder, specifier);
    return reason ? [`${file.path} imports ${specifier}: ${reason}`] : [];
  });
}

function forbid(path: string, folder: string, specifier: string): string | undefined {
  const target = resolve(specifier, path);
  if ("file" in target) return forbidFile(path, folder, specifier, target.file);
  if (TEST_FILES.test(path)) return undefined;
  const allowed = IMPORT_TABLE[folder];
  if ("node" in target) return allowed?.node ? undefined : `${folder} runs without Node`;
  const known = allowed?.packages.some((name) =>
    name.endsWith("/*") ? target.package.startsWith(name.slice(0, -1)) : name === target.package,
  );
  return known ? undefined : `${folder} may not use the package ${target.package}`;
}

function forbidFile(path: string, folder: string, specifier: string, file: string): string | undefined {
  const other = folderOf(file);
  if (other === folder) return specifier.startsWith(".") ? undefined : "inside a folder imports are relative";
  const { folders = [], outside = [] } = IMPORT_TABLE[folder] ?? {};
  if (other === undefined) {
    const places = TEST_FILES.test(path) ? [...outside, "test", "bench", "evaluation"] : outside;
    const allowed = places.some((place) => file === place || file.startsWith(`${place}/`));
    return allowed ? undefined : `${folder} may not reach outside src/`;
  }
  const exception = EXCEPTIONS.find(({ files, folder: more }) => more === other && files.test(path));
  if (!folders.includes(other) && !exception) return `${folder} may not know of ${other}`;
  const door = `#${other}/${exception?.door ?? "index.ts"}`;
  return specifier === door ? undefined : `${other} is entered by ${door}`;
}

/**
 * Sentences about what browsers cannot run: Node's own modules and packages of the server in any file that the code
 * for browsers leads to, however far away. Imports of types lead nowhere, but are not told apart: none is needed.
 */
export function findServerCode(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(
    [...known.keys()].filter((path) => IN_BROWSERS.from.test(path) && !TEST_FILES.test(path)),
  );
  // A set that grows while it is walked through is walked through to its end.
  for (const path of reached) {
    const file = known.get(path);
    for (const next of file === undefined ? [] : findImportedFiles(file)) reached.add(next);
  }
  return [...reached].flatMap((path) => {
    const file = known.get(path);
    return file === undefined ? [] : serverCodeIn(file);
  });
}

function serverCodeIn(file: SourceFile): string[] {
  return findSpecifiers(file).flatMap((specifier) => {
    const target = resolve(specifier, file.path);
    const fine =
      "file" in target ||
      ("package" in target && IN_BROWSERS.packages.some((name) => name === target.package));
    return fine ? [] : [`${file.path} imports ${specifier}: browsers run it as well`];
  });
}

/** Sentences about every import of a file that runs up from its room to a later one; tests may look anywhere. */
export function findImportsUpwards(file: SourceFile): string[] {
  const { folder, room } = roomOf(file.path);
  const floors = FLOORS[folder];
  if (floors === undefined || TEST_FILES.test(file.path)) return [];
  if (!floors.includes(room)) return [`${file.path} lies in ${folder}/${room}, which is on no floor`];
  return findImportedFiles(file)
    .filter((target) => {
      const other = roomOf(target);
      return other.folder === folder && floors.indexOf(other.room) > floors.indexOf(room);
    })
    .map((target) => `${file.path} imports ${target}: ${room} is below ${roomOf(target).room}`);
}

/** The folder of `src/` that a file lies in, and the room in it; both "" for any other file. */
function roomOf(path: string): { folder: string; room: string } {
  const [, folder = "", room = ""] = /^src\/([^/]+)\/([^/]+)/u.exec(path) ?? [];
  return { folder, room };
}

/**
 * For the files of languages/ alone: a language's own folder is entered by languages/index.ts and
 * nobody else, so that a language can be taken away by deleting one folder and one line.
 */
export function findLanguageShortcuts(file: SourceFile): string[] {
  const home = /^src\/languages\/([a-z]{2})\//u;
  if (!file.path.startsWith("src/languages/") || file.path === "src/languages/index.ts") return [];
  if (TEST_FILES.test(file.path)) return [];
  const own = home.exec(file.path)?.[1];
  return findImportedFiles(file)
    .filter((target) => home.test(target) && home.exec(target)?.[1] !== own)
    .map((target) => `${file.path} reaches into ${target}: only src/languages/index.ts may`);
}
