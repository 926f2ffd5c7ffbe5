import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { TECHNIQUE_IDS, type Technique, type TextLanguage } from "#report/index.ts";

/** A text of one to three sentences that we wrote. */
export interface ShortText {
  readonly text: string;
  /** What it shows; undefined for a text that works on nobody. */
  readonly technique: Technique | undefined;
}

const techniqueSchema = z.enum(TECHNIQUE_IDS);

/**
 * The examples of a language (`technique|text`, one a line) and its plain texts (one a line).
 * @throws if a line of the examples names no technique of the closed list.
 */
export function corpusOf(language: TextLanguage): ShortText[] {
  const examples = linesOf(language, "examples").map((line) => {
    const bar = line.indexOf("|");
    return { technique: techniqueSchema.parse(line.slice(0, bar)), text: line.slice(bar + 1) };
  });
  const plain = linesOf(language, "plain").map((text) => ({ technique: undefined, text }));
  return [...examples, ...plain];
}

const emotionRowSchema = z.object({ id: z.string(), lang: z.string(), text: z.string() });

/**
 * Short posts of BRIGHTER (Muhammad et al. 2025, CC BY 4.0; English and Ukrainian), in which people talk of
 * themselves: as plain texts they teach what is no device. Not shipped.
 * @param folder that holds `emotions.jsonl`.
 */
export function postsOf(language: TextLanguage, folder: string): ShortText[] {
  return readFileSync(join(folder, "emotions.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => emotionRowSchema.parse(JSON.parse(line)))
    .filter(({ lang }) => lang === language)
    .map(({ text }) => ({ text, technique: undefined }));
}

/** Twelve hexadecimal digits that tell this corpus from another one. */
export function fingerprintOf(language: TextLanguage): string {
  const hash = createHash("sha256");
  for (const { technique, text } of corpusOf(language)) hash.update(`${technique ?? ""}|${text}\n`);
  return hash.digest("hex").slice(0, 12);
}

function linesOf(language: TextLanguage, name: string): string[] {
  return readFileSync(new URL(`corpus/${language}/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n");
}
