import {
  CAPITALISED_SHAPE,
  isDash,
  LINK,
  MARK,
  markAt,
  NUMBER,
  QUOTES,
  SYMBOL,
  type Tokens,
  WORD,
} from "../../text/tokens.ts";
import { hashStep, mixedHash, WORD_HASH_SEED } from "../../text/words/distinct-words.ts";

/** Number of buckets that features are hashed into (Weinberger et al. 2009, "Feature hashing"). */
export const BUCKETS = 1 << 18;

/** The buckets of one token. */
export interface TokenFeatures {
  readonly token: number;
  readonly buckets: readonly number[];
}

/** Beginnings of words in UTF-16 units: English, Ukrainian and Russian inflect at the end. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 7;

/** What stands for tokens that are told by their sort alone. */
const SORT = { start: 1, end: 2, name: 3, number: 4, link: 5, symbol: 6, quote: 7, dash: 8 };
const [BEGINNING_SEED, PAIR_SEED, SORT_SEED] = [0x2f0b4c47 | 0, 0x5bd1e995 | 0, 0x1b873593 | 0];
const FULL_STOP = ".".charCodeAt(0);

/**
 * What a short text is told by: its words, their beginnings, and each word with the one before it. A name in the
 * middle of a sentence, a number, a link and a full stop count by their sort or not at all, so that no party,
 * people or person has a weight.
 * @param starts tokens that begin a sentence: there a capital letter tells no name.
 * @param isSide whether a word names a side: it counts as a name.
 */
export function featuresOf(
  tokens: Tokens,
  starts: ReadonlySet<number>,
  isSide: (token: number) => boolean,
): TokenFeatures[] {
  const features: TokenFeatures[] = [];
  let before = ofSort(SORT.start);
  for (let token = 0; token < tokens.count; token++) {
    const isName = tokens.shapes[token] === CAPITALISED_SHAPE && !starts.has(token);
    const symbol = symbolOf(tokens, token, isName || isSide(token));
    if (symbol === undefined) continue;
    features.push({
      token,
      buckets: [bucketOf(symbol), pair(before, symbol), ...beginnings(tokens, token, symbol)],
    });
    before = symbol;
  }
  const last = features.pop();
  if (last !== undefined)
    features.push({ ...last, buckets: [...last.buckets, pair(before, ofSort(SORT.end))] });
  return features;
}

/** What stands for a token; undefined for one that tells nothing. */
function symbolOf(tokens: Tokens, token: number, isName: boolean): number | undefined {
  const kind = tokens.kinds[token];
  if (kind === WORD) return isName ? ofSort(SORT.name) : wordHash(tokens, token);
  if (kind === NUMBER) return ofSort(SORT.number);
  if (kind === LINK) return ofSort(SORT.link);
  if (kind === SYMBOL) return ofSort(SORT.symbol);
  return kind === MARK ? markSymbol(tokens, token) : undefined;
}

function markSymbol(tokens: Tokens, token: number): number | undefined {
  const mark = markAt(tokens, token);
  if (mark === FULL_STOP) return undefined;
  if (QUOTES.has(mark)) return ofSort(SORT.quote);
  return isDash(tokens, token) ? ofSort(SORT.dash) : hashStep(SORT_SEED, mark + 0x100);
}

function wordHash({ words, distinct }: Tokens, token: number): number {
  return distinct.hashes[words[token] ?? 0] ?? 0;
}

/** The buckets of a word's beginnings; none for a token that is told by its sort. */
function beginnings(tokens: Tokens, token: number, symbol: number): number[] {
  if (tokens.kinds[token] !== WORD || symbol !== wordHash(tokens, token)) return [];
  const { folded, starts, ends } = tokens.distinct;
  const word = tokens.words[token] ?? 0;
  const start = starts[word] ?? 0;
  const longest = Math.min(LONGEST_BEGINNING, (ends[word] ?? 0) - start - 1);
  const found: number[] = [];
  let hash = BEGINNING_SEED;
  for (let length = 1; length <= longest; length++) {
    hash = hashStep(hash, folded[start + length - 1] ?? 0);
    if (length >= SHORTEST_BEGINNING) found.push(bucketOf(hash));
  }
  return found;
}

function pair(before: number, symbol: number): number {
  const low = hashStep(hashStep(PAIR_SEED, before & 0xffff), before >>> 16);
  return bucketOf(hashStep(hashStep(low, symbol & 0xffff), symbol >>> 16));
}

function ofSort(sort: number): number {
  return hashStep(SORT_SEED ^ WORD_HASH_SEED, sort);
}

function bucketOf(hash: number): number {
  return mixedHash(hash ^ (hash >>> 11)) & (BUCKETS - 1);
}
