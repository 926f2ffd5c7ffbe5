import { QUOTATION_PAIRS } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { classOf, HYPHEN, LOWER, SPACE, unitsOf } from "./characters.ts";
import { BREAK, CAPITALISED_SHAPE, isWordLike, LOWER_SHAPE, markAt, type Tokens, WORD } from "./tokens.ts";
import type { WordSet } from "./words/word-set.ts";

/** Tokens `first` up to, but not including, `end`; `paragraph` counts lines that hold words. */
export interface Sentence {
  readonly first: number;
  readonly end: number;
  readonly paragraph: number;
  /** Number of words, numbers and links. */
  readonly words: number;
  /** A first line, short and without a full stop. */
  readonly isHeading: boolean;
  language: TextLanguage;
}

const HEADING_WORDS = 16;
const CLOSERS = unitsOf(`${QUOTATION_PAIRS.map(([, close]) => close).join("")})]`);

/** The first and the last word of a sentence, which has one at the least. */
export function outerWordsOf(tokens: Tokens, { first, end }: Sentence): { first: number; last: number } {
  let last = end - 1;
  while (last > first && !isWordLike(tokens, last)) last--;
  let word = first;
  while (word < last && !isWordLike(tokens, word)) word++;
  return { first: word, last };
}

/** How many words some sentences have together. */
export function wordsOf(sentences: readonly Pick<Sentence, "words">[]): number {
  return sentences.reduce((sum, { words }) => sum + words, 0);
}

/** Tokens of a line, up to but without `end`. */
export interface Line {
  readonly first: number;
  readonly end: number;
}

/** The lines of a text that hold sentences. */
export function linesOf(sentences: readonly Sentence[]): Line[] {
  const lines: { first: number; end: number; paragraph: number }[] = [];
  for (const { first, end, paragraph } of sentences) {
    const last = lines.at(-1);
    if (last?.paragraph === paragraph) last.end = end;
    else lines.push({ first, end, paragraph });
  }
  return lines;
}

/** Whether a mark stands among the last `reach` tokens of a sentence. One that opens it does not end it. */
export function endsIn(
  tokens: Tokens,
  { first, end }: Pick<Sentence, "first" | "end">,
  mark: number,
  reach: number,
): boolean {
  for (let index = end - 1; index > first && index >= end - reach; index--)
    if (markAt(tokens, index) === mark) return true;
  return false;
}

/**
 * Splits tokens into sentences: at a line's end, and at . ! ? … where a new sentence can begin.
 * @param language of the text, which each sentence begins with.
 */
export function findSentences(tokens: Tokens, abbreviations: WordSet, language: TextLanguage): Sentence[] {
  const sentences: Sentence[] = [];
  const isSmall = isInSmallLetters(tokens);
  let first = 0;
  let paragraph = 0;
  let words = 0;
  const close = (end: number, isLineEnd: boolean) => {
    if (words > 0) {
      const isHeading =
        sentences.length === 0 && isLineEnd && words <= HEADING_WORDS && markAt(tokens, end - 1) !== 0x2e;
      sentences.push({ first, end, paragraph, words, isHeading, language });
    }
    first = end;
    words = 0;
  };
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.kinds[index] === BREAK) {
      close(index, true);
      paragraph++;
      first = index + 1;
    } else if (isWordLike(tokens, index)) {
      words++;
    } else if (isStop(markAt(tokens, index))) {
      const end = afterClosers(tokens, index + 1);
      if (endsSentence(tokens, index, end, { abbreviations, isSmall })) {
        if (end < tokens.count && tokens.kinds[end] !== BREAK) close(end, false);
        index = end - 1;
      }
    }
  }
  close(tokens.count, paragraph > 0);
  return sentences;
}

function isStop(mark: number): boolean {
  return mark === 0x2e || mark === 0x21 || mark === 0x3f || mark === ELLIPSIS;
}

const ELLIPSIS = 0x2026;

