import { createInterface } from "node:readline";
import * as z from "zod";
import type { Analyse } from "#analysis/index.ts";
import { reportObject } from "#export/index.ts";
import {
  errorIn,
  faultInText,
  type ReportLanguage,
  TEXT_LANGUAGES,
  type TextLanguage,
} from "#report/index.ts";
import { hashOf, MAX_CHARACTERS } from "./texts.ts";
import { cliWords } from "./words/index.ts";

const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  lang: z.optional(z.enum(TEXT_LANGUAGES)),
});

/** How many lines may be under way at once; reports still come out in the order of the lines. */
const LINES_AT_ONCE = 4;

/**
 * Reads one `{"id", "text", "lang"?}` a line and yields one line of JSON for each, in the same order,
 * as soon as it and those before it are done: `{"id", …report}`, or `{"id", "error"}`.
 */
export async function* analyseLines(
  input: NodeJS.ReadableStream,
  language: ReportLanguage | undefined,
  analyse: Analyse,
): AsyncGenerator<{ json: string; failed: boolean }> {
  const underWay: Promise<{ json: string; failed: boolean }>[] = [];
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    underWay.push(analyseLine(line, language, analyse));
    const oldest = underWay.length >= LINES_AT_ONCE ? underWay.shift() : undefined;
    if (oldest !== undefined) yield await oldest;
  }
  for (const result of underWay) yield await result;
}

async function analyseLine(line: string, language: ReportLanguage | undefined, analyse: Analyse) {
  const row = parseLine(line);
  if (row === undefined) return failure(null, cliWords[language ?? "en"].unreadableLine);
  const fault = faultInText(row.text, MAX_CHARACTERS);
  if (fault !== undefined) return failure(row.id, errorIn(language ?? "en", fault));
  const request = { text: row.text.trim(), language: language ?? reportLanguageFor(row.lang) };
  const report = await analyse(request, new AbortController().signal);
  const written = reportObject({ report, language: request.language, textHash: hashOf(request.text) });
  return { json: JSON.stringify({ id: row.id, ...written }), failed: false };
}

function parseLine(line: string): z.infer<typeof lineSchema> | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function failure(id: string | number | null, error: string) {
  return { json: JSON.stringify({ id, error }), failed: true };
}

/** A text in Russian, in which no report is written, is reported on in Ukrainian. */
function reportLanguageFor(lang: TextLanguage | undefined): ReportLanguage {
  return lang === "ru" ? "uk" : (lang ?? "en");
}
