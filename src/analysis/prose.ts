import { detectTextLanguage, findQuotedSpeech } from "#detector/index.ts";
import type { ReportLanguage } from "#report/index.ts";
import { type Draft, type DraftObservation, ModelFailure } from "./model.ts";

/** Longest prose kept of each kind, in UTF-16 units; what goes beyond is left out at a sentence's end. */
const LONGEST = {
  overall_summary: 1_500,
  justification: 1_500,
  another_reading: 800,
  question: 400,
} as const;

/** Observations, and pieces of evidence in one of them, beyond this many are not read. */
const MOST_OBSERVATIONS = 20;
const MOST_EVIDENCE = 60;

/** Fewer letters than this are too few to tell a language from. */
const FEWEST_LETTERS = 24;

/**
 * Makes a model's prose plain text of bounded length: no links, no HTML, no Markdown, nothing
 * invisible. Throws `unreadable` when it is not in the language asked for.
 */
export function plainDraft(draft: Draft, language: ReportLanguage): Draft {
  const plain: Draft = {
    overall_summary: plainText(draft.overall_summary, LONGEST.overall_summary),
    analysis_results: draft.analysis_results.slice(0, MOST_OBSERVATIONS).map(plainObservation),
  };
  if (!isWrittenIn(language, plain)) throw new ModelFailure("unreadable");
  return plain;
}

function plainObservation(observation: DraftObservation): DraftObservation {
  return {
    category_name: observation.category_name,
    evidence: observation.evidence.slice(0, MOST_EVIDENCE),
    justification: plainText(observation.justification, LONGEST.justification),
    another_reading: plainText(observation.another_reading, LONGEST.another_reading),
    question: plainText(observation.question, LONGEST.question),
  };
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]+/gu;
const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/gu;
const TAG = /<[/!]?[a-z][^<>]{0,500}>/giu;
const LINK = /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|mailto:|javascript:|data:)\S*/giu;
const MARKDOWN_MARKS = /[*`#|~]+|_{2,}|<|>/gu;

/** The text without control and invisible characters, links, tags and Markdown, cut at `longest`. */
export function plainText(text: string, longest: number): string {
  const plain = text
    .slice(0, 4 * longest)
    .replace(/\s+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(MARKDOWN_LINK, "$1")
    .replace(TAG, "")
    .replace(LINK, "")
    .replace(MARKDOWN_MARKS, "")
    .replace(/ {2,}/gu, " ")
    .trim();
  return plain.length <= longest ? plain : cutAtSentence(plain.slice(0, longest));
}

function cutAtSentence(text: string): string {
  const end = Math.max(text.lastIndexOf(". "), text.lastIndexOf("! "), text.lastIndexOf("? "));
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(" "))}…`;
}

/** Whether the prose as a whole is in the language, and each part in its script; words it quotes do not count. */
function isWrittenIn(language: ReportLanguage, draft: Draft): boolean {
  const observations = draft.analysis_results.flatMap((observation) => [
    observation.justification,
    observation.another_reading,
    observation.question,
  ]);
  const parts = [draft.overall_summary, ...observations].map(withoutQuotations).filter(isLongEnough);
  if (parts.length === 0) return true;
  return (
    parts.every((part) => isCyrillic(part) === (language === "uk")) &&
    detectTextLanguage(parts.join("\n")) === language
  );
}

function isLongEnough(prose: string): boolean {
  return (prose.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
}

function isCyrillic(prose: string): boolean {
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  return (prose.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) > letters / 2;
}

function withoutQuotations(prose: string): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of findQuotedSpeech(prose)) {
    rest += prose.slice(from, start);
    from = end;
  }
  return rest + prose.slice(from);
}
