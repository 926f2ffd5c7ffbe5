import type { Span } from "#report/index.ts";
import type { PracticeTechnique } from "../texts/techniques.ts";

/** What a reader marked in a practice text. */
export interface Mark extends Span {
  readonly quote: string;
  /** "other" where the list has no name for it, or the reader does not know one. */
  readonly technique: PracticeTechnique | "other";
  /** In the reader's own words; may be empty. */
  readonly why: string;
}

export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Marks in reading order, with one in place of any that has the same words. */
export function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const others = marks.filter(({ start, end }) => start !== mark.start || end !== mark.end);
  return [...others, mark].toSorted((a, b) => a.start - b.start || b.end - a.end);
}
