import { findingTypeOf, TECHNIQUE_IDS, type Technique } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import { MARK, NUMBER, SYMBOL, type Tokens, WORD } from "../../text/tokens.ts";
import { hashStep, mixedHash } from "../../text/words/distinct-words.ts";

/** Number of buckets that features are hashed into (Weinberger et al. 2009, "Feature hashing"). */
export const BUCKETS = 1 << 16;

const SHORTEST_PREFIX = 2;
const LONGEST_PREFIX = 9;
const LONGEST_RUN = 2;
const [PREFIX_SEED, MARK_SEED] = [0x2f0b4c47 | 0, 0x5bd1e995 | 0];
const CUE_SEED = 0x1b873593 | 0;

/** What the rules found, as far as the learned part cares. */
export type Cue = Pick<Finding, "technique" | "strength">;

/** Room that `featuresOf` needs for one token. */
export const FEATURES_ROOM = LONGEST_PREFIX - SHORTEST_PREFIX + 2;

/**
 * Writes the buckets of one token into `buckets` and returns how many there are: the whole word
 * and its beginnings, since English, Ukrainian and Russian inflect at the end; marks and emoji whole.
 */
export function featuresOf(tokens: Tokens, index: number, buckets: Int32Array): number {
  const kind = tokens.kinds[index];
  if (kind === WORD) return wordFeatures(tokens, index, buckets);
  if (kind !== MARK && kind !== SYMBOL && kind !== NUMBER) return 0;
  buckets[0] = kind === NUMBER ? bucketOf(MARK_SEED) : markBucket(tokens, index);
  return 1;
}

/** How many features one finding of the rules counts for: among many words it would not count else. */
export const CUE_COUNT = 10;

/** The buckets of something that the rules found: its technique with its strength, and its finding type. */
export function cueBuckets({ technique, strength }: Cue): readonly [number, number] {
  return CUE_BUCKETS[strength][technique];
}

const CUE_BUCKETS = { strong: cueBucketsOf("strong"), weak: cueBucketsOf("weak") };

function cueBucketsOf(strength: Cue["strength"]): Record<Technique, readonly [number, number]> {
  const buckets = TECHNIQUE_IDS.map((id) => [
    id,
    [textBucket(`${id} ${strength}`), textBucket(findingTypeOf(id))],
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which strings they are
  return Object.fromEntries(buckets) as Record<Technique, readonly [number, number]>;
}

function textBucket(text: string): number {
  let hash = CUE_SEED;
  for (let at = 0; at < text.length; at++) hash = hashStep(hash, text.charCodeAt(at));
  return bucketOf(hash);
}

function wordFeatures({ words, distinct }: Tokens, index: number, buckets: Int32Array): number {
  const { folded, starts, ends, hashes } = distinct;
  const word = words[index] ?? 0;
  const start = starts[word] ?? 0;
  const end = Math.min((ends[word] ?? 0) - 1, start + LONGEST_PREFIX);
  let count = 0;
  let prefix = PREFIX_SEED;
  for (let at = start; at < end; at++) {
    prefix = hashStep(prefix, folded[at] ?? 0);
    if (at + 1 - start >= SHORTEST_PREFIX) buckets[count++] = bucketOf(prefix);
  }
  // The hash that tells words apart is that of the whole word: the model has learned it so.
  buckets[count++] = bucketOfMixed(hashes[word] ?? 0);
  return count;
}

/** A mark in a run says more than one alone: `)))` and `!!!` are a tone of voice. */
function markBucket(tokens: Tokens, index: number): number {
  let hash = MARK_SEED;
  const end = tokens.ends[index] ?? 0;
  for (let at = tokens.starts[index] ?? 0; at < end; at++) hash = hashStep(hash, tokens.text.charCodeAt(at));
  for (let run = 1; run <= LONGEST_RUN && repeatsBefore(tokens, index - run + 1); run++)
    hash = hashStep(hash, run);
  return bucketOf(hash);
}

function repeatsBefore(tokens: Tokens, index: number): boolean {
  const start = tokens.starts[index] ?? 0;
  if (index === 0 || tokens.ends[index - 1] !== start) return false;
  return tokens.text.charCodeAt(tokens.starts[index - 1] ?? 0) === tokens.text.charCodeAt(start);
}

function bucketOf(hash: number): number {
  return bucketOfMixed(mixedHash(hash));
}

function bucketOfMixed(hash: number): number {
  const mixed = Math.imul(hash, 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (BUCKETS - 1);
}
