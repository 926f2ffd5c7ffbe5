import type { TextLanguage } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Finding } from "../../patterns/match.ts";
import { unitsOf } from "../../text/characters.ts";
import { endsIn, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, lettersOf, markAt, type Tokens, WORD } from "../../text/tokens.ts";

/** So many times makes a repetition. */
const TIMES = 3;
/** So many times, and so many words, where the first of them carries no weight: "A bad bargain is …". */
const TIMES_PLAIN = 4;
const PLAIN_WORDS = 4;
const LONGEST_REFRAIN = 10;

/**
 * Finds a word said three times running and sentences that begin with the same three words; and, as cues alone,
 * sentences that begin with the same two or come back: careful editors took one in ten of those for a device, the
 * rest for style or for lines of a page.
 */
export function findRepetition(split: Split): Finding[] {
  const alike = beginningAlike(split);
  return [
    ...findRunningWords(split),
    ...alike.flatMap((running) => findOpenings(split, running, 2, "weak")),
    ...alike.flatMap((running) => findOpenings(split, running, 3, "strong")),
    ...alike.flatMap((running) => findOpenings(split, running, PLAIN_WORDS, "strong")),
    ...findRunningParts(split),
    ...findRefrains(split),
  ];
}

/** "Lies, lies, lies": one word, thrice, with nothing but marks between. Links are alike to one another, having no words. */
function findRunningWords({ tokens, sentences }: Split): Finding[] {
  const findings: Finding[] = [];
  const { words } = tokens;
  let first = 0;
  let last = -1;
  let times = 0;
  for (const [sentence, { first: from, end, language }] of sentences.entries()) {
    for (let index = from; index < end; index++) {
      if (!isWordLike(tokens, index)) continue;
      const isSame = last >= 0 && words[index] === words[last];
      if (!isSame) first = index;
      times = isSame ? times + 1 : 1;
      last = index;
      if (times < TIMES || !isContentWord(tokens, index, language)) continue;
      if (times > TIMES) findings.pop();
      findings.push({ technique: "repetition", strength: "strong", first, last, sentence });
    }
  }
  return findings;
}

/** Content words, not "very, very, very" or numbers. */
function isContentWord(tokens: Tokens, index: number, language: TextLanguage): boolean {
  if (tokens.kinds[index] !== WORD) return false;
  return lettersOf(tokens, index) > 2 && !lexiconOf(language).stopWords.has(tokens, index);
}

/** Sentences, by their numbers: `from` up to, but not including, `to`. */
interface Running {
  readonly from: number;
  readonly to: number;
}

/** Sentences running that begin with the same word, as many as make a repetition; most texts have few. */
function beginningAlike({ tokens, sentences }: Split): Running[] {
  const alike: Running[] = [];
  let from = 0;
  let opening = -1;
  for (let number = 0; number <= sentences.length; number++) {
    const sentence = sentences[number];
    const word = sentence === undefined ? -1 : (tokens.words[firstWord(tokens, sentence)] ?? 0);
    if (word === opening) continue;
    if (number - from >= TIMES) alike.push({ from, to: number });
    from = number;
    opening = word;
  }
  return alike;
}

/** "We will … We will … We will …": sentences running that begin with the same words, the first of which carries weight. */
function findOpenings(
  { tokens, sentences }: Split,
  running: Running,
  length: number,
  strength: Finding["strength"],
): Finding[] {
  const findings: Finding[] = [];
  let run: Finding[] = [];
  let opening = "";
  let telling = 0;
  const close = () => {
    const isFigure = telling >= TIMES || (length >= PLAIN_WORDS && run.length >= TIMES_PLAIN);
    if (isFigure && !isOneLine(tokens, sentences, run)) findings.push(...run);
    run = [];
    telling = 0;
  };
  for (const [number, { first: from, end, language }] of sentences
    .slice(running.from, running.to)
    .entries()) {
    const sentence = running.from + number;
    const places = firstWords(tokens, from, end, length);
    const same = wordsOf(tokens, places);
    if (same !== opening) close();
    opening = same;
    const [first, last] = [places[0] ?? end, places.at(-1) ?? end];
    const isTelling =
      lexiconOf(language).openers.has(tokens, first) ||
      endsIn(tokens, { first: from, end }, EXCLAMATION, CLOSING_TOKENS);
    if (places.length < length) continue;
    if (isTelling) telling++;
    run.push({ technique: "repetition", strength, first, last, sentence });
  }
  close();
  return findings;
}

