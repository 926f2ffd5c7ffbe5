import { fill, kindNames, quotationMarks, reportWords, techniqueNames } from "#languages/index.ts";
import type { Contest, Evidence, Report, ReportLanguage } from "#report/index.ts";

/** Whether a report is the embedded analyser's own, and no language model's. */
export function isEmbedded({ analysed_by }: Pick<Report, "analysed_by">): boolean {
  return analysed_by.model === "embedded";
}

/** What a model is called: by the cascade file, or, for those that it does not name, by us. */
function nameOf(model: string, language: ReportLanguage): string {
  const own: Readonly<Record<string, string>> = reportWords[language].models;
  return own[model] ?? model;
}

/** Whose words a quote is, where they are not the author's; otherwise empty. */
export function whoseWords(
  { voice, speaker }: Pick<Evidence, "voice"> & { speaker?: string | undefined },
  language: ReportLanguage,
): string {
  if (voice === "author") return "";
  const { quotedBy, quoted } = reportWords[language];
  return speaker ? fill(quotedBy, { speaker }) : quoted;
}

/** What kind of text it was read as, in the language of the report. Empty where that is not sure, or the summary says it. */
export function kindSentence(
  { text_kind, overall_summary = "" }: Pick<Report, "text_kind"> & Partial<Pick<Report, "overall_summary">>,
  language: ReportLanguage,
): string {
  if (text_kind?.is_sure !== true || text_kind.kind === "other") return "";
  const kind = lowerFirst(kindNames[language].kinds[text_kind.kind]);
  const isSaid = overall_summary.toLowerCase().startsWith(kind.toLowerCase());
  return isSaid ? "" : fill(reportWords[language].readAs, { kind });
}

/** What the reader holds against a point, with their note, as one line. */
export function contestSentence(
  { reason, other_technique, note }: Contest,
  language: ReportLanguage,
): string {
  const { said, reasons, instead } = reportWords[language].contest;
  const technique = other_technique && techniqueNames[language][other_technique];
  const [open, close] = quotationMarks[language];
  const sentence = fill(said, { reason: technique ? fill(instead, { technique }) : reasons[reason] });
  return note ? `${sentence} ${open}${note.replace(/\s+/gu, " ")}${close}` : sentence;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Who read the text, in plain sentences. Empty when the report does not say. */
export function whoReadIt(
  { analysed_by: { model, version } }: Pick<Report, "analysed_by">,
  language: ReportLanguage,
): string {
  if (model === "") return "";
  const words = reportWords[language];
  const name = nameOf(model, language);
  const readBy = fill(words.readBy, {
    model: version ? fill(words.version, { model: name, version }) : name,
  });
  return model === "browser" ? `${readBy} ${words.nothingSent}` : readBy;
}

/** One who was asked and did not write the report: who it was and why, and how many of its quotes were in no text. */
export interface OfAttempt {
  readonly words: string;
  readonly dropped: number;
}

/** Who was asked before, in the order in which they were. */
export function whoWasAsked({ attempts }: Pick<Report, "attempts">, language: ReportLanguage): OfAttempt[] {
  const { passedOver, outcomes } = reportWords[language];
  return attempts
    .filter(({ outcome }) => outcome !== "answered")
    .map(({ model, outcome, dropped = 0 }) => ({
      words: fill(passedOver, { model: nameOf(model, language), outcome: outcomes[outcome] }),
      dropped,
    }));
}

/** Who read the text, and who was asked before: in plain sentences. Empty when the report does not say. */
export function whoRead(report: Report, language: ReportLanguage): string {
  const readBy = whoReadIt(report, language);
  const models = whoWasAsked(report, language).map(({ words }) => words);
  if (readBy === "" || models.length === 0) return readBy;
  return `${readBy} ${fill(reportWords[language].askedBefore, { models: models.join("; ") })}`;
}
