import { reportWords } from "#languages/index.ts";
import type { WrittenReport } from "#report/index.ts";
import type { ReportToWrite } from "./outline.ts";

/** A report as the object that is written as JSON: the report of the wire, and what it is. */
export function reportObject(input: Omit<ReportToWrite, "text">): WrittenReport {
  const { report, language, file, textHash, contested = [] } = input;
  return {
    ...(file !== undefined && { file }),
    note: reportWords[language].notAVerdict,
    report_language: language,
    ...(textHash !== undefined && { text_sha256: textHash }),
    ...(contested.length > 0 && { contested: [...contested] }),
    ...report,
  };
}

/** A report as JSON that people can read, with the name of its file. */
export function writeJson(input: ReportToWrite): string {
  return JSON.stringify(reportObject(input), null, 2);
}
