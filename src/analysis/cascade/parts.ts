import type { Span } from "#report/index.ts";
import { type DraftOfPart, type Model, ModelFailure, type Question } from "../model.ts";
import { PARAGRAPH_END, SENTENCE_END } from "../question/text-for-model.ts";

/** A text up to so many times longer than a model's limit is read in parts; a longer one goes to the next model. */
export const TIMES_LONGER = 4;

/**
 * Asks a model about a text that may be too long for one call: then it reads the text in parts, one after the
 * other, so that nothing is cut off. Throws `too-long` where the text is too long for that, too.
 */
export async function askInParts(
  model: Model,
  question: Question,
  signal: AbortSignal,
): Promise<DraftOfPart[]> {
  const limit = model.limits[question.textLanguage];
  if (question.text.length > limit * TIMES_LONGER) throw new ModelFailure("too-long");
  const drafts: DraftOfPart[] = [];
  for (const part of splitIntoParts(question.text, limit)) {
    signal.throwIfAborted();
    drafts.push({ part, draft: await model.analyse(questionAbout(part, question), signal) });
  }
  return drafts;
}

/** The question about one part alone: offsets of its notices count in the part. */
function questionAbout(part: Span, question: Question): Question {
  const notices = question.notices
    .filter(({ start, end }) => start < part.end && end > part.start)
    .map(({ kind, start, end }) => ({ kind, start: start - part.start, end: end - part.start }));
  return { ...question, text: question.text.slice(part.start, part.end), notices };
}

/** Where a part may end, the best place first: after a paragraph, a sentence, a word. */
const ENDS = [PARAGRAPH_END, SENTENCE_END, /\s+/gu] as const;

/** Splits a text into parts of at most `limit` characters, which together are the whole text. */
export function splitIntoParts(text: string, limit: number): Span[] {
  const parts: Span[] = [];
  let start = 0;
  while (text.length - start > limit) {
    const end = start + lengthOfPart(text.slice(start, start + limit));
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: text.length }];
}

/** How much of the window to read: up to the last good end in its last quarter. */
function lengthOfPart(window: string): number {
  const from = Math.floor(window.length * 0.75);
  const tail = window.slice(from);
  for (const end of ENDS) {
    const last = [...tail.matchAll(end)].at(-1);
    if (last !== undefined) return from + last.index + last[0].length;
  }
  const cutsPair = /[\uD800-\uDBFF]$/u.test(window);
  return window.length - (cutsPair && window.length > 1 ? 1 : 0);
}
