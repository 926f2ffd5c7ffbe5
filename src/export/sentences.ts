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

/** Who read the text, and who was asked before: in plain sentences. Empty when the report does not say. */
export function whoRead(
  { analysed_by: { model, version }, attempts }: Report,
  language: ReportLanguage,
): string {
  if (model === "") return "";
  const words = reportWords[language];
  const name = nameOf(model, language);
  const models = attempts
    .filter(({ outcome }) => outcome !== "answered")
    .map((each) =>
      fill(words.passedOver, { model: nameOf(each.model, language), outcome: words.outcomes[each.outcome] }),
    );
  const sentences = [
    fill(words.readBy, { model: version ? fill(words.version, { model: name, version }) : name }),
    model === "browser" ? words.nothingSent : "",
    models.length > 0 ? fill(words.askedBefore, { models: models.join("; ") }) : "",
  ];
  return sentences.filter(Boolean).join(" ");
}
