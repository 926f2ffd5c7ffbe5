import { withoutInvisible } from "#languages/index.ts";
import type { Question } from "../model.ts";

/** Where a sentence ends, with the white space after it. */
export const SENTENCE_END = /[.!?…]["'”’»)\]]*\s+|\n/gu;
export const PARAGRAPH_END = /\n\s*\n/gu;
/** Stands where words were left out. */
const LEFT_OUT = "[…]";

/**
 * The text as a language model may read it: without invisible characters, and without the words
 * that address an AI, from the beginning of their sentence to the end of their paragraph, since
 * what they ask for tends to follow. Quotes from it are looked for in the whole text all the same.
 */
export function textForModel({ text, notices }: Pick<Question, "text" | "notices">): string {
  let readable = "";
  let from = 0;
  for (const { kind, start } of notices) {
    if (kind !== "addressed-to-ai" || start < from) continue;
    readable += text.slice(from, lastEndBefore(text, start, from)) + LEFT_OUT;
    from = nextParagraphEnd(text, start);
  }
  return withoutInvisible(readable + text.slice(from));
}

function lastEndBefore(text: string, offset: number, from: number): number {
  const ends = [...text.slice(from, offset).matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  return last === undefined ? from : from + last.index + last[0].length;
}

function nextParagraphEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(PARAGRAPH_END);
  return length === -1 ? text.length : offset + length;
}
