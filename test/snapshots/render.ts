import type { Reading } from "#detector/index.ts";
import type { Point, Span } from "#report/index.ts";

const WIDTH = 100;

/**
 * Draws a reading for human eyes: the text, wrapped, each finding under its words with its technique,
 * then the points in prose. A change in what the analyser sees is then read in a diff.
 */
export function renderReading(text: string, reading: Reading): string {
  const points = reading.analysis_results.flatMap((observation) => observation.points);
  const marks = [
    ...points.flatMap(({ technique, evidence }) =>
      evidence.map(({ start, end, voice, speaker }) => ({
        start,
        end,
        label: voice === "quoted" ? `${technique}, quoted${speaker ? `: ${speaker}` : ""}` : technique,
      })),
    ),
    ...reading.notices.map(({ start, end, kind }) => ({ start, end, label: kind })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end || a.label.localeCompare(b.label));
  const drawn: string[] = [];
  for (const { start, end } of linesOf(text)) {
    drawn.push(`  ${text.slice(start, end)}`);
    for (const mark of marks) {
      if (mark.start >= end || mark.end <= start) continue;
      const from = Math.max(mark.start, start);
      const length = Math.max(1, Math.min(mark.end, end) - from);
      drawn.push(
        `  ${" ".repeat(from - start)}${"^".repeat(length)} ${mark.start < start ? "…" : ""}${mark.label}`,
      );
    }
  }
  const prose = reading.analysis_results.map(({ category_name, points: own }) =>
    [category_name, ...own.map(drawPoint)].join("\n"),
  );
  const { kind, is_sure } = reading.kind;
  return [
    ...drawn,
    "",
    `Kind: ${kind}${is_sure ? "" : ", not sure"}`,
    ...prose,
    "",
    `Summary\n  ${reading.overall_summary}`,
    "",
  ].join("\n");
}

function drawPoint({ technique, statement, another_reading, question }: Point): string {
  const otherSide = [
    another_reading && `    Another reading: ${another_reading}`,
    question && `    Question: ${question}`,
  ];
  return [`  ${technique}: ${statement}`, ...otherSide.filter(Boolean)].join("\n");
}

/** Lines of at most so many units, broken at spaces; offsets in the text. */
function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const lineEnd = newline < 0 ? text.length : newline;
    let end = lineEnd;
    if (end - start > WIDTH) {
      const space = text.lastIndexOf(" ", start + WIDTH);
      end = space > start ? space : start + WIDTH;
    }
    lines.push({ start, end });
    start = end === lineEnd || text.charAt(end) === " " ? end + 1 : end;
  }
  return lines;
}
