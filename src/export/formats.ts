import { writeAnnotations } from "./annotations.ts";
import { writeCsv } from "./csv.ts";
import { writeJson } from "./json.ts";
import { writeMarkdown } from "./markdown.ts";
import type { ReportToWrite } from "./outline.ts";
import { writeText } from "./text.ts";

/** Formats in which one report can be written. */
export const EXPORT_FORMATS = ["text", "markdown", "json", "csv", "annotations"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const WRITERS: Record<ExportFormat, (input: ReportToWrite) => string> = {
  text: writeText,
  markdown: writeMarkdown,
  json: writeJson,
  csv: writeCsv,
  annotations: writeAnnotations,
};

/** A report in one of the formats, without a line break at its end. */
export function writeReport(format: ExportFormat, input: ReportToWrite): string {
  return WRITERS[format](input);
}
