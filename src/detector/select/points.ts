import { findingTypeOf, isAccusing, type Span, type Technique, type Voice, weightOf } from "#report/index.ts";
import { sentencesOf } from "../patterns/match.ts";
import type { Candidate } from "./candidates.ts";

/** A device that the text uses, with the words that show it. */
export interface SelectedPoint {
  readonly technique: Technique;
  readonly weight: number;
  /** One to three, the author's own before those of people quoted. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
}

/** More points than this are a list that nobody reads. */
const MOST_POINTS = 5;
/** Quotes of one point, be it against the text or for it. */
export const MOST_QUOTES = 3;
/**
 * To report one heated sentence is not to use it: quoted words are shown where so many sentences have some, or
 * where the text is little else than what somebody said.
 */
const FEWEST_WITH_QUOTED = 3;
/** How much each further place adds to the weight of a technique, and how many count. */
const WEIGHT_OF_PLACE = 0.3;
const PLACES_COUNTED = 4;

/**
 * What is to be said against a text: at most five points, the weightiest first, each resting on words that
 * explain themselves. Of points that show the same words the weightier keeps them.
 * @param isMostlySpeech whether most of the text is quoted.
 * @param wordCount words of the whole text.
 * @param unsure devices that need a surer one beside them in a longer text.
 */
export function selectPoints(
  candidates: readonly Candidate[],
  isMostlySpeech: boolean,
  wordCount: number,
  unsure: ReadonlySet<Technique> = NONE,
): SelectedPoint[] {
  const sure = candidates.filter(
    ({ strength, technique }) => strength === "strong" && isAccusing(findingTypeOf(technique)),
  );
  const ofAuthor = sure.filter(({ voice }) => voice === "author");
  // Whoever answers the same question thrice says the same words: it is a figure where a whole text is a speech.
  const quoted = sure.filter(
    ({ voice, technique }) => voice === "quoted" && (isMostlySpeech || technique !== "repetition"),
  );
  const isPassedOn = isMostlySpeech || new Set(sentencesOf(sure)).size >= FEWEST_WITH_QUOTED;
  // Of words that nobody is told to say it is not sure whose they are.
  const attributed = isMostlySpeech ? quoted : quoted.filter(({ isAttributed }) => isAttributed === true);
  const passedOn = isPassedOn ? attributed : [];
  const points = withoutOverlaps(rankedPoints([...ofAuthor, ...passedOn]), wordCount);
  return points
    .filter((point) => !isSlip(point, points, wordCount) && !isFormAlone(point, points, wordCount))
    .filter((point, _, left) => !isUnsureAlone(point, left, unsure, wordCount))
    .slice(0, MOST_POINTS);
}

/**
 * In a text of more words there is room for what makes an argument sound: its form proves little. There is room
 * for other quotes as well: one that is shown twice says less than two.
 */
const FEW_WORDS = 80;

const NONE: ReadonlySet<Technique> = new Set();

/** A device that is often seen where none is, with nothing surer beside it. */
function isUnsureAlone(
  { technique }: SelectedPoint,
  points: readonly SelectedPoint[],
  unsure: ReadonlySet<Technique>,
  wordCount: number,
): boolean {
  if (!unsure.has(technique) || wordCount <= FEW_WORDS) return false;
  return points.every((other) => unsure.has(other.technique) || OF_FORM.has(other.technique));
}

/** An argument that is told by its form, in a text too long to be nothing else. */
function isFormAlone(
  { technique }: SelectedPoint,
  points: readonly SelectedPoint[],
  wordCount: number,
): boolean {
  if (!OF_FORM.has(technique) || wordCount <= FEW_WORDS) return false;
  return points.filter((other) => !OF_FORM.has(other.technique)).length < ENOUGH_POINTS;
}

/** Arguments that patterns know by their form; whether they go wrong shows only in what stands around them. */
const OF_FORM: ReadonlySet<Technique> = new Set([
  "false-dilemma",
  "whataboutism",
  "straw-man",
  "false-equivalence",
  "shaming-the-reader",
  "appeal-to-values",
  "unsourced-claim",
]);

/** In a text of so many words one heated word is a slip, not a means. */
const LONG_TEXT_WORDS = 150;
/** Beside so many points that say more, one heated word is the least of them. */
const ENOUGH_POINTS = 3;

/** Whether a point is a single word that says little: alone in a longer text, or beside others that say more. */
function isSlip(point: SelectedPoint, points: readonly SelectedPoint[], wordCount: number): boolean {
  if (isMild(point) && wordCount >= LONG_TEXT_WORDS) return true;
  if (!isOneWord(point)) return false;
  const others = points.filter((other) => other !== point);
  if (others.length === 0 && point.candidates[0].isOfOwnAffairs) return true;
  const more = others.filter((other) => !isOneWord(other)).length;
  return more >= ENOUGH_POINTS || (others.length === 0 && wordCount >= LONG_TEXT_WORDS);
}

/** One place of a device that matters little. */
function isMild({ technique, candidates }: SelectedPoint): boolean {
  return candidates.length === 1 && weightOf(technique) < LEAST_WEIGHT;
}

/** What careful editors gave at the least to devices that one place of a longer text shows. */
const LEAST_WEIGHT = 1.9;

function isOneWord({ technique, candidates: [first, ...more] }: SelectedPoint): boolean {
  if (more.length > 0 || first.isWholeSentence || !ONE_WORD_SAYS_LITTLE.has(technique)) return false;
  return first.core.end - first.core.start <= LONGEST_WORD;
}

const ONE_WORD_SAYS_LITTLE: ReadonlySet<Technique> = new Set([
  "loaded-language",
  "name-calling",
  "mockery",
  "vague-quantity",
]);
/** In UTF-16 units: a word, or two short ones. */
const LONGEST_WORD = 16;

/** The weightiest first; of equal ones that which stands first in the text. */
export function byWeight(a: SelectedPoint, b: SelectedPoint): number {
  return b.weight - a.weight || a.candidates[0].core.start - b.candidates[0].core.start;
}

/** The candidates of each technique as one point, the weightiest first. */
function rankedPoints(candidates: readonly Candidate[]): SelectedPoint[] {
  return [...Map.groupBy(candidates, ({ technique }) => technique).values()]
    .flatMap((group) => pointOf(group) ?? [])
    .toSorted(byWeight);
}

/**
 * The author's own words come first: they say whose device it is. Then those that say most, then those that stand
 * first; the same words again come last.
 */
function pointOf(group: readonly Candidate[]): SelectedPoint | undefined {
  const ranked = group.toSorted((a, b) => rankOf(a) - rankOf(b) || b.force - a.force);
  const ofOne = ranked.filter(({ voice, speaker }) => isOfOne(ranked[0], voice, speaker));
  const { fresh = [], again = [] } = Object.groupBy(ofOne, freshOrAgain());
  const [first, ...more] = [...fresh, ...again];
  if (first === undefined) return undefined;
  const places = Math.min(PLACES_COUNTED, group.length);
  const weight = weightOf(first.technique) + WEIGHT_OF_PLACE * (places - 1);
  return { technique: first.technique, weight, candidates: [first, ...more.slice(0, MOST_QUOTES - 1)] };
}

function rankOf({ voice }: Candidate): number {
  return voice === "author" ? 0 : 1;
}

/** A point on quoted words is one speaker's: what others say is not put under the same name. */
function isOfOne(first: Candidate | undefined, voice: Voice, speaker: string | undefined): boolean {
  return first === undefined || first.voice === "author" || voice === "author" || speaker === first.speaker;
}

/** Tells words that were not seen before from the same ones again; that words come back is a device of its own. */
function freshOrAgain(): (candidate: Candidate) => "fresh" | "again" {
  const seen = new Set<string>();
  return ({ technique, said }) => {
    if (technique !== "repetition" && seen.has(said)) return "again";
    seen.add(said);
    return "fresh";
  };
}

/**
 * Words that a weightier point rests on show nothing more under another name; but that words come back is seen in
 * all their places, whatever the words are.
 */
function withoutOverlaps(points: readonly SelectedPoint[], wordCount: number): SelectedPoint[] {
  const taken: Candidate[] = [];
  const isTaken = ({ core, shown }: Candidate) =>
    taken.some((other) => isSame(core, other.core) || (wordCount > FEW_WORDS && isEqual(shown, other.shown)));
  return points.flatMap((point) => {
    if (point.technique === "repetition") return [point];
    const [first, ...more] = point.candidates.filter((each) => !isTaken(each));
    if (first === undefined) return [];
    taken.push(first, ...more);
    return [{ ...point, candidates: [first, ...more] as const }];
  });
}

function isEqual(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

/** Whether two spans share more than half of the shorter. */
function isSame(a: Span, b: Span): boolean {
  return overlap(a, b) * 2 > Math.min(a.end - a.start, b.end - b.start);
}

function overlap(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}
