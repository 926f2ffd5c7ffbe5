import { detectLanguage, findQuotedSpeech } from "#detector/index.ts";
import { profiles, promptWordings } from "#languages/index.ts";
import { forEachLanguage, REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";
import { type Draft, type DraftPoint, ModelFailure, type Question } from "../model.ts";
import { rulesIn } from "../question/prompt.ts";
import { plainText } from "./plain-text.ts";
import { type OverlapIndex, overlapIndexOf } from "./verbatim-overlap.ts";

/** Longest prose kept of each kind, in UTF-16 units; what goes beyond is left out at a sentence's end. */
const LONGEST = {
  overall_summary: 1_500,
  statement: 600,
  another_reading: 500,
  question: 400,
} as const;

/** Observations, points in one of them, and quotes of a point beyond this many are not read. */
const MOST_OBSERVATIONS = 20;
const MOST_POINTS = 20;
const MOST_EVIDENCE = 20;

/** What a model was told must not come back as what it says of a text. */
const rules = forEachLanguage(REPORT_LANGUAGES, (language) => overlapIndexOf(rulesIn(language)));

/** Fewer letters than this are too few to tell a language from. */
const FEWEST_LETTERS = 24;

/**
 * Makes a language model's prose fit to be shown: plain text of bounded length, in its own words.
 * Sentences that repeat the text instead of speaking of it, and sentences that give a score, are
 * left out: a text that dictates its report shall not read itself in it. Throws `unreadable` where
 * the language is not the one asked for, where the prose repeats the instructions, and where the
 * summary or an observation has no words of its own.
 */
export function readProse(draft: Draft, { text, language }: Pick<Question, "text" | "language">): Draft {
  const plain = plainDraft(draft);
  const parts = proseOf(plain).map(withoutQuotations);
  const isLeak = parts.some((part) => sentencesOf(part).some((s) => rules[language].includes(s)));
  if (isLeak || !isWrittenIn(language, parts)) throw new ModelFailure("unreadable");
  const own = withoutForeignSentences(plain, text);
  if (isBare(own, plain)) throw new ModelFailure("unreadable");
  return own;
}

/** Whether the summary or a point had words, and none of them were its own. */
function isBare(own: Draft, plain: Draft): boolean {
  const before = statementsOf(plain);
  return statementsOf(own).some((words, at) => words === "" && before[at] !== "");
}

function statementsOf(draft: Draft): string[] {
  return [draft.overall_summary, ...pointsOf(draft).map(({ statement }) => statement)];
}

function pointsOf({ analysis_results }: Draft): DraftPoint[] {
  return analysis_results.flatMap(({ points }) => points);
}

/** The same draft with its prose, and each of its points, changed. */
function changed(draft: Draft, summary: string, change: (point: DraftPoint) => DraftPoint): Draft {
  return {
    overall_summary: summary,
    analysis_results: draft.analysis_results.slice(0, MOST_OBSERVATIONS).map(({ category_name, points }) => ({
      category_name,
      points: points.slice(0, MOST_POINTS).map(change),
    })),
  };
}

function plainDraft(draft: Draft): Draft {
  return changed(draft, plainText(draft.overall_summary, LONGEST.overall_summary), (point) => ({
    technique: point.technique,
    statement: plainText(point.statement, LONGEST.statement),
    another_reading: plainText(point.another_reading ?? "", LONGEST.another_reading),
    question: plainText(point.question ?? "", LONGEST.question),
    evidence: point.evidence.slice(0, MOST_EVIDENCE),
  }));
}

function proseOf(draft: Draft): string[] {
  const ofPoints = pointsOf(draft).flatMap((p) => [p.statement, p.another_reading ?? "", p.question ?? ""]);
  return [draft.overall_summary, ...ofPoints];
}

/** Leaves out the sentences that are the text's own, and those that give a score that the text does not have. */
function withoutForeignSentences(draft: Draft, text: string): Draft {
  const overlap = overlapIndexOf(text);
  const keep = (prose: string) =>
    sentencesOf(prose)
      .filter((sentence) => !isForeign(sentence, overlap, text))
      .join("")
      .trim();
  return changed(draft, keep(draft.overall_summary), (point) => ({
    ...point,
    statement: keep(point.statement),
    another_reading: keep(point.another_reading ?? ""),
    question: keep(point.question ?? ""),
  }));
}

/** A number, with what makes it a share or a mark (97 %, 8/10), or with the words after it and a 10. */
const NUMBER = /(?<!\d)(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:(%|\/\s?10)|(\p{L}+(?: \p{L}+)?)( 10)?)/gu;

/** What makes a score of a number in words, in all languages. */
const SCORE_WORDS = REPORT_LANGUAGES.map((language) => promptWordings[language].scoreWords);
const PERCENT = SCORE_WORDS.flatMap(({ percent }) => percent);
const OUT_OF = new Set(SCORE_WORDS.flatMap(({ outOf }) => outOf));

function isForeign(sentence: string, overlap: OverlapIndex, text: string): boolean {
  if (overlap.includes(withoutQuotations(sentence))) return true;
  return scoresIn(sentence).some((number) => !text.includes(number));
}

/** The numbers of shares and marks: 97 %, 97 percent, 8/10, 8 out of 10. */
function scoresIn(sentence: string): string[] {
  return Array.from(sentence.toLowerCase().matchAll(NUMBER))
    .filter(
      ([, , mark, words = "", ten]) =>
        mark !== undefined ||
        PERCENT.some((stem) => words.startsWith(stem)) ||
        (ten !== undefined && OUT_OF.has(words)),
    )
    .map(([, number = ""]) => number);
}

function sentencesOf(prose: string): string[] {
  return prose.match(/[^.!?…]+[.!?…]*\s*/gu) ?? [];
}

/** Whether the prose as a whole is in the language, and each part in its script. */
function isWrittenIn(language: ReportLanguage, prose: readonly string[]): boolean {
  const parts = prose.filter((part) => countLetters(part) >= FEWEST_LETTERS);
  if (parts.length === 0) return true;
  return parts.every((part) => isInScriptOf(language, part)) && detectLanguage(parts.join("\n")) === language;
}

function isInScriptOf(language: ReportLanguage, part: string): boolean {
  const detected = detectLanguage(part);
  return detected !== undefined && profiles[detected].script === profiles[language].script;
}

function countLetters(prose: string): number {
  return prose.match(/\p{L}/gu)?.length ?? 0;
}

/** Words that the prose quotes are the text's, and may be in its language. */
function withoutQuotations(prose: string): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of findQuotedSpeech(prose)) {
    rest += prose.slice(from, start);
    from = end;
  }
  return rest + prose.slice(from);
}
