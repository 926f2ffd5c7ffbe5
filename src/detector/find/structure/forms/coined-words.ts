import { type Formation, structures } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { CAPITALISED_SHAPE, type Tokens, WORD } from "../../text/tokens.ts";

/** No coined word has fewer letters. */
const SHORTEST = 6;

/** Labels and charged words that no list can hold, told by their endings: somebody-hating, anything-monger. */
export function findCoinedWords({ tokens, sentences }: Split): Finding[] {
  const known = new Map<TextLanguage, Map<number, Formation | undefined>>();
  return sentences.flatMap(({ first, end, language }, sentence) => {
    if (structures[language].formations === undefined) return [];
    const ofWords = known.get(language) ?? new Map<number, Formation | undefined>();
    known.set(language, ofWords);
    const found: Finding[] = [];
    for (let token = first; token < end; token++) {
      if (tokens.kinds[token] !== WORD || isName(tokens, token, first)) continue;
      const word = tokens.words[token] ?? 0;
      if (!ofWords.has(word)) ofWords.set(word, formationOf(wordAt(tokens, token), language));
      const technique = ofWords.get(word)?.technique;
      if (technique !== undefined)
        found.push({ technique, strength: "strong", first: token, last: token, sentence });
    }
    return found;
  });
}

function formationOf(word: string, language: TextLanguage): Formation | undefined {
  if (word.length < SHORTEST) return undefined;
  return structures[language].formations?.find(
    ({ endings, butNot }) =>
      !butNot.includes(word) &&
      endings.some((ending) => word.length > ending.length && word.endsWith(ending)),
  );
}

function wordAt({ text, starts, ends }: Tokens, token: number): string {
  return text.slice(starts[token], ends[token]).toLowerCase();
}

/** "Mr Custard": a capital within a sentence, where no part of the word is joined to it. */
function isName(tokens: Tokens, token: number, first: number): boolean {
  return token > first && tokens.shapes[token] === CAPITALISED_SHAPE && !wordAt(tokens, token).includes("-");
}
