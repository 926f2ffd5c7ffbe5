import { type KindOfText, WANTS, type Want } from "#languages/index.ts";
import { reportingWordsOf } from "../../find/kind/speakers/reporting-words.ts";
import { isOpenEnd, lexiconOf } from "../../patterns/lexicon.ts";
import type { MarkerHit, Matches } from "../../patterns/match.ts";
import { quotationAround } from "../../text/quotations.ts";
import { outerWordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { markAt, spanOf, WORD } from "../../text/tokens.ts";
import type { VoiceAt } from "../candidates.ts";
import { clauseAround } from "../clause.ts";
import type { KeepMarksWhole } from "../whole-marks.ts";
import { isGiftOfVote } from "./fits.ts";
import type { Survey } from "./survey.ts";
import { edgeWeight, MOST_SHOWN_WORDS, wholeSentence } from "./telling-sentence.ts";

/** What a text wants or claims, and the words of the text that show it, the most telling first. */
export interface WantFound {
  readonly want: Want;
  readonly words: readonly [string, ...string[]];
  /** How much it says of the text as a whole. */
  readonly weight: number;
}

/** So many places of the author's show it. One word of judgement may be the topic, or the apt one; one of praise a courtesy. */
const NEEDED: Record<Want, number> = {
  step: 1,
  gift: 1,
  sale: 1,
  act: 1,
  aim: 1,
  promise: 1,
  trust: 2,
  ought: 1,
  claim: 1,
  judgement: 2,
};
/** In a text that surely tells, teaches or records. What remains there is the topic. */
const NEEDED_IN_CALM: Partial<Record<Want, number>> = { sale: 2, promise: 2 };

/** A newspaper asks for subscribers beneath every report. */
const NEEDED_IN_NEWS: Partial<Record<Want, number>> = { ...NEEDED, sale: 2, gift: 2 };

/** What is claimed or due in news is so by those of whom they tell. */
const { claim: _claim, ought: _ought, ...NEEDED_IN_SURE_NEWS } = NEEDED_IN_NEWS;

/** A letter may hold up an advertiser's line. */
const NEEDED_IN_LETTER: Partial<Record<Want, number>> = { ...NEEDED, sale: 2 };

/** What kind of text it is likely to be. */
interface Likely {
  readonly isGated: boolean;
  readonly isSure?: boolean;
  readonly kind?: KindOfText;
}

function neededIn({ isGated, isSure = false, kind }: Likely): Partial<Record<Want, number>> {
  if (isGated) return NEEDED_IN_CALM;
  if (kind === "news") return isSure ? NEEDED_IN_SURE_NEWS : NEEDED_IN_NEWS;
  return kind === "letter" ? NEEDED_IN_LETTER : NEEDED;
}

/** What is asked of the reader says more of a text than what it holds to be true. */
const WEIGHT_OF: Record<Want, number> = {
  step: 2,
  gift: 2,
  sale: 2,
  act: 2,
  aim: 2,
  promise: 1,
  trust: 1,
  ought: 1.5,
  claim: 0.5,
  judgement: 0.5,
};
/** A claim or a call that stands nowhere in particular is a detail. */
const LEAST_WEIGHT: Partial<Record<Want, number>> = { sale: 2.5, act: 3.5, aim: 3, ought: 3, claim: 3 };

/** Wants whose words may stand in a question, where they want nothing: "how one can help", "what must we do?" */
const ASKABLE: ReadonlySet<Want> = new Set(["ought", "gift", "claim", "aim"]);
/** Wants that a sentence tells: no verb of saying stands in it. */
const TOLD: ReadonlySet<Want> = new Set(["ought", "claim"]);

/** Wants that a single word shows. */
const OF_WORDS: ReadonlySet<Want> = new Set(["judgement"]);
/** Tokens of a clause before the words that ask. */
const MOST_BEFORE = 6;

/** What a text wants by its author's own words, the most pressing first. */
export function wantsOf(survey: Survey, keepWhole: KeepMarksWhole, likely: Likely): WantFound[] {
  const { split, matches, voiceAt, fits, imprints } = survey;
  const needed = neededIn(likely);
  const wants = WANTS.flatMap((want): WantFound[] => {
    const own = hitsOf(matches, want).filter(
      (hit) =>
        fits.asWant(hit, want) &&
        isByAuthor(split, hit, voiceAt) &&
        !isCited(split, matches, hit) &&
        !imprints.has(hit.sentence) &&
        !(ASKABLE.has(want) && isAsked(split, hit, want)) &&
        !(TOLD.has(want) && (isNoDeed(matches, hit) || isReported(split, matches, hit, "speech-verb"))) &&
        !isReported(split, matches, hit, "others-view"),
    );
    const found = own
      .map((hit) => {
        const words = wordsAt(split, matches, hit, keepWhole, want);
        return {
          sentence: hit.sentence,
          words,
          weight: WEIGHT_OF[want] + weightAt(survey, hit, want, words),
        };
      })
      .filter(
        ({ sentence, words, weight }) =>
          OF_WORDS.has(want) || (isTelling(words, weight, want) && !fits.isCutShort(sentence, words)),
      )
      .toSorted((a, b) => (OF_WORDS.has(want) ? 0 : b.weight - a.weight));
    const words = distinct(found.map((each) => each.words));
    const [first, ...more] = words;
    const weight = found[0]?.weight ?? 0;
    if (first === undefined || words.length < (needed[want] ?? Number.POSITIVE_INFINITY)) return [];
    return [{ want, words: [first, ...more], weight }];
  });
  // What should be done is a claim as well: it is told once.
  return wants.filter(
    ({ want, words }) =>
      want !== "claim" || !wants.some((other) => other.want !== want && other.words[0] === words[0]),
  );
}

/** The places that show a want. Who asks for support where nothing is said of money asks for a vote or a deed. */
function hitsOf({ markers }: Matches, want: Want): readonly MarkerHit[] {
  const hits = markers.get(want) ?? [];
  if (want === "gift") return hits.filter((hit) => !isGiftOfVote(markers, hit));
  if (want !== "act") return hits;
  return [...hits, ...(markers.get("gift") ?? []).filter((hit) => isGiftOfVote(markers, hit))];
}

/** "We demand", cut off where a list begins, says nothing of what is wanted. */
const FEWEST_WORDS = 3;
/** "Obviously not": what is claimed stands before it. */
const FEWEST_IN_CLAIM = 5;

function isTelling(words: string, weight: number, want: Want): boolean {
  const fewest = want === "claim" ? FEWEST_IN_CLAIM : FEWEST_WORDS;
  return words.split(/\s+/u).length >= fewest && weight >= (LEAST_WEIGHT[want] ?? 0);
}

/** Words of a sentence that can be shown and says enough by itself. */
const FITTING = { fewest: 4, most: MOST_SHOWN_WORDS, longest: 36 } as const;

/** How much the sentence of a hit says of the text as a whole, by its place, its length and whether it stands alone. */
function weightAt(
  { split, leaning, told }: Survey,
  { sentence: number }: MarkerHit,
  want: Want,
  shown: string,
): number {
  const sentence = split.sentences[number];
  if (sentence === undefined) return 0;
  const isFitting = sentence.words >= FITTING.fewest && sentence.words <= FITTING.most;
  // What should be done is said by its clause alone.
  const isWhole = want === "ought" && shown.split(/\s+/u).length <= FITTING.most;
  const isLong = sentence.words > FITTING.longest && !isWhole;
  const isUnfit = sentence.words < FEWEST_WORDS || isLong;
  return edgeWeight(told, number) + (isFitting ? 1 : 0) - (isUnfit ? 1 : 0) - (leaning.has(number) ? 1 : 0);
}

function isByAuthor({ tokens }: Split, hit: MarkerHit, voiceAt: VoiceAt): boolean {
  return voiceAt(spanOf(tokens, hit.first, hit.last + 1), "call-to-act").voice === "author";
}

/** «Розмалювали дорогу написами «Вимагаємо ремонту»»: words in marks within a sentence are cited. */
function isCited(
  { sentences }: Split,
  { quotations }: Matches,
  { sentence, first, last }: MarkerHit,
): boolean {
  const around = quotationAround(quotations, { first, last });
  return around !== undefined && around.open > (sentences[sentence]?.first ?? 0);
}

/** "Which laws we must pass", "that we should pass them": the clause asks or reports what should be done. */
function isAsked({ tokens, sentences }: Split, { first, sentence }: MarkerHit, want: Want): boolean {
  const { first: start, end, language } = sentences[sentence] ?? { first, end: first, language: undefined };
  if (language === undefined) return false;
  // "Will you give?" asks for it.
  if (want !== "gift" && markAt(tokens, end - 1) === QUESTION_MARK) return true;
  const { questionWords } = lexiconOf(language);
  const { that } = reportingWordsOf(language);
  for (let at = first - 1; at >= start && markAt(tokens, at) === 0; at--)
    if (
      tokens.kinds[at] === WORD &&
      (questionWords.has(tokens, at) || (want === "ought" && that.has(tokens, at)))
    )
      return true;
  return false;
}

const QUESTION_MARK = 0x3f;

/** Tokens from "must" to its verb. */
const MOST_TO_VERB = 3;

/** "We must understand", "we should all be rich": nobody is asked to do anything. */
function isNoDeed({ markers }: Matches, { last, sentence }: MarkerHit): boolean {
  return (markers.get("no-deed") ?? []).some(
    (verb) => verb.sentence === sentence && verb.first > last && verb.first - last <= MOST_TO_VERB,
  );
}

/** Tokens from a verb of saying to what is said. */
const MOST_TO_SAID = 6;

/** "We were told all our lives that we must", "the tenants said that …, and that they must": somebody else says so. */
function isReported(
  split: Split,
  { markers }: Matches,
  { first, sentence }: MarkerHit,
  by: "speech-verb" | "others-view",
): boolean {
  return (markers.get(by) ?? []).some(
    (verb) =>
      verb.sentence === sentence &&
      verb.last < first &&
      (first - verb.last <= MOST_TO_SAID || leadsClause(split, verb)),
  );
}

/** Whether "that" stands right behind a verb of saying, with or without a comma. */
function leadsClause({ tokens, sentences }: Split, { last, sentence }: MarkerHit): boolean {
  const { language } = sentences[sentence] ?? {};
  if (language === undefined) return false;
  const behind = markAt(tokens, last + 1) === COMMA ? last + 2 : last + 1;
  return tokens.kinds[behind] === WORD && reportingWordsOf(language).that.has(tokens, behind);
}

const COMMA = 0x2c;

/** A word alone, the whole sentence where it is short, or the clause in which something is asked; of a long one what begins with the asking. */
function wordsAt(
  split: Split,
  matches: Matches,
  hit: MarkerHit,
  keepWhole: KeepMarksWhole,
  want: Want,
): string {
  const { text, tokens } = split;
  const isWord = OF_WORDS.has(want);
  const whole = isWord ? undefined : wholeSentence(split, hit.sentence);
  if (whole !== undefined) return text.slice(whole.start, whole.end);
  const clause = isWord ? hit : clauseAround(split, hit.sentence, hit, matches.quotations);
  // "Should not be borne": who or what should not, stands before it.
  const isCutBefore = !TOLD.has(want) && hit.first - clause.first > MOST_BEFORE;
  const from = isCutBefore ? hit.first : clause.first;
  const isShort = !isWord && clause.last - from < SHORT;
  const last = isShort ? lastWordOf(split, hit.sentence) : Math.max(clause.last, hit.last);
  const { first, last: to } = keepWhole(hit.sentence, { first: from, last }, hit);
  const sentence = split.sentences[hit.sentence];
  // "Your subscription to", with a link on the next line, says too little to be shown.
  if (!isWord && sentence !== undefined && isOpenEnd(tokens, to, sentence.language)) return "";
  const { start, end } = spanOf(tokens, first, to + 1);
  return text.slice(start, end);
}

/** What is cut so short runs on to the end of its sentence: to be shortened where it is quoted. */
const SHORT = 6;

function lastWordOf({ tokens, sentences }: Split, number: number): number {
  const sentence = sentences[number];
  return sentence === undefined ? 0 : outerWordsOf(tokens, sentence).last;
}

/** Each once, whether it begins with a capital or not, and in whatever form it ends. */
function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const beginning = word.toLowerCase().slice(0, Math.max(5, word.length - 3));
    return !seen.has(beginning) && seen.add(beginning);
  });
}
