import type { Tokens } from "../../../text/tokens.ts";

/** Where tokens `first` up to `end` stand in the text. */
export function spanOf(tokens: Tokens, first: number, end: number): { start: number; end: number } {
  return { start: tokens.starts[first] ?? 0, end: tokens.ends[end - 1] ?? 0 };
}
