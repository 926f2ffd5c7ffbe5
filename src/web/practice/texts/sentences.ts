import type { Span } from "#report/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";

/** Between paragraphs of a practice text. */
export const BETWEEN_PARAGRAPHS = "\n\n";

/** A paragraph of a text, with its sentences; offsets in UTF-16 units of the whole text. */
export interface Paragraph extends Span {
  /** Without the blanks between them. */
  readonly sentences: readonly Span[];
}

/** Cuts paragraphs into sentences by the rules of Unicode (UAX #29), which our own texts are written to suit. */
export function paragraphsOf(paragraphs: readonly string[], language: SiteLanguage): Paragraph[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  let start = 0;
  return paragraphs.map((words) => {
    const sentences = Array.from(segmenter.segment(words), ({ segment, index }) => ({
      start: start + index,
      end: start + index + segment.trimEnd().length,
    }));
    const paragraph = { start, end: start + words.length, sentences };
    start = paragraph.end + BETWEEN_PARAGRAPHS.length;
    return paragraph;
  });
}
