import { APOSTROPHES, QUOTATION_MARKS, withoutInvisible } from "#languages/index.ts";
import type { Span } from "#report/index.ts";

/** A text without its typography, with the way back to the text. */
export interface FoldedText {
  readonly text: string;
  /** The span of the original that became `[from, to)` of the folded text. */
  original(from: number, to: number): Span;
}

/** A character with the combining marks after it: what Unicode normal forms may write in two ways. */
const CLUSTER = /[^\p{M}]\p{M}*|\p{M}+/gsu;
/** Quotation marks and apostrophes of every kind. One class, as JSON makes models change " into '. */
const QUOTATION = new RegExp(`[${QUOTATION_MARKS}${APOSTROPHES}「」『』〝〞〟ʹ′″＂＇]`, "gu");
/** A single letter or digit: most of any text, and nothing to fold but its normal form. */
const PLAIN_LETTER = /^[\p{Lu}\p{Ll}\p{Lo}\p{Nd}]$/u;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;

/**
 * Folds typography away: quotation marks and apostrophes, dashes, runs of white space, invisible
 * characters and Unicode normal forms. Letters and their case stay as they are.
 */
export function fold(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let spaced = false;
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const folded = foldCluster(cluster);
    if (folded === " " && spaced) {
      ends[ends.length - 1] = index + cluster.length;
      continue;
    }
    if (folded === "") continue;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    spaced = folded === " ";
  }
  return {
    text: parts.join(""),
    original: (from, to) => ({ start: starts[from] ?? text.length, end: ends[to - 1] ?? text.length }),
  };
}

function foldCluster(cluster: string): string {
  if (PLAIN_LETTER.test(cluster)) return cluster.normalize("NFKC");
  return withoutInvisible(cluster)
    .replace(QUOTATION, "'")
    .normalize("NFKC")
    .replace(DASH, "-")
    .replace(/\s+/gu, " ");
}
