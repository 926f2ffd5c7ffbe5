import { reportWords } from "#languages/index.ts";
import type { Report, ReportLanguage } from "#report/index.ts";
import type { ReportToWrite } from "./outline.ts";

/** A report as the object that is written as JSON: the report of the wire, and what it is. */
export function reportObject(report: Report, language: ReportLanguage): Report & { readonly note: string } {
  return { note: reportWords[language].notAVerdict, ...report };
}

/** A report as JSON that people can read, with the name of its file. */
export function writeJson({ report, language, file }: ReportToWrite): string {
  return JSON.stringify({ file, ...reportObject(report, language) }, null, 2);
}
