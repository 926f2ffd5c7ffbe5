import type { KindCue } from "#languages/index.ts";
import type { Matches } from "../../patterns/match.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  LINK,
  lettersOf,
  markAt,
  NUMBER,
  SYMBOL,
  type Tokens,
  UPPER_SHAPE,
  WORD,
} from "../../text/tokens.ts";
import { countCues } from "./cues.ts";
import { ABSTRACT, IMPERATIVE, IMPERSONAL, PAST, readEndings } from "./endings.ts";

/** Signs that are seen in how a text is built, beside the cues in its words. */
export const BUILD_SIGNS = [
  "words",
  "past",
  "imperative",
  "abstract",
  "impersonal",
  "letters",
  "questions",
  "exclamations",
  "dialogue",
  "quoted",
  "labels",
  "items",
  "short-lines",
  "emoji",
  "hashtags",
  "links",
  "capitals",
  "citations",
  "brackets",
  "years",
  "old-years",
  "numbers",
  "money",
  "names",
  "times",
  "speech-verbs",
  "sources",
  "question-lines",
  "section-sign",
] as const;

export type BuildSign = (typeof BUILD_SIGNS)[number];
export type Sign = BuildSign | KindCue;

/** Counts and shares of a text; cues and tokens a hundred words, sentences and lines as shares of all, 0 to 100. */
export type Signs = Readonly<Record<Sign, number>>;

/** The kind of a text shows in so many of its first words; what follows costs no time. */
const WORDS_READ = 1500;

/** A rate in fewer words than these would be chance. */
const FEWEST_WORDS = 80;

/** Reads all signs of a text at once, in time linear in its length. */
export function readSigns(split: Split, matches: Matches): Signs {
  const { sentences, tokens } = split;
  let count = 0;
  let words = 0;
  while (count < sentences.length && words < WORDS_READ) words += sentences[count++]?.words ?? 0;
  const read = sentences.slice(0, count);
  const end = read.at(-1)?.end ?? 0;
  const per = 100 / Math.max(words, FEWEST_WORDS);
  const cues = countCues(split, count);
  for (const cue of Object.keys(cues) as KindCue[]) (cues as Record<KindCue, number>)[cue] *= per;
  return {
    ...cues,
    ...signsOfTokens(split, end, words),
    ...signsOfSentences(tokens, read),
    ...signsOfMatches(split, matches, count, end, per),
    words,
  };
}

/** Words without articles and auxiliaries are longer on average. */
const SLAVIC_EXTRA_LETTERS = 1;

function signsOfTokens({ tokens, language }: Split, end: number, words: number) {
  const endings = readEndings(tokens.distinct, language);
  const at = {
    past: 0,
    imperative: 0,
    abstract: 0,
    impersonal: 0,
    letters: 0,
    emoji: 0,
    hashtags: 0,
    links: 0,
  };
  const of = {
    capitals: 0,
    citations: 0,
    brackets: 0,
    years: 0,
    numbers: 0,
    money: 0,
    names: 0,
    section: 0,
    old: 0,
  };
  let wordTokens = 0;
  for (let index = 0; index < end; index++) {
    const kind = tokens.kinds[index];
    if (kind === WORD) {
      const bits = endings[tokens.words[index] ?? 0] ?? 0;
      if (bits & PAST) at.past++;
      if (bits & IMPERATIVE) at.imperative++;
      if (bits & ABSTRACT) at.abstract++;
      if (bits & IMPERSONAL) at.impersonal++;
      at.letters += lettersOf(tokens, index);
      wordTokens++;
      const shape = tokens.shapes[index] ?? 0;
      if (shape === UPPER_SHAPE && lettersOf(tokens, index) > 3) of.capitals++;
      if (shape !== 0 && tokens.kinds[index - 1] === WORD) of.names++;
    } else if (kind === NUMBER) {
      of.numbers++;
      const year = yearAt(tokens, index);
      if (year > 0) of.years++;
      if (year > 0 && year < FIRST_RECENT_YEAR) of.old++;
      if (markAt(tokens, index - 1) === 0x5b && isCitationEnd(markAt(tokens, index + 1))) of.citations++;
    } else if (kind === LINK) at.links++;
    else if (kind === SYMBOL) {
      const unit = tokens.text.charCodeAt(tokens.starts[index] ?? 0);
      if (isEmoji(unit)) at.emoji++;
      if (unit === 0x23) at.hashtags++;
      if (unit === 0x24 || unit === 0x20ac || unit === 0xa3 || unit === 0x20b4 || unit === 0x20bd) of.money++;
      if (unit === 0xa7) of.section++;
    } else if (markAt(tokens, index) === 0x28) of.brackets++;
  }
  const per = 100 / Math.max(words, FEWEST_WORDS);
  const { letters, ...rates } = at;
  const { section, old, ...others } = of;
  return {
    ...scaled(rates, per),
    ...scaled(others, per),
    letters: letters / Math.max(wordTokens, 1) - (language === "en" ? 0 : SLAVIC_EXTRA_LETTERS),
    "section-sign": section,
    "old-years": old * per,
  };
}

