import { fileURLToPath } from "node:url";
import * as z from "zod";
import { read } from "#detector/index.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import type { DatasetResult } from "../dataset.ts";
import { readRows } from "../rows.ts";
import { type Change, changesBetween, type SeenReport } from "./compare.ts";
import { PAIRS, type Pair } from "./pairs.ts";
import { fill, swapped } from "./template.ts";

const rowSchema = z.object({ pair: z.string(), kind: z.string(), text: z.string() });

/** A text of ours with slots for two sides, and the sides. */
export interface SwapText {
  readonly language: TextLanguage;
  readonly kind: string;
  readonly template: string;
  readonly pair: Pair;
}

/** A text whose report changes when the sides change places, and how. */
export interface ChangedText extends SwapText {
  readonly changes: readonly Change[];
}

/** Who reads a text for the swap test: the embedded analyser or a model. */
export type ReadReport = (text: string, language: TextLanguage) => SeenReport;

/**
 * The swap test: in texts of ours two sides change places (parties, nations, leaders, men and women …), and the
 * report must stay the same but for the names. The share that changes; the trivial reader changes every report.
 */
export function swap(readReport: ReadReport = readEmbedded): DatasetResult {
  return sharesOf(changedTexts(readReport), "changed");
}

function sharesOf(changed: readonly ChangedText[], metric: string): DatasetResult {
  const scores = TEXT_LANGUAGES.map((language) => {
    const n = readSwapTexts(language).length;
    const share = changed.filter((text) => text.language === language).length / Math.max(n, 1);
    return [`swap.${metric}.${language}`, { score: share, trivial: 1, n }] as const;
  });
  return { scores: Object.fromEntries(scores), labels: [] };
}

/** Parts of a report that do not depend on how a model words things: it words the same thing anew each time. */
const FINDINGS: ReadonlySet<Change["part"]> = new Set(["boxes", "techniques", "quotes"]);

/**
 * The swap test of a model: the share of texts of which it finds something else when the sides change places. Part of
 * it is chance, since a model asked twice may differ without a reason.
 */
export function swapFindings(readReport: ReadReport): DatasetResult {
  const changed = changedTexts(readReport).filter(({ changes }) =>
    changes.some(({ part }) => FINDINGS.has(part)),
  );
  return sharesOf(changed, "findingsChanged");
}

/** The texts whose report changes. */
export function changedTexts(readReport: ReadReport = readEmbedded): ChangedText[] {
  return TEXT_LANGUAGES.flatMap(readSwapTexts)
    .map((text) => ({ ...text, changes: changesOf(text, readReport) }))
    .filter(({ changes }) => changes.length > 0);
}

/** The swap test's texts in one language. Throws a RangeError where a text names no pair of the table. */
export function readSwapTexts(language: TextLanguage): SwapText[] {
  const file = fileURLToPath(new URL(`${language}.jsonl`, import.meta.url));
  return readRows(file).map((row) => {
    const { pair: name, kind, text } = rowSchema.parse(row);
    const pair = PAIRS[language][name];
    if (pair === undefined) throw new RangeError(`no pair ${name} in ${language}`);
    return { language, kind, template: text, pair };
  });
}

function changesOf({ template, pair, language }: SwapText, readReport: ReadReport): Change[] {
  const before = readReport(fill(template, pair), language);
  const after = readReport(fill(template, swapped(pair)), language);
  return changesBetween(before, after, pair);
}

/** In the language of the text where reports are written in it: a frame that agrees with names is tested too. */
function readEmbedded(text: string, language: TextLanguage): SeenReport {
  const { overall_summary, analysis_results, kind } = read(text, language === "en" ? "en" : "uk");
  return { overall_summary, analysis_results, kind: kind.kind };
}
