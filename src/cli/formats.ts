import { summaryWordings, techniqueNames } from "#languages/index.ts";
import type { Evidence, Observation, Report, ReportLanguage } from "#report/index.ts";
import type { Format } from "./options.ts";

/** Formats of a report by itself; lines of JSON are a corpus's own. */
export type PrintedFormat = Exclude<Format, "jsonl">;

/** A report of the file `name` in one of the formats. */
export function printReport(
  name: string,
  report: Report,
  language: ReportLanguage,
  format: PrintedFormat,
): string {
  if (format === "json") return JSON.stringify({ file: name, ...report }, null, 2);
  return format === "markdown" ? asMarkdown(name, report, language) : asText(name, report, language);
}

/** The report as Markdown: the summary, then each observation with its quotes. */
function asMarkdown(name: string, report: Report, language: ReportLanguage): string {
  const parts = report.analysis_results.map((observation) => observationAsMarkdown(observation, language));
  return [`# ${name}`, report.overall_summary, ...parts, `*${report.analysed_by.model}*`].join("\n\n");
}

function observationAsMarkdown(observation: Observation, language: ReportLanguage): string {
  const quotes = observation.evidence.map((evidence) => `- ${evidenceLine(evidence, language)}`);
  return [
    `## ${observation.category_name}`,
    observation.justification,
    quotes.join("\n"),
    `> ${observation.another_reading}`,
    `**${observation.question}**`,
  ].join("\n\n");
}

/** The report as plain text for a terminal. */
function asText(name: string, report: Report, language: ReportLanguage): string {
  const parts = report.analysis_results.map((observation) =>
    [
      observation.category_name.toUpperCase(),
      observation.justification,
      ...observation.evidence.map((evidence) => `  ${evidenceLine(evidence, language)}`),
      observation.another_reading,
      observation.question,
    ].join("\n"),
  );
  return [`${name}\n${"=".repeat(name.length)}`, report.overall_summary, ...parts].join("\n\n");
}

function evidenceLine({ quote, technique, voice, salient = [] }: Evidence, language: ReportLanguage): string {
  const words = summaryWordings[language].quotation.replace("{words}", () => quote.replace(/\s+/gu, " "));
  const quoted = voice === "quoted" ? " (quoted)" : "";
  const why = salient.length > 0 ? ` (weighed most: ${salient.join(", ")})` : "";
  return `${words} – ${techniqueNames[language][technique]}${quoted}${why}`;
}
