import type { Span } from "#report/index.ts";

/** Quoted words with as much of the text around them as is needed to understand them, on one line. */
export interface Passage {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

/** How many characters of the text are shown on each side of a quote at most. */
const AROUND = 160;

function onOneLine(words: string): string {
  return words.replace(/\s+/gu, " ");
}

/** The end of a sentence or of a paragraph. */
const END = /[.!?…]["”»’)]*(?=\s|$)|\n[ \t]*(?=\n)/gu;

/** From the last beginning of a sentence, or else from a whole word. */
function cutBefore(words: string): string {
  const near = words.slice(-AROUND);
  const last = [...near.matchAll(END)].at(-1);
  if (last) return near.slice(last.index + last[0].length).trimStart();
  return words.length <= AROUND ? words : `…${near.slice(Math.max(0, near.search(/\s/u)))}`;
}

/** To the next end of a sentence, or else to a whole word. */
function cutAfter(words: string): string {
  const near = words.slice(0, AROUND);
  const [end] = near.matchAll(END);
  if (end) return near.slice(0, end.index + end[0].length).trimEnd();
  return words.length <= AROUND ? words : `${near.slice(0, near.lastIndexOf(" "))} …`;
}

/** The sentence in which a quote stands, shortened where it is long. A quote that ends a sentence ends the passage. */
export function passageOf(text: string, { start, end }: Span): Passage {
  const quote = text.slice(start, end);
  const isWhole = /[.!?…]["”»’)]*$/u.test(quote);
  return {
    before: onOneLine(cutBefore(text.slice(0, start))),
    quote: onOneLine(quote),
    after: isWhole ? "" : onOneLine(cutAfter(text.slice(end))),
  };
}
