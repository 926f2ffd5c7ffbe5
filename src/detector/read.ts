import {
  type KindOfText,
  type KindReading,
  type Language,
  type Notice,
  type Observation,
  type ReportLanguage,
  type Span,
  type TextLanguage,
} from "#report/index.ts";
import { aboutOf } from "./find/about/about.ts";
import { priceIn } from "./find/about/price.ts";
import { topicsOf } from "./find/about/topics.ts";
import { findByRules } from "./find/by-rules.ts";
import type { KindReading as KindFound } from "./find/kind/kind.ts";
import { findLearned } from "./find/learned/find-learned.ts";
import { mayHaveSource } from "./find/may-have-source.ts";
import { noticesOf } from "./find/notices/notices.ts";
import { lexiconOf } from "./patterns/lexicon.ts";
import { match } from "./patterns/match.ts";
import { candidatesOf } from "./select/candidates.ts";
import { selectCredits } from "./select/credits.ts";
import { intentOf } from "./select/intent.ts";
import { selectPoints } from "./select/points.ts";
import { selectTone } from "./select/tone.ts";
import { isMostlySpeech, saidToMachines, voicesOf, voicesToReaders } from "./select/voices.ts";
import { asOffered } from "./select/wants/offers.ts";
import { surveyOf } from "./select/wants/survey.ts";
import { keepMarksWhole } from "./select/whole-marks.ts";
import { anyLanguageOf } from "./text/language.ts";
import { wordsOf } from "./text/sentences.ts";
import { type Split, withSplit } from "./text/split.ts";
import { voiceOf } from "./text/voice.ts";
import { unwrittenOf } from "./write/unwritten.ts";
import { type ReportToWrite, writeReport } from "./write/write-report.ts";

/** What the embedded analyser saw in a text. */
export interface Reading {
  readonly overall_summary: string;
  readonly analysis_results: Observation[];
  /** What the report was written from, so that others' findings can be written beside it. */
  readonly unwritten: ReportToWrite;
  readonly kind: KindReading;
  readonly notices: Notice[];
  readonly textLanguage: TextLanguage;
  /** Somebody's quoted words, without their quotation marks; sorted, not overlapping. */
  readonly speech: readonly Span[];
  /** Several devices in the author's voice that are held against the text. */
  readonly strongRhetoric: boolean;
}

/** So many points make a text's rhetoric strong. */
const STRONG_RHETORIC_POINTS = 3;

/**
 * Reads a text: split, match, tell its kind, look at the structure, select, write.
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
  const voiceAt = voicesOf(cut, matches);
  const keepWhole = keepMarksWhole(cut, matches.quotations);
  const found = findByRules(cut, matches);
  const findings = [...found, ...findLearned(cut, matches.findings, found)];
  const candidates = candidatesOf(cut, matches, findings, voiceAt, keepWhole);
  const notices = noticesOf(cut, matches);
  const aside = saidToMachines(cut, notices);
  const survey = surveyOf(cut, matches, voicesToReaders(voiceAt, aside));
  const topics = topicsOf(cut);
  const { kind, isCalm, isOffering, told } = intentOf(survey, candidates, keepWhole, topics.tokens);
  const { unsure } = lexiconOf(cut.language);
  const offered = asOffered(candidates, kind, told);
  const isSpeech = isMostlySpeech(text, matches.speech);
  const accusing = kind.isGated ? [] : selectPoints(offered, isSpeech, wordsOf(cut.sentences), unsure);
  const credits = selectCredits({ text, candidates, accusing, kind: kind.kind, isOffering });
  const points = [...accusing, ...credits, ...selectTone(text, candidates, kind)];
  const toldKind: KindReading = { kind: kind.kind, is_sure: kind.isSure };
  const unwritten: ReportToWrite = {
    text,
    textLanguage: cut.language,
    kind: toldKind,
    isCalm,
    isReport: kind.isReport,
    isRecipe: kind.isRecipe,
    ...subjectOf(cut, survey.imprints, aside, kind),
    topics: topics.shown,
    price: told.some(({ want }) => want === "sale") ? priceIn(text) : undefined,
    wants: told,
    mayHaveSource: mayHaveSource(cut, matches),
    points: points.map((point) => unwrittenOf(text, point)),
  };
  return {
    ...writeReport(unwritten, language),
    unwritten,
    kind: toldKind,
    notices,
    textLanguage: cut.language,
    speech: matches.speech,
    strongRhetoric: accusing.length >= STRONG_RHETORIC_POINTS,
  };
}

/** Kinds whose title names what they explain, and which are hard to tell from one another. */
const EXPLAINING: ReadonlySet<KindOfText> = new Set(["textbook", "paper", "reference"]);

function explains({ kind, isGated }: KindFound): boolean {
  return isGated && EXPLAINING.has(kind);
}

/** What the text is about, in words of its own. */
function subjectOf(
  cut: Split,
  imprints: ReadonlySet<number>,
  aside: readonly Span[],
  kind: KindFound,
): Pick<ReportToWrite, "headline" | "beginning" | "namesSubject"> {
  const { headline, beginning, definition, isTitled = false } = aboutOf(cut, imprints);
  const words = (span: Span | undefined) =>
    span && voiceOf(aside, span.start, span.end) === "author"
      ? cut.text.slice(span.start, span.end)
      : undefined;
  const defined = words(definition);
  if (defined !== undefined) return { beginning: defined, namesSubject: true };
  const title = words(headline);
  // What cries out names no subject, whatever the text resembles.
  const namesSubject = title !== undefined && isTitled && explains(kind) && !title.includes("!");
  return { headline: title, beginning: words(beginning), namesSubject };
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
