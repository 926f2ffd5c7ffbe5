import type { Span, Voice } from "#report/index.ts";

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
