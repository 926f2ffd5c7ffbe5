import { diffArrays } from "diff";

/** A run of words as it stands in the first text. */
export interface SharedPhrase {
  readonly quote: string;
  readonly words: number;
}

/** Some words of the two texts side by side. */
export interface Change {
  readonly value: string;
  readonly kind: "same" | "removed" | "added";
}

/** Two texts word by word where one is made from the other; else what they have in common. */
export type Wording =
  | { readonly kind: "edited"; readonly changes: readonly Change[] }
  | { readonly kind: "apart"; readonly phrases: readonly SharedPhrase[] };

/** A shorter run of words is shared by chance. */
const FEWEST_WORDS = 5;

/** Texts that share so much of the shorter one are two versions of one. */
const EDITED_SHARE = 0.5;

/** How long two versions may be compared, in milliseconds, before shared phrases must do. */
const COMPARING_MS = 2_000;

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu)].map((found) => ({
    folded: found[0].toLowerCase().replace(/[’ʼ]/gu, "'"),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

function gramAt(words: readonly Word[], at: number): string {
  return words
    .slice(at, at + FEWEST_WORDS)
    .map(({ folded }) => folded)
    .join(" ");
}

/** Where each run of five words begins first. */
function gramsOf(words: readonly Word[]): Map<string, number> {
  const grams = new Map<string, number>();
  for (let at = words.length - FEWEST_WORDS; at >= 0; at--) grams.set(gramAt(words, at), at);
  return grams;
}

/** How many words are the same from two places on. */
function commonLength(first: readonly Word[], second: readonly Word[], i: number, j: number): number {
  let length = 0;
  while (first[i + length] && first[i + length]?.folded === second[j + length]?.folded) length++;
  return length;
}

/** Runs of five words and more that stand in both texts, in the order and the words of the first. */
export function sharedPhrases(first: string, second: string): SharedPhrase[] {
  const [ofFirst, ofSecond] = [wordsOf(first), wordsOf(second)];
  const grams = gramsOf(ofSecond);
  const phrases = new Map<string, SharedPhrase>();
  for (let i = 0; i + FEWEST_WORDS <= ofFirst.length; i++) {
    const j = grams.get(gramAt(ofFirst, i));
    if (j === undefined) continue;
    const words = commonLength(ofFirst, ofSecond, i, j);
    const quote = first.slice(ofFirst[i]?.start, ofFirst[i + words - 1]?.end);
    phrases.set(quote.toLowerCase(), { quote, words });
    i += words - 1;
  }
  return [...phrases.values()];
}

/** A text as words, runs of white space and single signs. */
function piecesOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** The words of two versions. Undefined where that takes too long. */
function changesOf(first: string, second: string): Change[] | undefined {
  const changes = diffArrays(piecesOf(first), piecesOf(second), { timeout: COMPARING_MS });
  return changes?.map(({ value, added, removed }) => ({
    value: value.join(""),
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

/** What two texts share in their wording and where they differ. */
export function compareWording(first: string, second: string): Wording {
  const phrases = sharedPhrases(first, second);
  const shared = phrases.reduce((sum, { words }) => sum + words, 0);
  const shorter = Math.min(wordsOf(first).length, wordsOf(second).length);
  const changes = shared > shorter * EDITED_SHARE ? changesOf(first, second) : undefined;
  return changes ? { kind: "edited", changes } : { kind: "apart", phrases };
}
