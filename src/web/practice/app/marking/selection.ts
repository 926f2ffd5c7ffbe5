import type { Span } from "#report/index.ts";
import type { Paragraph } from "../../texts/sentences.ts";

/** The attribute of a paragraph's element that says where in the text it begins. */
export const START_ATTRIBUTE = "data-start";

/** Where a point of the document lies in the text; undefined outside of it. */
function offsetOf(root: HTMLElement, node: Node, offset: number): number | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const paragraph = element?.closest<HTMLElement>(`[${START_ATTRIBUTE}]`);
  if (!paragraph || !root.contains(paragraph)) return undefined;
  const range = document.createRange();
  range.setStart(paragraph, 0);
  range.setEnd(node, offset);
  return Number(paragraph.getAttribute(START_ATTRIBUTE)) + range.toString().length;
}

const LETTER = /[\p{L}\p{N}’'-]/u;

/** A span widened to whole words, without blanks at its ends; undefined where no word is in it. */
export function wholeWords(text: string, { start, end }: Span): Span | undefined {
  let [from, to] = [start, end];
  while (from < to && /\s/u.test(text[from] ?? "")) from++;
  while (to > from && /\s/u.test(text[to - 1] ?? "")) to--;
  while (from > 0 && LETTER.test(text[from] ?? "") && LETTER.test(text[from - 1] ?? "")) from--;
  while (to < text.length && LETTER.test(text[to - 1] ?? "") && LETTER.test(text[to] ?? "")) to++;
  return /[\p{L}\p{N}]/u.test(text.slice(from, to)) ? { start: from, end: to } : undefined;
}

/** The words of the text that are selected in the document. */
export function selectedSpan(root: HTMLElement, text: string): Span | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = offsetOf(root, startContainer, startOffset);
  const end = offsetOf(root, endContainer, endOffset);
  return start === undefined || end === undefined || end <= start
    ? undefined
    : wholeWords(text, { start, end });
}

/** Every word of a paragraph with what is joined to it, such as a comma. */
export function wordsOf(text: string, { start, end }: Span): Span[] {
  return Array.from(text.slice(start, end).matchAll(/\S+/gu), ({ index, 0: word }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}

/** The paragraphs that a span lies in, as one span. */
export function paragraphsAround(paragraphs: readonly Paragraph[], span: Span): Span {
  const around = paragraphs.filter(({ start, end }) => start < span.end && span.start < end);
  return { start: around[0]?.start ?? span.start, end: around.at(-1)?.end ?? span.end };
}

/** Which end of a passage is moved, and whither. */
export interface Move {
  readonly edge: "first" | "last";
  readonly by: -1 | 1;
}

/** A passage with one end moved by a word, within its paragraph; undefined where it cannot be. */
export function moved(
  text: string,
  within: Span,
  { start, end }: Span,
  { edge, by }: Move,
): Span | undefined {
  const words = wordsOf(text, within);
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.start < end);
  const to = (edge === "first" ? first : last) + by;
  const word = words[to];
  if (!word || (edge === "first" ? to > last : to < first)) return undefined;
  return edge === "first" ? { start: word.start, end } : { start, end: word.end };
}
