import type { Report } from "#report/index.ts";
import type { ReportToWrite } from "./outline.ts";
import { NOT_A_VERDICT } from "./sentences.ts";

/** A report as the object that is written as JSON: the report of the wire, and what it is. */
export function reportObject(report: Report): Report & { readonly note: string } {
  return { note: NOT_A_VERDICT, ...report };
}

/** A report as JSON that people can read, with the name of its file. */
export function writeJson({ report, file }: ReportToWrite): string {
  return JSON.stringify({ file, ...reportObject(report) }, null, 2);
}
