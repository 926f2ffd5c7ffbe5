import { structures } from "#languages/index.ts";
import { CAPITALISED_SHAPE, textAt } from "../../../text/tokens.ts";
import type { WordForm } from "./word-form.ts";

/** No coined word has fewer letters. */
const SHORTEST = 6;

/** Labels and charged words that no list can hold, told by their endings: somebody-hating, anything-monger. */
export const COINED_WORDS: WordForm = {
  look(word, language) {
    if (word.length < SHORTEST) return undefined;
    const formation = structures[language].formations?.find(
      ({ endings, butNot }) =>
        !butNot.includes(word) &&
        endings.some((ending) => word.length > ending.length && word.endsWith(ending)),
    );
    return formation?.technique;
  },
  /** "Mr Custard": a capital within a sentence, where no part of the word is joined to it. */
  isLeftOut: (tokens, token, first) =>
    token > first && tokens.shapes[token] === CAPITALISED_SHAPE && !textAt(tokens, token).includes("-"),
};
