import type { Span } from "#report/index.ts";
import type { Mark } from "../learn/mark.ts";
import type { ShownText } from "../page-data.ts";
import type { Highlight } from "./text-view.tsx";

/** Tells a mark from the others of its text. */
export function keyOf({ start, end }: Span): string {
  return `${start}-${end}`;
}

/** While the reader marks: the marks so far, and the words that are being marked. */
export function whileMarking(marks: readonly Mark[], choosing: Span | undefined): Highlight[] {
  const own = marks.map((mark) => ({
    start: mark.start,
    end: mark.end,
    className: "by-you",
    key: keyOf(mark),
  }));
  return choosing ? [...own, { ...choosing, className: "choosing" }] : own;
}

function drawn(spans: readonly Span[], className: string): Highlight[] {
  return spans.map(({ start, end }) => ({ start, end, className }));
}

/** Beside ours: what each of us marked, what is innocent, and the words that were asked for. */
export function whileComparing(
  marks: readonly Mark[],
  { annotations, lookAlikes }: ShownText,
  lit: Span | undefined,
): Highlight[] {
  return [
    ...drawn(marks, "by-you"),
    ...drawn(annotations, "by-us"),
    ...drawn(lookAlikes, "innocent"),
    ...(lit ? drawn([lit], "lit") : []),
  ];
}
