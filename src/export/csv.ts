import { reportWords, techniqueNames } from "#languages/index.ts";
import type { Notice, Observation, Point, ReportLanguage } from "#report/index.ts";
import { provenanceOf, type ReportToWrite } from "./outline.ts";

const COLUMNS = [
  "file",
  "finding_type",
  "technique",
  "technique_name",
  "statement",
  "another_reading",
  "question",
  "quote",
  "start",
  "end",
  "voice",
  "speaker",
  "read_by",
  "text_sha256",
  "note",
] as const;
type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | undefined>>>;

/** The first line: the names of the columns. */
export const CSV_HEADER = COLUMNS.map((column) => `"${column}"`).join(",");

/**
 * The evidence of a report as CSV (RFC 4180), a quote a line, notices among them. What the report is and who made it
 * stands in every line, and in one of its own where there is no evidence: CSV knows no comments.
 */
export function writeCsv(input: ReportToWrite): string {
  const { report, text, language, file, textHash } = input;
  const rows = [
    ...report.analysis_results.flatMap((observation) => rowsOf(observation, language)),
    ...report.notices.map((notice) => noticeRow(notice, text, language)),
  ];
  const facts: Row = {
    file,
    read_by: provenanceOf({ ...input, textHash: undefined }),
    text_sha256: textHash,
    note: reportWords[language].notAVerdict,
  };
  const all = rows.length > 0 ? rows : [{}];
  return [CSV_HEADER, ...all.map((row) => line({ ...row, ...facts }))].join("\r\n");
}

function rowsOf({ category_name, points }: Observation, language: ReportLanguage): Row[] {
  return points.flatMap((point) => rowsOfPoint(category_name, point, language));
}

function rowsOfPoint(finding_type: string, point: Point, language: ReportLanguage): Row[] {
  const { evidence, ...said } = point;
  const technique_name = techniqueNames[language][point.technique];
  return evidence.map((each) => ({ finding_type, technique_name, ...said, ...each }));
}

function noticeRow({ kind, start, end }: Notice, text: string, language: ReportLanguage): Row {
  const { notices, noticeNames } = reportWords[language];
  return {
    finding_type: "notice",
    technique: kind,
    technique_name: noticeNames[kind],
    statement: notices[kind],
    quote: text.slice(start, end),
    start,
    end,
  };
}

function line(row: Row): string {
  return COLUMNS.map((column) => cell(String(row[column] ?? ""))).join(",");
}

/** What spreadsheets take for the beginning of a formula, in ASCII and in full width, behind white space too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A quoted cell. An apostrophe in front keeps a spreadsheet from reckoning words of a text as a formula. */
function cell(words: string): string {
  const guarded = FORMULA.test(words) ? `'${words}` : words;
  return `"${guarded.replaceAll('"', '""')}"`;
}
