import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { errorIn, faultInText, type ReportLanguage } from "#report/index.ts";
import { cliWords } from "./words/index.ts";

/** A terminal is not shared with others, so a text may be of any length. */
export const MAX_CHARACTERS = Infinity;

/** Stands for standard input where a path is asked for. */
export const STDIN = "-";

/** A file to read, or a path that leads to none, with the reason in words. */
export interface FoundFile {
  readonly path: string;
  readonly problem?: string;
}

const READ_IN_FOLDERS = /\.(?:txt|md)$/u;

/** The files that a path stands for: itself, or for a folder the text files in it, at any depth, in order. */
export async function findFiles(path: string, language: ReportLanguage): Promise<FoundFile[]> {
  try {
    return path !== STDIN && (await stat(path)).isDirectory() ? await findInFolder(path) : [{ path }];
  } catch (error) {
    return [{ path, problem: readingProblem(error, language) }];
  }
}

async function findInFolder(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && READ_IN_FOLDERS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({ path }));
}

/** The text of a file, trimmed, or why there is none to analyse. */
export async function readText(
  { path, problem }: FoundFile,
  stdin: NodeJS.ReadableStream,
  language: ReportLanguage,
): Promise<{ text: string } | { problem: string }> {
  if (problem !== undefined) return { problem };
  try {
    const text = path === STDIN ? await textOf(stdin) : decode(await readFile(path));
    const fault = faultInText(text, MAX_CHARACTERS);
    return fault === undefined ? { text: text.trim() } : { problem: errorIn(language, fault) };
  } catch (error) {
    return { problem: readingProblem(error, language) };
  }
}

/** SHA-256 of a text in UTF-8, hexadecimal. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Throws on bytes that are not UTF-8. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** Why a file could not be read, in words; never anything of the file itself. */
export function readingProblem(error: unknown, language: ReportLanguage): string {
  const { other, ...reasons } = cliWords[language].reasons;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new Map(Object.entries(reasons)).get(code) ?? other;
}
