import { detectLanguage, findQuotedSpeech } from "#detector/index.ts";
import { profiles } from "#languages/index.ts";
import { forEachLanguage, REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";
import { type Draft, type DraftPoint, ModelFailure, type Question } from "../model.ts";
import { rulesIn } from "../question/prompt.ts";
import { plainText } from "./words/plain-text.ts";
import { unwantedIn } from "./words/unwanted.ts";
import { overlapIndexOf } from "./words/verbatim-overlap.ts";

/** Longest prose kept of each kind, in UTF-16 units; what goes beyond is left out at a sentence's end. */
const LONGEST = {
  overall_summary: 1_500,
  statement: 600,
  another_reading: 500,
  question: 400,
} as const;

/** Observations, points in one of them, and quotes of a point beyond this many are not read. */
const MOST_OBSERVATIONS = 10;
const MOST_POINTS = 12;
const MOST_EVIDENCE = 6;

/** What a model was told must not come back as what it says of a text. */
const rules = forEachLanguage(REPORT_LANGUAGES, (language) => overlapIndexOf(rulesIn(language)));

/** Fewer letters than this are too few to tell a language from. */
const FEWEST_LETTERS = 24;

/**
 * Makes a language model's prose fit to be shown: plain text of bounded length, in its own words.
 * Sentences that repeat the text instead of speaking of it are left out, and so are those that give a score or a verdict,
 * praise the text, command its readers or speak of instructions: a text that dictates its report shall not read itself in it. Throws `unreadable` where
 * the language is not the one asked for, where the prose repeats the instructions, and where the
 * summary has no words of its own, or none of the points has.
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

/**
 * Whether the summary had words, or the points had, and none of them were their own. A single point without words of
 * its own is spoken of by the embedded analyser.
 */
function isBare(own: Draft, plain: Draft): boolean {
  return (
    hasLost([own.overall_summary ?? ""], [plain.overall_summary ?? ""]) ||
    hasLost(statementsOf(own), statementsOf(plain))
  );
}

function hasLost(words: readonly string[], before: readonly string[]): boolean {
  return before.some((each) => each !== "") && words.every((each) => each === "");
}

function statementsOf(draft: Draft): string[] {
  return pointsOf(draft).map(({ statement }) => statement ?? "");
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
  return changed(draft, plainText(draft.overall_summary ?? "", LONGEST.overall_summary), (point) => ({
    technique: point.technique,
    statement: plainText(point.statement ?? "", LONGEST.statement),
    another_reading: plainText(point.another_reading ?? "", LONGEST.another_reading),
    question: plainText(point.question ?? "", LONGEST.question),
    evidence: point.evidence.slice(0, MOST_EVIDENCE),
  }));
}

function proseOf(draft: Draft): string[] {
  const ofPoints = pointsOf(draft).flatMap((p) => [
    p.statement ?? "",
    p.another_reading ?? "",
    p.question ?? "",
  ]);
  return [draft.overall_summary ?? "", ...ofPoints];
}

/** Leaves out the sentences that are the text's own, and those that no sentence about a text may be. */
function withoutForeignSentences(draft: Draft, text: string): Draft {
  const overlap = overlapIndexOf(text);
  const isUnwanted = unwantedIn(text);
  const keep = (prose: string) =>
    sentencesOf(prose)
      .filter((sentence) => {
        const own = withoutQuotations(sentence);
        return !overlap.includes(own) && !isUnwanted(own);
      })
      .join("")
      .trim();
  return changed(draft, keep(draft.overall_summary ?? ""), (point) => ({
    ...point,
    statement: keep(point.statement ?? ""),
    another_reading: keep(point.another_reading ?? ""),
    question: keep(point.question ?? ""),
  }));
}

/** A point between digits ends no sentence. */
function sentencesOf(prose: string): string[] {
  return prose.match(/(?:[^.!?…]|\.(?=\d))+[.!?…]*\s*/gu) ?? [];
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
