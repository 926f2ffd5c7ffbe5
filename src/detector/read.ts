import type { Want } from "#languages/index.ts";
import {
  isCalmKind,
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
import { type KindReading as KindFound, kindOf } from "./find/kind/kind.ts";
import { findLearned } from "./find/learned/find-learned.ts";
import { mayHaveSource } from "./find/may-have-source.ts";
import { noticesOf } from "./find/notices/notices.ts";
import { lexiconOf } from "./patterns/lexicon.ts";
import { type Matches, match } from "./patterns/match.ts";
import { advisesOrCollects, speaksAgainst } from "./select/calm/against-kind.ts";
import { isCalmText } from "./select/calm/calm.ts";
import { type Candidate, candidatesOf } from "./select/candidates.ts";
import { selectCredits } from "./select/credits.ts";
import { selectPoints } from "./select/points.ts";
import { selectTone } from "./select/tone.ts";
import { isMostlySpeech, saidToMachines, voicesOf, voicesToReaders } from "./select/voices.ts";
import { type Survey, surveyOf } from "./select/wants/survey.ts";
import { fallbacksOf } from "./select/wants/view.ts";
import { type WantFound, wantsOf } from "./select/wants/wants.ts";
import { type KeepMarksWhole, keepMarksWhole } from "./select/whole-marks.ts";
import { anyLanguageOf } from "./text/language.ts";
import { wordsOf } from "./text/sentences.ts";
import { type Split, withSplit } from "./text/split.ts";
import { voiceOf } from "./text/voice.ts";
import type { ShownWant } from "./write/summary/facts.ts";
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
  const words = wordsOf(cut.sentences);
  const { kind, isCalm, told } = intentOf(survey, candidates, keepWhole, words);
  const accusing = kind.isGated
    ? []
    : selectPoints(candidates, isMostlySpeech(text, matches.speech), words, lexiconOf(cut.language).unsure);
  const isOffering = told.some(({ want }) => OFFERS.some((offer) => offer === want));
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
    explains: explains(kind),
    ...subjectOf(cut, survey.imprints, aside, kind),
    topics: topicsOf(cut),
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

/** What a text is and is for: its kind, whether nothing in it presses, and what it is told to want. */
interface Intent {
  readonly kind: KindFound;
  readonly isCalm: boolean;
  readonly told: readonly ShownWant[];
}

function intentOf(
  survey: Survey,
  candidates: readonly Candidate[],
  keepWhole: KeepMarksWhole,
  words: number,
): Intent {
  const { split, matches } = survey;
  const likely = kindOf(split, matches);
  const wants = wantsOf(survey, keepWhole, likely);
  const kind = unlessBelied(split, matches, likely, wants);
  const pressing = () => (isManual(kind) ? wants : wantsOf(survey, keepWhole, OPEN));
  const isCalm =
    kind.isSure &&
    kind.isGated &&
    !advisesOrCollects(split, matches, kind.kind) &&
    isCalmText(split, matches, candidates, pressing().filter(isAsking));
  const mayArgue = ARGUING.has(kind.kind) || (!kind.isSure && words <= LONGEST_POST);
  const told = [
    ...(kind.isGated && !kind.isSure ? pressing().filter(isOffer) : wants),
    ...fallbacksOf(survey, candidates, { view: !kind.isGated, ending: mayArgue }),
  ];
  return { kind, isCalm, told };
}

/** One word that asks is enough to doubt that a text only explains, be it too little to tell what the text wants. */
const OPEN = { isGated: false };

/** A text of so few words may be a post, whatever it resembles. */
const LONGEST_POST = 60;

/** Kinds of text that end with what they were written for, be the kind no more than likely. */
const ARGUING: ReadonlySet<KindOfText> = new Set([
  "opinion",
  "post",
  "speech",
  "advert",
  "appeal",
  "letter",
  "review",
]);

/** In a text of a kind that is only likely to be calm an offer shows that it is none. */
const OFFERED_WEIGHT = 3.5;

function isOffer({ want, weight }: WantFound): boolean {
  return OFFERS.includes(want) && weight >= OFFERED_WEIGHT;
}

/** What a text concludes, or its author is about to do, presses no reader. */
function isAsking({ want }: WantFound): boolean {
  return want !== "claim" && want !== "aim";
}

/** What a manual says is needed, or is to be done, is no more than its kind. */
function isManual({ kind, isSure }: KindFound): boolean {
  return kind === "manual" && isSure;
}

/** By what a text of these kinds must be seen to want. */
const WANTS_OF: Partial<Record<KindOfText, readonly Want[]>> = {
  advert: ["sale"],
  appeal: ["gift", "act"],
  scam: ["step", "promise", "gift"],
};
/** A story or a manual that asks for money is none. */
const OFFERS: readonly Want[] = ["gift", "sale", "promise"];

/** What was told of the kind, without certainty where what the text wants does not bear it out, or its words speak against it. */
function unlessBelied(cut: Split, matches: Matches, told: KindFound, wants: readonly WantFound[]): KindFound {
  const has = (some: readonly Want[]) => wants.some(({ want }) => some.includes(want));
  if (told.kind === "interview" && has(OFFERS)) return { ...told, isSure: false };
  if (isCalmKind(told.kind) && has(OFFERS)) return { ...told, isSure: false, isGated: false };
  if (speaksAgainst(cut, matches, told.kind)) return { ...told, isSure: false };
  const needed = WANTS_OF[told.kind];
  if (needed === undefined || (told.kind === "scam" && told.isSure)) return told;
  return { ...told, isSure: has(needed) };
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
  const namesSubject = title !== undefined && isTitled && explains(kind);
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
