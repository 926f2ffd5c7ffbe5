import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, type Tokens } from "../../text/tokens.ts";
import { findCues } from "../kind/cues.ts";
import type { Headline } from "../kind/headline.ts";

/** Words of a title that a sentence can open with. */
const MOST_IN_TITLE = 5;
/** "Ada Finch (born 1970)", "Ada Mary Finch": so many words more may stand among those of the title. */
const BETWEEN = 3;
/** Sentences of a body, past the lines of a table, among which it is looked for. */
const WITHIN = 30;
const FEWEST_WORDS = 8;

/**
 * The number of the sentence of a body that opens with the words of the headline and says what they are, as "The kiln is
 * an oven" under "Kiln": in an entry it tells the matter.
 */
export function definitionUnder(split: Split, { from, end, bodyFrom }: Headline): number | undefined {
  const { tokens, sentences } = split;
  const title = wordsIn(tokens, from, end);
  if (title.length === 0 || title.length > MOST_IN_TITLE) return undefined;
  const hasCue = findCues(split);
  const at = sentences
    .slice(bodyFrom, bodyFrom + WITHIN)
    .findIndex(
      (sentence) =>
        sentence.words >= FEWEST_WORDS && opensWith(tokens, sentence, title) && hasCue("is-a", [sentence]),
    );
  return at === -1 ? undefined : bodyFrom + at;
}

/** Whether the first words of a sentence are those of a title, in their order; an article may stand before them. */
function opensWith(tokens: Tokens, sentence: Sentence, title: readonly number[]): boolean {
  const { first } = outerWordsOf(tokens, sentence);
  const words = wordsIn(tokens, first, sentence.end).slice(0, title.length + BETWEEN);
  if (words.indexOf(title[0] ?? 0) > 1) return false;
  let at = 0;
  for (const word of words) if (word === title[at]) at++;
  return at === title.length;
}

function wordsIn(tokens: Tokens, first: number, end: number): number[] {
  const words: number[] = [];
  for (let token = first; token < end; token++)
    if (isWordLike(tokens, token)) words.push(tokens.words[token] ?? 0);
  return words;
}
