import { readFileSync } from "node:fs";
import {
  CONTEST_REASONS,
  type Contest,
  type ContestReason,
  contestOf,
  type Technique,
  type WrittenReport,
  writtenReportSchema,
} from "#report/index.ts";

/** A file is not what it should be. Told in one line, which holds nothing of the file. */
export class ContestedFileError extends Error {}

/** The reports of a file: one as the page saves it as JSON, a list of such, or one a line. */
export function readReports(file: string): WrittenReport[] {
  return entriesOf(readText(file), file).map((entry) => {
    const report = writtenReportSchema.safeParse(entry);
    if (report.success) return report.data;
    throw new ContestedFileError(`${file}: not a report as the page saves it in JSON.`);
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\ufeff/u, "");
  } catch {
    throw new ContestedFileError(`${file}: cannot be read.`);
  }
}

function entriesOf(text: string, file: string): unknown[] {
  for (const lines of [[text], text.split("\n").filter((line) => line.trim() !== "")])
    try {
      return lines.flatMap((line): unknown[] => [JSON.parse(line)].flat());
    } catch {
      // Perhaps it is one a line.
    }
  throw new ContestedFileError(`${file}: not JSON.`);
}

/** What became of the points of one technique. */
interface Tally {
  kept: number;
  readonly reasons: Record<ContestReason, number>;
  /** Which technique readers named instead, each time that they did. */
  readonly instead: Technique[];
}

function emptyTally(): Tally {
  const reasons = { "not-here": 0, "quoted-speech": 0, satire: 0, "another-technique": 0, "own-note": 0 };
  return { kept: 0, reasons, instead: [] };
}

function count(tally: Tally, contest: Contest | undefined): void {
  if (!contest) tally.kept += 1;
  else tally.reasons[contest.reason] += 1;
  if (contest?.other_technique) tally.instead.push(contest.other_technique);
}

function talliesOf(reports: readonly WrittenReport[]): Map<Technique, Tally> {
  const tallies = new Map<Technique, Tally>();
  for (const { analysis_results, contested = [] } of reports)
    for (const point of analysis_results.flatMap(({ points }) => points)) {
      const tally = tallies.get(point.technique) ?? emptyTally();
      tallies.set(point.technique, tally);
      count(tally, contestOf(point, contested));
    }
  return tallies;
}

/** By technique, how many points readers kept, how many they contested, and why: as a table in plain text. */
export function contestedTable(reports: readonly WrittenReport[]): string {
  const rows = [...talliesOf(reports)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([technique, { kept, reasons, instead }]) => {
      const why = CONTEST_REASONS.map((reason) => reasons[reason]);
      const contested = why.reduce((sum, n) => sum + n, 0);
      return [technique, kept + contested, kept, contested, ...why, [...new Set(instead)].join(", ")];
    });
  return aligned([["technique", "points", "kept", "contested", ...CONTEST_REASONS, "instead"], ...rows]);
}

function aligned(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return typeof cell === "number" ? String(cell).padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
