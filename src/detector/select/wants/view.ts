import { wordsOf } from "../../text/sentences.ts";
import { criesOrAsks, markAt } from "../../text/tokens.ts";
import { type Candidate, isOwnDevice } from "../candidates.ts";
import { sayingOf } from "./saying.ts";
import type { Survey } from "./survey.ts";
import { edgeWeight } from "./telling-sentence.ts";

/** What a sentence of the author's gains: by a device in it, by one that is often found wrongly, by a word of judgement. */
const GAIN = { strong: 1.5, weak: 0.5, judgement: 1, exclaimed: 0.5, most: 3 } as const;
/** So much shows that a sentence takes a stand, and not only where it stands. */
const LEAST_STAND = 2;
/** In a text so short a single device or question says much. */
const SHORT_TEXT = { words: 150, leastStand: 1.5 } as const;
const LEAST = 2.5;
const FEWEST_WORDS = 5;
/** Of a longer sentence its beginning may not show the stand. */
const LONGEST = 26;

type Stands = ReadonlyMap<number, number>;

/**
 * The sentence in which the author takes a stand most plainly: a text that argues is told by it. Nothing where none
 * takes one, or where it is too long to be shown whole.
 */
export function viewOf(survey: Survey, candidates: readonly Candidate[]): string | undefined {
  const { split, fits, leaning, told } = survey;
  const stands = standsOf(survey, candidates);
  const isShort = wordsOf(split.sentences) <= SHORT_TEXT.words;
  const leastStand = isShort ? SHORT_TEXT.leastStand : LEAST_STAND;
  let best: { readonly words: string; readonly weight: number } | undefined;
  for (const [number, sentence] of split.sentences.entries()) {
    const stand = Math.min(GAIN.most, stands.get(number) ?? 0);
    if (stand < leastStand || sentence.words < FEWEST_WORDS || leaning.has(number)) continue;
    if (!fits.asStand(number)) continue;
    const weight = stand + edgeWeight(told, number);
    if (weight < LEAST || weight <= (best?.weight ?? 0)) continue;
    const words = sayingOf(survey, number, LONGEST);
    if (words !== undefined) best = { words, weight };
  }
  return best?.words;
}

/** How much each sentence takes a stand, by its number. */
function standsOf({ split, matches }: Survey, candidates: readonly Candidate[]): Stands {
  const { markers } = matches;
  const stands = new Map<number, number>();
  const add = (sentence: number, gain: number) => stands.set(sentence, (stands.get(sentence) ?? 0) + gain);
  for (const { strength, sentence } of candidates.filter(isOwnDevice)) add(sentence, GAIN[strength]);
  for (const { sentence } of markers.get("judgement") ?? []) add(sentence, GAIN.judgement);
  for (const [number, { end }] of split.sentences.entries())
    if (criesOrAsks(markAt(split.tokens, end - 1))) add(number, GAIN.exclaimed);
  return stands;
}