/** So many words of a sentence that comes back as it is are a line of a page and no figure of speech. */
const LONG_LINE = 6;

/** "Who shall be the next mayor of the town?" thrice: a poll or a footer that was copied with the text. */
function isOneLine(tokens: Tokens, sentences: readonly Sentence[], run: readonly Finding[]): boolean {
  const lines = run.map(({ sentence }) => {
    const { first, end } = sentences[sentence] ?? { first: 0, end: 0 };
    return wordsOf(tokens, firstWords(tokens, first, end, end - first));
  });
  return new Set(lines).size === 1 && (lines[0]?.split(" ").length ?? 0) >= LONG_LINE;
}

const COMMAS = unitsOf(",;—–");
/** So many words at the head of each part of a sentence make a repetition. */
const HEAD_OF_PART = 2;

/** "We paid for the roof, we paid for the bus, we paid for the pool": parts of one sentence that begin alike. */
function findRunningParts({ tokens, sentences }: Split): Finding[] {
  return sentences.flatMap((parted, sentence) => {
    const { first: from, end, language } = parted;
    if (!lexiconOf(language).openers.has(tokens, firstWord(tokens, parted))) return NOTHING;
    const starts = [from];
    for (let index = from; index < end; index++)
      if (COMMAS.has(markAt(tokens, index))) starts.push(index + 1);
    if (starts.length < TIMES) return NOTHING;
    const heads = starts.map((start, at) => firstWords(tokens, start, starts[at + 1] ?? end, HEAD_OF_PART));
    const opening = wordsOf(tokens, heads[0] ?? []);
    if (heads.some((head) => head.length < HEAD_OF_PART || wordsOf(tokens, head) !== opening)) return NOTHING;
    return heads.map(
      ([first = from, last = from]): Finding => ({
        technique: "repetition",
        strength: "strong",
        first,
        last,
        sentence,
      }),
    );
  });
}

const NOTHING: readonly Finding[] = [];

function wordsOf({ words }: Tokens, places: readonly number[]): string {
  return places.map((index) => words[index]).join(" ");
}

/** "Shame on the board!": what is cried out again and again needs no word of weight before it. */
const EXCLAMATION = "!".charCodeAt(0);
/** So many tokens at the end of a sentence may be its mark and one that closes a quotation. */
const CLOSING_TOKENS = 2;

/** The first word of a sentence. */
function firstWord(tokens: Tokens, { first, end }: Sentence): number {
  let index = first;
  while (index < end && !isWordLike(tokens, index)) index++;
  return index;
}

/** Where the first words of a sentence stand; fewer than asked for where it ends before. */
function firstWords(tokens: Tokens, from: number, end: number, length: number): number[] {
  const places: number[] = [];
  for (let index = from; index < end && places.length < length; index++) {
    if (isWordLike(tokens, index)) places.push(index);
  }
  return places;
}

const NONE = -1;

/** A short sentence that comes back word for word: strong from the third time on. */
function findRefrains({ tokens, sentences, text }: Split): Finding[] {
  const places = new Map<string, number[]>();
  for (const number of likelyRefrains(tokens, sentences)) {
    const { first, end } = sentences[number] ?? { first: 0, end: 1 };
    const key = text.slice(tokens.starts[first], tokens.ends[end - 1]).toLowerCase();
    const known = places.get(key);
    if (known === undefined) places.set(key, [number]);
    else known.push(number);
  }
  return [...places.values()]
    .filter((numbers) => numbers.length >= TIMES)
    .flat()
    .map((number) => sentenceFinding(sentences, number));
}

/** Sentences that have as many words as some others and begin with the same; in order. */
function likelyRefrains({ words }: Tokens, sentences: readonly Sentence[]): number[] {
  const kindOf = ({ first, end, words: count }: Sentence) =>
    count < 2 || count > LONGEST_REFRAIN ? NONE : (words[first] ?? 0) * 64 + ((end - first) & 63);
  const counts = new Map<number, number>();
  for (const sentence of sentences) {
    const kind = kindOf(sentence);
    if (kind !== NONE) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...sentences.keys()].filter((number) => {
    const sentence = sentences[number];
    return sentence !== undefined && (counts.get(kindOf(sentence)) ?? 0) >= TIMES;
  });
}

function sentenceFinding(sentences: readonly Sentence[], number: number): Finding {
  const { first, end } = sentences[number] ?? { first: 0, end: 1 };
  return { technique: "repetition", strength: "weak", first, last: end - 1, sentence: number };
}