function scaled<T extends Record<string, number>>(counts: T, by: number): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys there are
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count * by])) as T;
}

/** Years before it belong to history rather than to news. */
const FIRST_RECENT_YEAR = 1990;

/** The year that a number may be; 0 for any other. */
function yearAt(tokens: Tokens, index: number): number {
  if (lettersOf(tokens, index) !== 4) return 0;
  const year = Number(tokens.text.slice(tokens.starts[index], tokens.ends[index]));
  return year >= 1000 && year < 2100 ? year : 0;
}

function isCitationEnd(mark: number): boolean {
  return mark === 0x5d || mark === 0x2c || mark === 0x2013 || mark === 0x2d || mark === 0x3b;
}

function isEmoji(unit: number): boolean {
  return (unit >= 0xd83c && unit <= 0xd83e) || (unit >= 0x2600 && unit <= 0x27bf) || unit === 0x203c;
}

const SHORT_LINE_WORDS = 8;

function signsOfSentences(tokens: Tokens, sentences: readonly Sentence[]) {
  let questions = 0;
  let exclamations = 0;
  const lines: Sentence[][] = [];
  for (const sentence of sentences) {
    const stop = lastStop(tokens, sentence);
    if (stop === 0x3f) questions++;
    if (stop === 0x21) exclamations++;
    const line = lines.at(-1);
    if (line?.[0]?.paragraph === sentence.paragraph) line.push(sentence);
    else lines.push([sentence]);
  }
  const share = 100 / Math.max(sentences.length, 1);
  return { questions: questions * share, exclamations: exclamations * share, ...signsOfLines(tokens, lines) };
}

function lastStop(tokens: Tokens, { first, end }: Sentence): number {
  for (let index = end - 1; index > first; index--) {
    const mark = markAt(tokens, index);
    if (mark === 0x2e || mark === 0x21 || mark === 0x3f || mark === 0x2026) return mark;
    if (tokens.kinds[index] === WORD) return 0;
  }
  return 0;
}

function signsOfLines(tokens: Tokens, lines: readonly (readonly Sentence[])[]) {
  let dialogue = 0;
  let labels = 0;
  let items = 0;
  let short = 0;
  let asked = 0;
  lines.forEach((line, index) => {
    const first = line[0]?.first ?? 0;
    const mark = markAt(tokens, first);
    const words = line.reduce((sum, sentence) => sum + sentence.words, 0);
    if (
      mark === 0x2014 ||
      mark === 0x2013 ||
      mark === 0x2d ||
      mark === 0x201c ||
      mark === 0xab ||
      mark === 0x22
    )
      dialogue++;
    if (isLabel(tokens, first)) labels++;
    if (isItem(tokens, first)) items++;
    if (words <= SHORT_LINE_WORDS) short++;
    const last = line.at(-1);
    const next = lines[index + 1]?.reduce((sum, sentence) => sum + sentence.words, 0) ?? 0;
    if (last !== undefined && lastStop(tokens, last) === 0x3f && next > words) asked++;
  });
  // A few lines are no pattern.
  const share = 100 / Math.max(lines.length, 5);
  return {
    dialogue: dialogue * share,
    labels: labels * share,
    items: items * share,
    "short-lines": short * share,
    "question-lines": asked * share,
  };
}

/** "IVAN:" or "Dr Smith:" at the head of a line. */
function isLabel(tokens: Tokens, first: number): boolean {
  let index = first;
  while (index < first + 3 && tokens.kinds[index] === WORD && tokens.shapes[index] !== 0) index++;
  return index > first && markAt(tokens, index) === 0x3a;
}

/** "1." "2)" "•" "—" at the head of a line. */
function isItem(tokens: Tokens, first: number): boolean {
  const mark = markAt(tokens, first + 1);
  if (tokens.kinds[first] === NUMBER) return mark === 0x2e || mark === 0x29 || mark === 0;
  const unit = tokens.text.charCodeAt(tokens.starts[first] ?? 0);
  return unit === 0x2022 || unit === 0xb7 || unit === 0x25cf || unit === 0x25aa;
}

function signsOfMatches(split: Split, { markers, speech }: Matches, count: number, end: number, per: number) {
  const rate = (marker: "time" | "speech-verb" | "source-phrase") =>
    (markers.get(marker) ?? []).filter(({ sentence }) => sentence < count).length * per;
  const readEnd = split.tokens.ends[end - 1] ?? 0;
  const units = speech.reduce((sum, span) => sum + Math.max(0, Math.min(span.end, readEnd) - span.start), 0);
  return {
    quoted: (units * 100) / Math.max(readEnd, 1),
    times: rate("time"),
    "speech-verbs": rate("speech-verb"),
    sources: rate("source-phrase"),
  };
}
