import { structures } from "#languages/index.ts";
import { forEachLanguage, TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { CAPITALISED_SHAPE, textAt } from "../../../text/tokens.ts";
import { lengthOf, wordOf } from "../../../text/words/distinct-words.ts";
import { Endings } from "../../../text/words/endings.ts";
import type { WordForm } from "./word-form.ts";

/** No coined word has fewer letters. */
const SHORTEST = 6;

const ENDINGS = forEachLanguage(TEXT_LANGUAGES, (language) => {
  const formations = structures[language].formations ?? [];
  return new Endings(
    formations.flatMap((formation) => formation.endings.map((ending) => [ending, formation] as const)),
  );
});

/** Labels and charged words that no list can hold, told by their endings: somebody-hating, anything-monger. */
export const COINED_WORDS: WordForm = {
  find(words, language) {
    const found: [number, Technique][] = [];
    for (let word = 1; word < words.count; word++) {
      if (lengthOf(words, word) < SHORTEST) continue;
      const formation = ENDINGS[language]
        .of(words, word, 1)
        .find(({ butNot }) => !butNot.includes(wordOf(words, word)));
      if (formation !== undefined) found.push([word, formation.technique]);
    }
    return found;
  },
  /** "Mr Custard": a capital within a sentence, where no part of the word is joined to it. */
  isLeftOut: (tokens, token, first) =>
    token > first && tokens.shapes[token] === CAPITALISED_SHAPE && !textAt(tokens, token).includes("-"),
};
