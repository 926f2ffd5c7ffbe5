import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Finding } from "../../patterns/match.ts";
import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, type Tokens, WORD } from "../../text/tokens.ts";

/** Faces that laugh at somebody, and the row of brackets that stands for a laugh in Ukrainian and Russian. */
const LAUGH = /🤡|🤣|😂|(?<![(\d])\){2,}/gu;
const FEWEST_WORDS = 4;
const MOST_WORDS = 30;

/**
 * Finds sentences with a laugh behind them. A clown is scorn by itself; to laugh may be friendly, so that there
 * somebody must be named, here or in the sentence before, who is laughed at; or it takes a word of irony as well.
 */
export function findMockingSigns(split: Split): Finding[] {
  const { text, tokens, sentences } = split;
  const findings = findUnderClown(split);
  let number = 0;
  // Sentences ascend, and the one under a clown is the first with words: the last finding alone can be of this sentence.
  for (const { 0: sign, index } of text.matchAll(LAUGH)) {
    while (startOf(tokens, sentences[number + 1]) < index) number++;
    const sentence = sentences[number];
    if (sentence === undefined || startOf(tokens, sentence) >= index) continue;
    if (sentence.words < FEWEST_WORDS || sentence.words > MOST_WORDS) continue;
    const { first, last } = outerWordsOf(tokens, sentence);
    if ((tokens.ends[last] ?? 0) > index || closesBracket(text, tokens.starts[first] ?? 0, index)) continue;
    const from = sentences[number - 1]?.first ?? first;
    if (sign !== "🤡" && !namesSomebody(tokens, from, last)) continue;
    if (findings.at(-1)?.sentence === number || !mayMock(tokens, sentence)) continue;
    findings.push({ technique: "mockery", strength: "strong", first, last, sentence: number });
  }
  return findings;
}

const CLOWN = "🤡";
const SPEECH_OR_WORD = /[\p{L}\p{N}"«„“]/u;
const OPENS_SPEECH = /["«„“]/u;

/** A clown at the head of a text mocks what its first sentence tells. */
function findUnderClown({ text, tokens, sentences }: Split): Finding[] {
  const clown = text.indexOf(CLOWN);
  const start = text.search(SPEECH_OR_WORD);
  if (clown === -1 || start < clown || OPENS_SPEECH.test(text.charAt(start))) return [];
  const number = sentences.findIndex(({ words }) => words > 0);
  const sentence = sentences[number];
  if (sentence === undefined || sentence.words < FEWEST_WORDS || sentence.words > MOST_WORDS) return [];
  const { first, last } = outerWordsOf(tokens, sentence);
  return [{ technique: "mockery", strength: "strong", first, last, sentence: number }];
}

/** "((see Leeds))": what was opened in the sentence is only closed here. */
function closesBracket(text: string, start: number, index: number): boolean {
  const before = text.slice(start, index);
  return before.split("(").length > before.split(")").length;
}

function startOf({ starts, text }: Tokens, sentence: Sentence | undefined): number {
  return sentence === undefined ? text.length : (starts[sentence.first] ?? 0);
}

/** "It turns out that they can be honest": where laughs are mostly friendly, a word of irony shows who is mocked. */
function mayMock(tokens: Tokens, { first, end, language }: Sentence): boolean {
  const { ironies } = lexiconOf(language);
  if (ironies === undefined) return true;
  for (let index = first; index < end; index++)
    if (tokens.kinds[index] === WORD && ironies.has(tokens, index)) return true;
  return false;
}

function namesSomebody({ kinds, shapes }: Tokens, first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index++) {
    if (kinds[index] === WORD && shapes[index] !== LOWER_SHAPE) return true;
  }
  return false;
}
