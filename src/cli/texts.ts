import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";

/** One text to analyse, or why it could not be read. `name` is its path, or `-` for standard input. */
export type NamedText =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly error: string };

const READ_IN_FOLDERS = /\.(?:txt|md)$/u;

/** Reads the texts at the paths, in order; a folder stands for the text files in it, at any depth. */
export async function readTexts(
  paths: readonly string[],
  stdin: NodeJS.ReadableStream,
): Promise<NamedText[]> {
  if (paths.length === 0) return [{ name: "-", text: (await textOf(stdin)).trim() }];
  const found = await Promise.all(paths.map(readPath));
  return found.flat();
}

async function readPath(path: string): Promise<NamedText[]> {
  try {
    return (await stat(path)).isDirectory() ? await readFolder(path) : [await readOne(path)];
  } catch (error) {
    return [{ name: path, error: readingProblem(error) }];
  }
}

async function readFolder(folder: string): Promise<NamedText[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && READ_IN_FOLDERS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.toSorted().map(readOne));
}

async function readOne(path: string): Promise<NamedText> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
    return { name: path, text: text.trim() };
  } catch (error) {
    return { name: path, error: readingProblem(error) };
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  EACCES: "may not be read",
  ERR_ENCODING_INVALID_ENCODED_DATA: "is not UTF-8 text",
};

/** Why a file could not be read, in words; never anything of the file itself. */
export function readingProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? "could not be read";
}