/** The first token after a run of stops and closing marks that stand close to one another. */
function afterClosers(tokens: Tokens, index: number): number {
  let end = index;
  while (end < tokens.count && tokens.starts[end] === tokens.ends[end - 1]) {
    const mark = markAt(tokens, end);
    if (!isStop(mark) && !CLOSERS.has(mark)) break;
    end++;
  }
  return end;
}

/** How a text marks the ends of its sentences. */
interface Writing {
  readonly abbreviations: WordSet;
  /** Whether its sentences begin with small letters. */
  readonly isSmall: boolean;
}

/** Stops before a small letter in a text that begins its sentences so: this many, and so many for each before a capital. */
const SMALL = { fewest: 3, forEachCapital: 5 } as const;

/** Whether a text begins its sentences with small letters, as some posts do. */
function isInSmallLetters(tokens: Tokens): boolean {
  let small = 0;
  let capitals = 0;
  for (let index = 1; index < tokens.count - 1; index++) {
    if (!isStop(markAt(tokens, index)) || tokens.kinds[index + 1] !== WORD) continue;
    if (tokens.shapes[index + 1] === LOWER_SHAPE) small++;
    else capitals++;
  }
  return small >= SMALL.fewest && small >= capitals * SMALL.forEachCapital;
}

function endsSentence(
  tokens: Tokens,
  stop: number,
  next: number,
  { abbreviations, isSmall }: Writing,
): boolean {
  if (next >= tokens.count || tokens.kinds[next] === BREAK) return true;
  const gapStart = tokens.ends[next - 1] ?? 0;
  if (classOf(tokens.text.charCodeAt(gapStart)) !== SPACE && tokens.starts[next] === gapStart)
    return next === stop + 1 && isGlued(tokens, stop, abbreviations);
  if (startsInLowerCase(tokens, next) && (!isSmall || markAt(tokens, stop) === ELLIPSIS)) return false;
  return next > stop + 1 || markAt(tokens, stop) !== 0x2e || !isAbbreviated(tokens, stop - 1, abbreviations);
}

/** A word of fewer letters before a full stop may be a short form: "no.One", «им.Ленина». */
const FEWEST_BEFORE_GLUED = 4;

/** "It fell.The mill": a space was left out between two sentences. */
function isGlued(tokens: Tokens, stop: number, abbreviations: WordSet): boolean {
  const [before, next] = [stop - 1, stop + 1];
  const isWord = tokens.kinds[before] === WORD && tokens.kinds[next] === WORD;
  if (!isWord || tokens.shapes[before] !== LOWER_SHAPE || tokens.shapes[next] !== CAPITALISED_SHAPE)
    return false;
  const letters = (tokens.ends[before] ?? 0) - (tokens.starts[before] ?? 0);
  return letters >= FEWEST_BEFORE_GLUED && !isAbbreviated(tokens, before, abbreviations);
}

/** "…" and "!" before a word in lower case, or before a dash ("Help!" — he cried), do not end a sentence. */
function startsInLowerCase(tokens: Tokens, index: number): boolean {
  const unit = tokens.text.charCodeAt(tokens.starts[index] ?? 0);
  if (classOf(unit) === LOWER) return true;
  const isDash = classOf(unit) === HYPHEN || unit === 0x2013 || unit === 0x2014;
  return isDash && classOf(tokens.text.charCodeAt(tokens.starts[index + 1] ?? 0)) === LOWER;
}

/** Whether the word before a full stop is an abbreviation or an initial. */
function isAbbreviated(tokens: Tokens, index: number, abbreviations: WordSet): boolean {
  if (index < 0 || tokens.kinds[index] !== WORD) return false;
  const length = (tokens.ends[index] ?? 0) - (tokens.starts[index] ?? 0);
  if (length === 1 && tokens.shapes[index] === CAPITALISED_SHAPE) return true;
  return length <= 8 && abbreviations.has(tokens, index);
}
