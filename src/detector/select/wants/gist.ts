import type { Marker } from "#languages/index.ts";
import { sentencesOf } from "../../patterns/match.ts";
import { type Sentence, wordsOf } from "../../text/sentences.ts";
import { isQuotationMark, LOWER_SHAPE, markAt, type Tokens, WORD } from "../../text/tokens.ts";
import { type Candidate, isOwnDevice } from "../candidates.ts";
import { sayingOf } from "./saying.ts";
import type { Survey } from "./survey.ts";

/**
 * What makes a sentence one by which a text can be told: a device in it, sharp or concluding words, what the text
 * speaks of most, its place. Set by hand: of 59 texts in which editors named devices and we said nothing of what they
 * want, the best sentence held one of the editors' quotes in 36; a sentence at random does in three of ten.
 */
const GAIN = {
  strong: 1.5,
  weak: 0.4,
  mostOfDevices: 3,
  sharp: 0.6,
  concluding: 0.8,
  judging: 0.5,
  cried: 0.6,
  /** A question says little by itself, but for the last one of a post. */
  asked: -0.5,
  askedInShort: 0.2,
  topic: 0.4,
  mostTopics: 3,
  atEnd: 0.6,
  /** Others are heard in it, or it tells when something was. */
  quoted: -1,
  told: -0.6,
  heading: -1,
} as const;

/** What a text seems to be for: what is likely calm, a story or a lesson, may be an advert or a column all the same. */
export type Purpose = "argument" | "likelyCalm" | "unknown";

/** So much a sentence must be worth. */
const LEAST: Record<Purpose, number> = { argument: 0.8, unknown: 1.2, likelyCalm: 2.4 };
/** So much of it by its own words and marks, unless the text argues. */
const LEAST_OF_WORDS = 0.5;
/** So large a part of the words of a heading has capitals. */
const HEADING = 0.6;
/** Words of a sentence that says enough by itself and can be shown whole. */
const WORDS = { fewest: 6, most: 26 } as const;
/** A text of so few words may be a post. */
const SHORT = 90;
/** So many sentences are the last ones. */
const LAST = 3;

const [CRY, QUESTION] = [0x21, 0x3f];

/**
 * The sentence of its author's that tells most of what a text is for, where no words of it ask or conclude; nothing
 * where none stands out.
 * @param topics tokens of what the text speaks of most.
 */
export function gistOf(
  survey: Survey,
  candidates: readonly Candidate[],
  topics: ReadonlySet<number>,
  purpose: Purpose,
): string | undefined {
  const { split, fits, leaning, told } = survey;
  const worthOf = worths(survey, candidates, topics, purpose);
  let best: string | undefined;
  let most = LEAST[purpose];
  for (const [number, sentence] of split.sentences.slice(0, told).entries()) {
    if (sentence.words < WORDS.fewest || leaning.has(number) || !fits.asStand(number)) continue;
    const worth = worthOf(number, sentence);
    if (worth < most || (worth === most && best !== undefined)) continue;
    const shown = sayingOf(survey, number, WORDS.most);
    if (shown === undefined) continue;
    best = shown;
    most = worth;
  }
  return best;
}

type WorthOf = (number: number, sentence: Sentence) => number;

/** What each sentence is worth. */
function worths(
  { split: { tokens, sentences }, matches, told }: Survey,
  candidates: readonly Candidate[],
  topics: ReadonlySet<number>,
  purpose: Purpose,
): WorthOf {
  const has = (...markers: readonly Marker[]) =>
    new Set(markers.flatMap((marker) => sentencesOf(matches.markers.get(marker))));
  const signs = [
    [has("denial", "flat-denial", "scare-word", "nobody"), GAIN.sharp],
    [has("claim", "ought", "act", "upshot"), GAIN.concluding],
    [has("judgement"), GAIN.judging],
    [has("speech-verb", "others-view", "hearsay", "time", "imprint"), GAIN.told],
  ] as const;
  const devices = devicesBySentence(candidates);
  const isShort = wordsOf(sentences) <= SHORT;
  return (number, sentence) => {
    const ofSigns = signs.reduce((sum, [sentences, gain]) => sum + (sentences.has(number) ? gain : 0), 0);
    const ofDevices = Math.min(GAIN.mostOfDevices, devices.get(number) ?? 0);
    const ofPlace = number >= told - LAST ? GAIN.atEnd : 0;
    const ofMarks = worthOfMarks(tokens, sentence, isShort);
    const isPlain = purpose !== "argument" && ofSigns + ofDevices + ofMarks < LEAST_OF_WORDS;
    return isPlain ? 0 : ofSigns + ofDevices + ofMarks + ofPlace + worthOfTopics(sentence, topics);
  };
}

function devicesBySentence(candidates: readonly Candidate[]): ReadonlyMap<number, number> {
  const devices = new Map<number, number>();
  for (const { strength, sentence } of candidates.filter(isOwnDevice))
    devices.set(sentence, (devices.get(sentence) ?? 0) + GAIN[strength]);
  return devices;
}

/** What a sentence is worth by the marks in it and by how it is written. */
function worthOfMarks(tokens: Tokens, { first, end, words }: Sentence, isShort: boolean): number {
  let capitals = 0;
  let isQuoting = false;
  for (let token = first; token < end; token++) {
    if (tokens.kinds[token] === WORD && tokens.shapes[token] !== LOWER_SHAPE) capitals++;
    isQuoting ||= isQuotationMark(markAt(tokens, token));
  }
  const mark = markAt(tokens, end - 1);
  const ofEnd =
    mark === CRY ? GAIN.cried : mark === QUESTION ? (isShort ? GAIN.askedInShort : GAIN.asked) : 0;
  return ofEnd + (isQuoting ? GAIN.quoted : 0) + (capitals > words * HEADING ? GAIN.heading : 0);
}

function worthOfTopics({ first, end }: Sentence, topics: ReadonlySet<number>): number {
  let found = 0;
  for (let token = first; token < end; token++) if (topics.has(token)) found++;
  return Math.min(found, GAIN.mostTopics) * GAIN.topic;
}
