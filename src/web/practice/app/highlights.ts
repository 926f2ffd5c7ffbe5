import type { Span } from "#report/index.ts";
import type { PracticeAppWords } from "../../words/en/practice.ts";
import type { Mark } from "../learn/mark.ts";
import type { ShownText } from "../page-data.ts";
import type { Highlight } from "./text-view.tsx";

/** Tells a mark from the others of its text. */
export function keyOf({ start, end }: Span): string {
  return `${start}-${end}`;
}

/** While the reader marks: the marks so far, and the words that are being marked. */
export function whileMarking(
  marks: readonly Mark[],
  choosing: Span | undefined,
  nameOf: (technique: Mark["technique"]) => string,
): Highlight[] {
  const own = marks.map((mark) => ({
    start: mark.start,
    end: mark.end,
    className: "by-you",
    said: nameOf(mark.technique),
    key: keyOf(mark),
  }));
  return choosing ? [...own, { ...choosing, className: "choosing" }] : own;
}

function drawn(spans: readonly Span[], className: string, said?: string): Highlight[] {
  return spans.map(({ start, end }) => ({ start, end, className, ...(said && { said }) }));
}

/** Beside ours: what each of us marked, what is innocent, and the words that were asked for. */
export function whileComparing(
  marks: readonly Mark[],
  { annotations, lookAlikes }: ShownText,
  lit: Span | undefined,
  legend: PracticeAppWords["ours"]["legend"],
): Highlight[] {
  return [
    ...drawn(marks, "by-you", legend.yours),
    ...drawn(annotations, "by-us", legend.ours),
    ...drawn(lookAlikes, "innocent", legend.innocent),
    ...(lit ? drawn([lit], "lit") : []),
  ];
}
