import {
  type Evidence,
  hasFact,
  type KindReading,
  type Language,
  type Notice,
  type Observation,
  type ReportLanguage,
  type Span,
  TECHNIQUES,
  type TechniqueGroup,
  type TextLanguage,
} from "#report/index.ts";
import { findByRules } from "./find/by-rules.ts";
import { aboutOf } from "./find/kind/about.ts";
import { isGated, kindOf } from "./find/kind/kind.ts";
import { asSpeech, speakerAt, speakersOf } from "./find/kind/speakers/speakers.ts";
import { noticesOf } from "./find/notices/notices.ts";
import { type Matches, match } from "./patterns/match.ts";
import { type Candidate, candidatesOf, type VoiceAt } from "./select/candidates.ts";
import { selectCredits } from "./select/credits.ts";
import { type SelectedPoint, selectPoints } from "./select/points.ts";
import { selectTone } from "./select/tone.ts";
import { anyLanguageOf } from "./text/language.ts";
import { type Split, withSplit } from "./text/split.ts";
import { voiceOf } from "./text/voice.ts";
import { type ReportToWrite, type UnwrittenPoint, writeReport } from "./write/write-report.ts";

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
  const kind = kindOf(cut, matches);
  const found = findByRules(cut, matches);
  const candidates = candidatesOf(cut, matches, found, voicesOf(cut, matches));
  const accusing = isGated(kind) ? [] : selectPoints(candidates, isMostlySpeech(text, matches.speech));
  const credits = selectCredits(candidates, accusing, kind);
  const points = [...accusing, ...credits, ...selectTone(text, candidates, kind)];
  const unwritten = {
    text,
    textLanguage: cut.language,
    kind: { kind: kind.kind, is_sure: kind.isSure },
    ...subjectOf(cut),
    points: points.map((point) => unwrittenOf(text, point)),
  };
  return {
    ...writeReport(unwritten, language),
    unwritten,
    kind: unwritten.kind,
    notices: noticesOf(cut, matches),
    textLanguage: cut.language,
    speech: matches.speech,
    strongRhetoric: accusing.length >= STRONG_RHETORIC_POINTS,
  };
}

const OF_SOURCES: ReadonlySet<TechniqueGroup> = new Set(["sourcing", "presentation"]);

/**
 * Whose words stand in a span: what is told as somebody's is theirs, quoted or not. A source is looked for in just
 * such sentences, so that for its techniques, and for credits, only quotation marks count.
 */
function voicesOf(cut: Split, matches: Matches): VoiceAt {
  const spoken = speakersOf(cut, matches);
  const speech = asSpeech(spoken);
  return ({ start, end }, technique) => {
    if (OF_SOURCES.has(TECHNIQUES[technique].group)) return { voice: voiceOf(matches.speech, start, end) };
    const voice = voiceOf(speech, start, end);
    const speaker = voice === "quoted" ? speakerAt(spoken, start, end) : undefined;
    return { voice, ...(speaker === undefined ? {} : { speaker }) };
  };
}

/** Quoted words of so much of a text make it a text of speech. */
const MOST_SPEECH = 0.5;

function isMostlySpeech(text: string, speech: readonly Span[]): boolean {
  return speech.reduce((sum, { start, end }) => sum + end - start, 0) > text.length * MOST_SPEECH;
}

/** What the text is about, in words of its own. */
function subjectOf(cut: Split): Pick<ReportToWrite, "headline" | "topics"> {
  const about = aboutOf(cut);
  if (about === undefined) return {};
  const words = cut.text.slice(about.start, about.end);
  return about.from === "headline" ? { headline: words } : { topics: [words] };
}

/** So many words a sentence of prose quotes whole; of more it quotes the telling part, if that says enough. */
const MOST_QUOTED_WORDS = 10;
const FEWEST_TELLING_WORDS = 3;

function unwrittenOf(text: string, { technique, weight, candidates }: SelectedPoint): UnwrittenPoint {
  const [first, ...more] = candidates;
  const evidenceOf = ({ shown, voice, speaker }: Candidate): Evidence => ({
    quote: text.slice(shown.start, shown.end),
    ...shown,
    voice,
    ...(speaker === undefined ? {} : { speaker }),
  });
  const wordsIn = ({ start, end }: Span) => text.slice(start, end).split(/\s+/u);
  const telling = candidates.map(({ shown, core }) => {
    const isTellingEnough = wordsIn(core).length >= FEWEST_TELLING_WORDS || hasFact(technique, "isOfWords");
    const { start, end } = wordsIn(shown).length > MOST_QUOTED_WORDS && isTellingEnough ? core : shown;
    return text.slice(start, end);
  });
  const isWholeClause = candidates.every(
    ({ isWholeSentence, shown }, at) => isWholeSentence && telling[at] === text.slice(shown.start, shown.end),
  );
  return {
    technique,
    weight,
    evidence: [evidenceOf(first), ...more.map(evidenceOf)],
    telling,
    isWholeClause,
  };
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
