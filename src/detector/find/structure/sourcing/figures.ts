import type { Finding } from "../../../patterns/match.ts";
import type { Split } from "../../../text/split.ts";
import { markAt, NUMBER, type Tokens } from "../../../text/tokens.ts";
import { UNITS } from "../../source-words.ts";

/** A figure in the same sentence: an amount, no year, day or small number. */
export function figureBeside(split: Split, { sentence }: Finding): Finding | undefined {
  const { tokens, sentences } = split;
  const { first = 0, end = 0 } = sentences[sentence] ?? {};
  for (let token = first; token < end; token++) {
    if (!isAmount(split, token)) continue;
    const last = Math.min(end - 1, lastOfClause(tokens, token, Math.min(end, token + FIGURE_WORDS)));
    return { technique: "figures-with-source", strength: "strong", first: token, last, sentence };
  }
  return undefined;
}

/** How many words of a figure are quoted. */
const FIGURE_WORDS = 4;

/** UTF-16 units behind a number in which its unit begins and ends. */
const UNIT_UNITS = 12;

/** Whether what is counted in stands after a number, with a space between or none. */
function isUnit(after: string): boolean {
  const words = after.replace(/^\s/u, "");
  return UNITS.some((unit) => words.startsWith(unit));
}

/** Whether a number is an amount: counted in something, or too large for a day; no year. */
export function isAmount({ text, tokens }: Split, token: number): boolean {
  if (tokens.kinds[token] !== NUMBER) return false;
  const [start, end] = [tokens.starts[token] ?? 0, tokens.ends[token] ?? 0];
  if (/[$£€]/u.test(text.charAt(start - 1)) || isUnit(text.slice(end, end + UNIT_UNITS))) return true;
  const figure = text.slice(start, end);
  // A year has four digits and nothing between them; a time or a date has another mark.
  return /^\d{3}$|^\d{5,}$|^\d{1,3}(?:[,. \u00A0]\d{3})+$/u.test(figure);
}

/** The last of at most CLAUSE_WORDS tokens after one that no mark divides from it. */
export function lastOfClause(tokens: Tokens, from: number, end: number): number {
  let last = from;
  while (last + 1 < end && last < from + CLAUSE_WORDS && markAt(tokens, last + 1) === 0) last++;
  return last;
}

const CLAUSE_WORDS = 8;
