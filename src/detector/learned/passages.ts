import type { TextLanguage } from "#report/index.ts";
import type { Split } from "../split/split.ts";

/** A few sentences that are read together: tokens `first` up to, but not including, `end`. */
export interface Passage {
  readonly language: TextLanguage;
  readonly first: number;
  readonly end: number;
  /** Numbers of its sentences in the text. */
  readonly sentences: readonly number[];
}

/** The model has learned from short posts; a longer text is read in pieces of about their length, in tokens. */
const PASSAGE_TOKENS = 60;

/** Cuts a text into passages: neighbouring sentences of one language, about as long as a short post. */
export function passagesOf({ sentences }: Split): Passage[] {
  const passages: { language: TextLanguage; first: number; end: number; sentences: number[] }[] = [];
  sentences.forEach(({ first, end, language }, number) => {
    const last = passages.at(-1);
    if (last && last.language === language && end - last.first <= PASSAGE_TOKENS) {
      last.end = end;
      last.sentences.push(number);
    } else {
      passages.push({ language, first, end, sentences: [number] });
    }
  });
  return passages;
}
