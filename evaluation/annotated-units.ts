import type { Technique } from "#report/index.ts";
import { joined, type Span } from "./metrics.ts";
import type { Piece } from "./prediction.ts";

/*
 * We quote the telling words; annotators mark what their guidelines ask for. Each corpus is compared in
 * the units in which it was annotated.
 */

/** The lines in which evidence stands: posts are annotated in long clauses, often whole lines. */
export function linesOf(text: string, pieces: readonly Piece[]): Span[] {
  return joined(pieces.map((piece) => around(text, piece, "\n")));
}

const WORDING: ReadonlySet<Technique> = new Set(["loaded-language", "name-calling"]);
const SENTENCE_ENDS = "\n.!?…;";

/**
 * Words for techniques of wording, sentences for the others and wherever evidence gathers: so news
 * articles are annotated in PTC.
 */
export function wordsOrSentencesOf(text: string, pieces: readonly Piece[]): Span[] {
  const sentences = pieces.map((piece) => around(text, piece, SENTENCE_ENDS));
  const gathered = Map.groupBy(sentences, ({ start }) => start);
  return joined(
    pieces.map(({ technique, start, end }, i) => {
      const sentence = sentences[i] ?? { start, end };
      const isAlone = gathered.get(sentence.start)?.length === 1;
      return WORDING.has(technique) && isAlone ? { start, end } : sentence;
    }),
  );
}

/** The stretch around a span up to the nearest of the ending marks, without white space in front. */
function around(text: string, span: Span, ends: string): Span {
  let { start, end } = span;
  while (start > 0 && !ends.includes(text.charAt(start - 1))) start -= 1;
  while (start < span.start && text.charAt(start).trim() === "") start += 1;
  while (end < text.length && !ends.includes(text.charAt(end))) end += 1;
  return { start, end };
}
