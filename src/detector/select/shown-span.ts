import { hasFact, isAccusing, type Span } from "#report/index.ts";
import { type Matches, sentencesOf } from "../patterns/match.ts";
import { unitsOf } from "../text/characters.ts";
import { outerWordsOf } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { markAt } from "../text/tokens.ts";
import { speechAround } from "../text/voice.ts";
import type { EvidenceCandidate } from "./select-evidence.ts";

/** A candidate with the span that is shown as evidence: its own words and, maybe, more around them. */
export interface ShownCandidate extends EvidenceCandidate {
  readonly shown: Span;
}

/** Whether a technique lies in single words rather than in what a sentence says. */
function isOfWords({ technique }: EvidenceCandidate): boolean {
  return hasFact(technique, "isOfWords");
}

/** Where so many charged words gather in one sentence, the sentence is charged, not the word. */
const GATHERED = 2;

/**
 * Gives each candidate the span that is shown: its own words, or all the sentence whose argument they make.
 * Of quoted words no more is shown than what is quoted, and no sentence that holds words for a machine: what a
 * text dictates is not repeated in its report.
 */
export function withShownSpan(
  split: Split,
  matches: Matches,
  candidates: readonly EvidenceCandidate[],
): ShownCandidate[] {
  const dictating = new Set(sentencesOf(matches.addressedToAi));
  const ofWords = candidates.filter(isOfWords);
  const charged = Map.groupBy(ofWords, ({ sentence }) => sentence);
  const isWhole = (candidate: EvidenceCandidate) =>
    candidate.isWhole || !isOfWords(candidate) || (charged.get(candidate.sentence)?.length ?? 0) >= GATHERED;
  const showsSentence = (candidate: EvidenceCandidate) =>
    isAccusing(candidate.findingType) && !dictating.has(candidate.sentence) && isWhole(candidate);
  const opens = new Map(matches.quotations.map(({ open, close }) => [close, open]));
  return candidates.map((candidate) => ({
    ...candidate,
    shown: showsSentence(candidate) ? sentenceAround(split, matches.speech, candidate, opens) : candidate,
  }));
}

/** The token that opens a quotation, by the token that closes it. */
type OpeningMarks = ReadonlyMap<number, number>;

/** The sentence of a candidate from its first word to its end; in quoted speech, what is quoted of it. */
function sentenceAround(
  split: Split,
  speech: readonly Span[],
  candidate: EvidenceCandidate,
  opens: OpeningMarks,
): Span {
  const whole = wholeSentence(split, candidate, opens);
  if (candidate.voice === "author") return whole;
  const around = speechAround(speech, candidate.start, candidate.end) ?? whole;
  const end = Math.max(candidate.end, Math.min(whole.end, around.end));
  return {
    start: Math.min(candidate.start, Math.max(whole.start, around.start)),
    end: end - (LOOSE_END.exec(split.text.slice(Math.max(0, end - 3), end))?.[0].length ?? 0),
  };
}

/** A comma or dash before the closing mark belongs to nobody's words. */
const LOOSE_END = /[\s,;:—–-]{1,3}$/u;

/** From the first word to the last, with the marks that tell its tone and the one that closes a quotation in it. */
function wholeSentence(
  { tokens, sentences }: Split,
  candidate: EvidenceCandidate,
  opens: OpeningMarks,
): Span {
  const sentence = sentences[candidate.sentence];
  if (sentence === undefined) return candidate;
  const words = outerWordsOf(tokens, sentence);
  let { last } = words;
  while (last + 1 < sentence.end && TONES.has(markAt(tokens, last + 1))) last++;
  if ((opens.get(last + 1) ?? -1) >= sentence.first) last++;
  return {
    start: Math.min(candidate.start, tokens.starts[words.first] ?? candidate.start),
    end: Math.max(candidate.end, tokens.ends[last] ?? candidate.end),
  };
}

const TONES = unitsOf("!?");

/** A quote in prose that is longer than this, in UTF-16 units, is left to the evidence. */
const LONGEST_SPOKEN = 90;

/**
 * Candidates with the words by which prose speaks of them: an argument is quoted whole where it is short, for half
 * of it argues nothing; a charged word stands for itself.
 */
export function asSpoken(candidates: readonly ShownCandidate[]): ShownCandidate[] {
  return candidates.map((candidate) => {
    const { shown } = candidate;
    const isShort = shown.end - shown.start <= LONGEST_SPOKEN;
    return isShort && !isOfWords(candidate)
      ? { ...candidate, start: shown.start, end: shown.end }
      : candidate;
  });
}
