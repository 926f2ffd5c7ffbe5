import type { Sentence } from "../../../text/sentences.ts";
import type { Tokens } from "../../../text/tokens.ts";

/** Tokens of a line, up to but without `end`. */
export interface Line {
  readonly first: number;
  readonly end: number;
}

/** The lines of a text that hold sentences. */
export function linesOf(sentences: readonly Sentence[]): Line[] {
  const lines: { first: number; end: number; paragraph: number }[] = [];
  for (const { first, end, paragraph } of sentences) {
    const last = lines.at(-1);
    if (last?.paragraph === paragraph) last.end = end;
    else lines.push({ first, end, paragraph });
  }
  return lines;
}

/** Where tokens `first` up to `end` stand in the text. */
export function spanOf(tokens: Tokens, first: number, end: number): { start: number; end: number } {
  return { start: tokens.starts[first] ?? 0, end: tokens.ends[end - 1] ?? 0 };
}
