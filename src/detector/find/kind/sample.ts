import { type Sentence, wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";

/** The sentences in which the kind of a text is looked for. */
export interface Sample {
  readonly sentences: readonly Sentence[];
  /** The tokens of each, with what has no words up to the next sentence, such as a line of emoji. */
  readonly ranges: readonly { readonly first: number; readonly end: number }[];
  /** By the number of a sentence, 1 where it is in the sample. */
  readonly isIn: Uint8Array;
  readonly words: number;
}

/** Longer texts are read to their end in samples, so that no calm beginning speaks for what follows. */
const MOST_WORDS = 800;
const BEGINNING_WORDS = 300;
const BLOCK_WORDS = 100;

/** All sentences of a text; of a long one the beginning, and blocks at even distances. */
export function sampleOf({ tokens, sentences }: Split): Sample {
  const total = wordsOf(sentences);
  const period = (BLOCK_WORDS * (total - BEGINNING_WORDS)) / (MOST_WORDS - BEGINNING_WORDS);
  const isIn = new Uint8Array(sentences.length);
  let at = 0;
  let words = 0;
  const ranges = sentences.flatMap((sentence, number) => {
    const position = at - BEGINNING_WORDS;
    at += sentence.words;
    if (total > MOST_WORDS && position >= 0 && position % period >= BLOCK_WORDS) return [];
    isIn[number] = 1;
    words += sentence.words;
    const first = number === 0 ? 0 : sentence.first;
    return [{ first, end: sentences[number + 1]?.first ?? tokens.count }];
  });
  return { sentences: sentences.filter((_, number) => isIn[number] === 1), ranges, isIn, words };
}
