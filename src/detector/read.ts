import {
  isAccusing,
  type Language,
  type Notice,
  type Observation,
  type ReportLanguage,
  type Span,
  type TextLanguage,
} from "#report/index.ts";
import { findByRules } from "./find/by-rules.ts";
import { findLearned } from "./find/learned/find-learned.ts";
import { noticesOf } from "./find/notices/notices.ts";
import { type Finding, type Matches, match, sentencesOf } from "./patterns/match.ts";
import { rank, selectEvidence } from "./select/select-evidence.ts";
import { asSpoken, type ShownCandidate, withShownSpan } from "./select/shown-span.ts";
import { anyLanguageOf } from "./text/language.ts";
import { type Split, withSplit } from "./text/split.ts";
import { writeObservations } from "./write/observations.ts";
import { writeSummary } from "./write/summary.ts";

/** What the embedded analyser saw in a text. */
export interface Reading {
  /** In the language of the report; also says what the text does well. */
  readonly overall_summary: string;
  readonly analysis_results: Observation[];
  /** What the observations rest on, in the order of the text. */
  readonly candidates: readonly ShownCandidate[];
  readonly notices: Notice[];
  readonly textLanguage: TextLanguage;
  /** Somebody's quoted words, without their quotation marks; sorted, not overlapping. */
  readonly speech: readonly Span[];
  /** Several strong pieces of evidence, in the author's voice, under accusing finding types. */
  readonly strongRhetoric: boolean;
}

const STRONG_RHETORIC_CANDIDATES = 3;

/**
 * Reads a text: split, match, look at the structure, select, write.
 * @param text already trimmed; offsets in the reading are UTF-16 units of it.
 * @param language of the report, whatever the language of the text.
 * Never throws; its time is linear in the length of the text.
 */
export function read(text: string, language: ReportLanguage): Reading {
  return withSplit(text, (cut) => readSplit(cut, language));
}

function readSplit(cut: Split, language: ReportLanguage): Reading {
  const { text } = cut;
  const matches = match(cut);
  const found = findByRules(cut, matches);
  const selected = selectEvidence(cut, matches.speech, [...found, ...learnedFrom(cut, matches, found)]);
  const candidates = withShownSpan(cut, matches, selected);
  const strong = candidates.filter((candidate) => isAccusing(candidate.findingType) && rank(candidate) === 0);
  return {
    overall_summary: writeSummary(candidates, language, text.length),
    analysis_results: writeObservations(text, asSpoken(candidates), language),
    candidates,
    notices: noticesOf(cut, matches),
    textLanguage: cut.language,
    speech: matches.speech,
    strongRhetoric: strong.length >= STRONG_RHETORIC_CANDIDATES,
  };
}

/** What is learned, but of no sentence as a whole that speaks to a machine: a report repeats no dictation. */
function learnedFrom(cut: Split, { addressedToAi }: Matches, found: readonly Finding[]): Finding[] {
  const dictating = new Set(sentencesOf(addressedToAi));
  return findLearned(cut, found).filter(({ isWhole, sentence }) => !(isWhole && dictating.has(sentence)));
}

/** What in a text is aimed at a machine or hidden from a human reader. */
export function findNotices(text: string): Notice[] {
  return withSplit(text, (cut) => noticesOf(cut, match(cut)));
}

/** Somebody's quoted words: sorted, not overlapping, without their quotation marks. */
export function findQuotedSpeech(text: string): readonly Span[] {
  return withSplit(text, (cut) => match(cut).speech);
}

/** The language that most of some prose is written in, among all that we know; undefined where it has no letters of their scripts. */
export function detectLanguage(prose: string): Language | undefined {
  return withSplit(prose, ({ tokens, letters }) => anyLanguageOf(tokens, letters));
}
