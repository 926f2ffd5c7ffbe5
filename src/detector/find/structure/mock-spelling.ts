import { structures } from "#languages/index.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, type Tokens, textAt, WORD } from "../../text/tokens.ts";
import type { DistinctWords } from "../../text/words/distinct-words.ts";

/** Shorter words tell too little. */
const SHORTEST = 4;

interface Spelling {
  /** Pairs of letters, the first in the upper half. */
  readonly pairs: ReadonlySet<number>;
  /** By unit, 1 for the second letter of a pair: most letters are none, and are passed over. */
  readonly seconds: Uint8Array;
  readonly except: readonly string[];
}

const SPELLINGS: ReadonlyMap<TextLanguage, Spelling> = new Map(
  TEXT_LANGUAGES.flatMap((language): [TextLanguage, Spelling][] => {
    const { alienSpelling } = structures[language];
    if (alienSpelling === undefined) return [];
    const pairs = new Set(alienSpelling.pairs.map((pair) => keyOf(pair.charCodeAt(0), pair.charCodeAt(1))));
    const seconds = new Uint8Array(2 ** 16);
    for (const pair of alienSpelling.pairs) seconds[pair.charCodeAt(1)] = 1;
    return [[language, { pairs, seconds, except: alienSpelling.except }]];
  }),
);

/** Finds another language's words that are spelled by ear in order to mock; names and Latin words are none. */
export function findMockSpelling({ tokens, sentences }: Split): Finding[] {
  const findings: Finding[] = [];
  const odd = new Map<TextLanguage, ReadonlySet<number>>();
  for (const [sentence, { first, end, language }] of sentences.entries()) {
    const spelling = SPELLINGS.get(language);
    if (spelling === undefined) continue;
    const words = odd.get(language) ?? wordsWithPair(tokens.distinct, spelling);
    odd.set(language, words);
    if (words.size === 0) continue;
    for (let index = first; index < end; index++) {
      if (!words.has(tokens.words[index] ?? 0) || tokens.kinds[index] !== WORD) continue;
      if (tokens.shapes[index] !== LOWER_SHAPE || isOwn(tokens, index, spelling)) continue;
      findings.push({
        technique: "mockery",
        strength: "strong",
        first: index,
        last: index,
        sentence,
        isAuthors: true,
      });
    }
  }
  return findings;
}

/** The numbers of the distinct words that have a pair; most texts have none, and are not searched. */
function wordsWithPair(words: DistinctWords, spelling: Spelling): ReadonlySet<number> {
  const odd = new Set<number>();
  for (let word = 1; word < words.count; word++) if (hasPair(words, word, spelling)) odd.add(word);
  return odd;
}

/** A doubled letter before is the language's own: «життєвий», «суддєю». */
function hasPair(
  { folded, starts, ends }: DistinctWords,
  word: number,
  { pairs, seconds }: Spelling,
): boolean {
  const start = starts[word] ?? 0;
  const end = ends[word] ?? 0;
  if (end - start < SHORTEST) return false;
  for (let at = start + 1; at < end; at++) {
    if (seconds[folded[at] ?? 0] === 0) continue;
    const before = folded[at - 1] ?? 0;
    if (pairs.has(keyOf(before, folded[at] ?? 0)) && (at < start + 2 || folded[at - 2] !== before))
      return true;
  }
  return false;
}

function isOwn(tokens: Tokens, index: number, { except }: Spelling): boolean {
  const word = textAt(tokens, index).toLowerCase();
  return except.some((part) => word.includes(part));
}

function keyOf(first: number, second: number): number {
  return first * 0x1_00_00 + second;
}
