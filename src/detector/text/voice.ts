import type { Span, Voice } from "#report/index.ts";

/** Whose words stand from `start` to `end`: somebody's who is quoted as soon as they touch quoted speech. The one rule of voice. */
export function voiceOf(speech: readonly Span[], start: number, end: number): Voice {
  return speechAround(speech, start, end) === undefined ? "author" : "quoted";
}

/** The first quoted speech that words from `start` to `end` touch. `speech` is sorted and does not overlap. */
export function speechAround(speech: readonly Span[], start: number, end: number): Span | undefined {
  let low = 0;
  let high = speech.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = speech[middle];
    if (span === undefined) break;
    if (span.end <= start) low = middle + 1;
    else if (span.start >= end) high = middle - 1;
    else return span;
  }
  return undefined;
}
