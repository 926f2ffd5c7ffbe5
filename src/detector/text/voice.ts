import type { Span, Voice } from "#report/index.ts";
import { spanOf, type Tokens } from "./tokens.ts";

/**
 * Whose words stand from `start` to `end`: somebody's who is quoted as soon as they touch quoted speech. The one rule of
 * voice. `speech` is sorted and does not overlap.
 */
export function voiceOf(speech: readonly Span[], start: number, end: number): Voice {
  let low = 0;
  let high = speech.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = speech[middle];
    if (span === undefined) break;
    if (span.end <= start) low = middle + 1;
    else if (span.start >= end) high = middle - 1;
    else return "quoted";
  }
  return "author";
}

/** Whether tokens `first` up to `end` are the author's own words. */
export function isByAuthor(tokens: Tokens, speech: readonly Span[], first: number, end: number): boolean {
  const span = spanOf(tokens, first, end);
  return voiceOf(speech, span.start, span.end) === "author";
}
