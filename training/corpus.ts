import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { TECHNIQUE_IDS, type Technique, type TextLanguage } from "#report/index.ts";

/** One example of the written corpus. */
export interface WrittenExample {
  readonly text: string;
  /** What it shows; empty for an innocent look-alike. */
  readonly techniques: ReadonlySet<Technique>;
  /** Whether its wording is subjective, with or without a technique. */
  readonly subjective: boolean;
}

const techniqueSchema = z.enum(TECHNIQUE_IDS);

/** A line of the corpus cannot be read; the message names the file and the line. */
export class CorpusError extends Error {}

/** Reads what we wrote for one language: `corpus/<language>/<technique>.txt`, and `neutral.txt`. */
export function readCorpus(language: TextLanguage): WrittenExample[] {
  const folder = fileURLToPath(new URL(`corpus/${language}/`, import.meta.url));
  return globSync("*.txt", { cwd: folder })
    .toSorted()
    .flatMap((file) => readFile(folder + file));
}

function readFile(file: string): WrittenExample[] {
  const technique = techniqueSchema.safeParse(basename(file, ".txt")).data;
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line, index) => ({ line: line.trim(), place: `${file}:${index + 1}` }))
    .filter(({ line }) => line !== "" && !line.startsWith("#"))
    .map(({ line, place }) => readLine(line, technique, place));
}

/** `+ text | other` shows the file's technique, `- text` is neutral, `~ text` is subjective and no more. */
export function readLine(line: string, technique: Technique | undefined, place: string): WrittenExample {
  const [sign, rest] = [line.slice(0, 2), line.slice(2).trim()];
  if (sign === "- ") return { text: rest, techniques: new Set(), subjective: false };
  if (sign === "~ ") return { text: rest, techniques: new Set(), subjective: true };
  if (sign !== "+ " || technique === undefined)
    throw new CorpusError(`${place}: begins with neither + nor - nor ~`);
  const at = rest.lastIndexOf(" | ");
  const others = at === -1 ? [] : rest.slice(at + 3).split(",");
  const techniques = others.map((other) => {
    const parsed = techniqueSchema.safeParse(other.trim());
    if (!parsed.success) throw new CorpusError(`${place}: ${other.trim()} is not in the list of techniques`);
    return parsed.data;
  });
  return {
    text: at === -1 ? rest : rest.slice(0, at),
    techniques: new Set([technique, ...techniques]),
    subjective: true,
  };
}
