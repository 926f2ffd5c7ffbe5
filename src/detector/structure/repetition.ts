import type { TextLanguage } from "#report/index.ts";
import type { Finding } from "../findings.ts";
import { lexiconOf } from "../lexicon.ts";
import type { Sentence } from "../split/sentences.ts";
import type { Split } from "../split/split.ts";
import { BREAK, foldedWord, isWordLike, type Tokens, WORD } from "../split/tokens.ts";

/** So many times makes a repetition. */
const TIMES = 3;
const LONGEST_REFRAIN = 10;

/** Finds a word said three times running, sentences that begin alike, and sentences that come back. */
export function findRepetition(split: Split): Finding[] {
  return [...findRunningWords(split), ...findOpenings(split), ...findRefrains(split)];
}

/** "Lies, lies, lies": one word, thrice, with nothing but marks between. */
function findRunningWords({ tokens, sentences }: Split): Finding[] {
  const findings: Finding[] = [];
  let first = 0;
  let last = -1;
  let times = 0;
  sentences.forEach(({ first: from, end, language }, sentence) => {
    for (let index = from; index < end; index++) {
      if (!isWordLike(tokens, index)) continue;
      const isSame = last >= 0 && isSameWord(tokens, index, last);
      if (!isSame) first = index;
      times = isSame ? times + 1 : 1;
      last = index;
      if (times < TIMES || !isTelling(tokens, index, language)) continue;
      if (times > TIMES) findings.pop();
      findings.push({ technique: "repetition", strength: "strong", first, last, sentence });
    }
  });
  return findings;
}

/** Words of weight, not "very, very, very" or numbers. */
function isTelling(tokens: Tokens, index: number, language: TextLanguage): boolean {
  if (tokens.kinds[index] !== WORD) return false;
  const word = foldedWord(tokens, index);
  return word.length > 2 && !lexiconOf(language).stopWords.has(word);
}

/** Links are alike to one another, having no words. */
function isSameWord({ words }: Tokens, a: number, b: number): boolean {
  return words[a] === words[b];
}

/** "We will … We will … We will …": three sentences running that begin with the same two words, the first of which carries weight. */
function findOpenings({ tokens, sentences }: Split): Finding[] {
  const findings: Finding[] = [];
  let run: Finding[] = [];
  let opening = "";
  const close = () => {
    if (run.length >= TIMES) findings.push(...run);
    run = [];
  };
  sentences.forEach((sentence, number) => {
    const words = firstWords(tokens, sentence, 2);
    const text = words.map((index) => foldedWord(tokens, index)).join(" ");
    if (text !== opening) close();
    opening = text;
    const [first, last] = words;
    if (first === undefined || last === undefined) return;
    if (!lexiconOf(sentence.language).openers.has(foldedWord(tokens, first))) return;
    run.push({ technique: "repetition", strength: "strong", first, last, sentence: number });
  });
  close();
  return findings;
}

function firstWords(tokens: Tokens, { first, end }: Sentence, count: number): number[] {
  const words: number[] = [];
  for (let index = first; index < end && words.length < count; index++) {
    if (tokens.kinds[index] === BREAK) break;
    if (isWordLike(tokens, index)) words.push(index);
  }
  return words;
}

/** A short sentence that comes back word for word: strong from the third time on. */
function findRefrains({ tokens, sentences, text }: Split): Finding[] {
  const places = new Map<string, number[]>();
  sentences.forEach(({ first, end, words }, number) => {
    if (words < 2 || words > LONGEST_REFRAIN) return;
    const key = text.slice(tokens.starts[first], tokens.ends[end - 1]).toLowerCase();
    const known = places.get(key);
    if (known === undefined) places.set(key, [number]);
    else known.push(number);
  });
  return [...places.values()]
    .filter((numbers) => numbers.length >= TIMES)
    .flat()
    .map((number) => sentenceFinding(sentences, number));
}

function sentenceFinding(sentences: readonly Sentence[], number: number): Finding {
  const { first, end } = sentences[number] ?? { first: 0, end: 1 };
  return { technique: "repetition", strength: "strong", first, last: end - 1, sentence: number };
}
