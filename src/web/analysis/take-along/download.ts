import { type ExportFormat, type ReportToWrite, writeReport } from "#export/index.ts";

interface FileKind {
  readonly ending: string;
  readonly type: string;
  /** Without this mark, spreadsheets take UTF-8 for another encoding. */
  readonly byteOrderMark?: boolean;
}

const FILE_KINDS: Readonly<Record<ExportFormat, FileKind>> = {
  text: { ending: "txt", type: "text/plain" },
  markdown: { ending: "md", type: "text/markdown" },
  json: { ending: "json", type: "application/json" },
  csv: { ending: "csv", type: "text/csv", byteOrderMark: true },
  annotations: { ending: "jsonld", type: "application/ld+json" },
};

/** Lets the browser save a report as a file. The file is named by the text's hash, so that two do not get mixed up. */
export function download(format: ExportFormat, input: ReportToWrite): void {
  const { ending, type, byteOrderMark } = FILE_KINDS[format];
  const words = `${byteOrderMark ? "\ufeff" : ""}${writeReport(format, input)}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([words], { type: `${type};charset=utf-8` }));
  link.download = `subtext-${(input.textHash ?? "report").slice(0, 8)}.${ending}`;
  link.click();
  // Some browsers read it only after a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
