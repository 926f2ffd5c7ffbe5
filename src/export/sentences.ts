import { kindNames } from "#languages/index.ts";
import type { Attempt, Evidence, Notice, Report, ReportLanguage } from "#report/index.ts";

/** What every report says of itself. */
export const NOT_A_VERDICT = "These are observations, not a verdict.";

/** What a box says when its finding type is not in the report. */
export const NOTHING_NOTABLE = "Nothing notable was observed.";

/** Said of the words that nothing rests on. */
export const NOT_CERTIFIED = "Words that are not marked are not certified.";

/** Labels of a report's parts. */
export const LABELS = {
  report: "Analysis Report",
  summary: "Overall Summary",
  anotherReading: "Another reading",
  question: "A question to ask",
  credits: "What it does well",
} as const;

/** Marks around quoted words, by the language of the report. */
export const QUOTATION_MARKS: Record<ReportLanguage, readonly [open: string, close: string]> = {
  en: ["“", "”"],
  uk: ["«", "»"],
};

/** What a reader is told of things in the text that are aimed at a machine or hidden from people. */
export const NOTICE_SENTENCES: Record<Notice["kind"], string> = {
  "addressed-to-ai":
    "Some words in this text speak to an AI system. They were read as part of the text and not obeyed.",
  "hidden-characters":
    "This text holds characters that cannot be seen. They are made visible in the marked text.",
  "mixed-script":
    "Some words mix letters of different alphabets that look alike. They are outlined in the marked text.",
};

/** How the models that no cascade file names are called in reports, and what a reader is told instead. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  embedded: "the embedded analyser",
  browser: "the model in this browser",
};

const OUTCOMES: Record<Attempt["outcome"], string> = {
  answered: "answered",
  busy: "was at capacity",
  timeout: "took too long",
  refused: "declined to answer",
  unreadable: "gave an answer that could not be read",
  ungrounded: "quoted words that are not in the text",
  "too-long": "cannot take a text of this length",
  unavailable: "could not be reached",
  silent: "saw nothing where there was strong rhetoric",
};

/** Whether a report is the embedded analyser's own, and no language model's. */
export function isEmbedded({ analysed_by }: Pick<Report, "analysed_by">): boolean {
  return analysed_by.model === "embedded";
}

function nameOf(model: string): string {
  return OWN_NAMES[model] ?? model;
}

/** Whose words a quote is, where they are not the author's; otherwise empty. */
export function whoseWords({
  voice,
  speaker,
}: Pick<Evidence, "voice"> & { speaker?: string | undefined }): string {
  if (voice === "author") return "";
  return speaker ? `quoted: ${speaker}` : "somebody quoted";
}

const KIND_OF_TEXT: Record<ReportLanguage, string> = { en: "Read as", uk: "Вид тексту" };

/** What kind of text it was read as, in the language of the report. Empty where that is not sure, or the summary says it. */
export function kindSentence(
  { text_kind, overall_summary = "" }: Pick<Report, "text_kind"> & Partial<Pick<Report, "overall_summary">>,
  language: ReportLanguage,
): string {
  if (text_kind?.is_sure !== true || text_kind.kind === "other") return "";
  const words = lowerFirst(kindNames[language].kinds[text_kind.kind]);
  const isSaid = overall_summary.toLowerCase().startsWith(words.toLowerCase());
  return isSaid ? "" : `${KIND_OF_TEXT[language]}: ${words}`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Who read the text, and who was asked before: in plain sentences. Empty when the report does not say. */
export function whoRead({ analysed_by, attempts }: Report): string {
  if (analysed_by.model === "") return "";
  const version = analysed_by.version && `, version ${analysed_by.version}`;
  const passedOver = attempts
    .filter(({ outcome }) => outcome !== "answered")
    .map(({ model, outcome }) => `${nameOf(model)} ${OUTCOMES[outcome]}`);
  const before = passedOver.length > 0 ? ` Asked before: ${passedOver.join("; ")}.` : "";
  const where = analysed_by.model === "browser" ? " For this report nothing was sent." : "";
  return `Read by ${nameOf(analysed_by.model)}${version}.${where}${before}`;
}
