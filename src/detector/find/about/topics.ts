import { kindWords, type TopicWords } from "#languages/index.ts";
import { forEachLanguage, TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import { wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, lettersOf, type Tokens, textAt, WORD } from "../../text/tokens.ts";
import { type DistinctWords, hashOf, lengthOf, mixedHash } from "../../text/words/distinct-words.ts";

/** One word that a text may be about, in all its forms. */
interface Topic {
  /** How often each form stands in the text. */
  readonly forms: Map<string, number>;
  readonly sentences: Set<number>;
  count: number;
  /** How often a word for a thing leads it in, as "the" does; and how often a small word or a mark follows. */
  led: number;
  closed: number;
  /** How often "the", and any other word for a thing, stands before it. */
  the: number;
  /** How often it stands beside another word with a capital, as a part of a longer name. */
  inName: number;
  /** Whether it stands with a capital within a sentence. */
  isName: boolean;
}

const SHORTEST = 4;
const STEM = 6;
/** A word to which a text comes back so often, in so many sentences, is a matter of it. */
const FEWEST = { uses: 4, inShort: 3, sentences: 3, led: 2 } as const;
const SHORT_TEXT = 250;
/** One use in so many words. */
const MOST_WORDS_A_USE = 120;

/**
 * The two nouns or names to which a text comes back most, the first one first, as one would name them; none where
 * either cannot be named so. A word of the name `full` stands for all of it.
 */
export function topicsOf(split: Split, full?: string): string[] {
  const words = wordsOf(split.sentences);
  const least = Math.max(words < SHORT_TEXT ? FEWEST.inShort : FEWEST.uses, words / MOST_WORDS_A_USE);
  const told = countWords(split, least)
    .filter(({ sentences }) => sentences.size >= FEWEST.sentences)
    .filter((topic) => topic.forms.size > 0 && isNoun(topic, split))
    .toSorted((a, b) => b.count - a.count);
  const most = told[0]?.count ?? 0;
  const named = told.filter(({ count }) => count * 2 > most).map((topic) => namedAs(topic, split, full));
  const [first, second] = [...new Set(named)];
  return first === undefined || second === undefined ? [] : [first, second];
}

/** As one would name it; undefined where that is not sure. */
function namedAs(topic: Topic, { language }: Split, full: string | undefined): string | undefined {
  const { named } = kindWords[language].topic;
  const form = chosenOf(topic.forms, kindWords[language].topic);
  if (form === undefined) return undefined;
  if (full?.split(/\s+/u).includes(form) === true) return full;
  const isCutOut = topic.inName * 2 > topic.count || (topic.inName > 0 && topic.the > 0);
  if (topic.isName && isCutOut) return undefined;
  if (named !== undefined || topic.led + topic.the === 0) return form;
  if (topic.the * 2 >= topic.count) return `the ${form}`;
  return topic.isName || /[^s]s$/u.test(form) ? form : undefined;
}

/** The form that stands most often, of those that a sentence could begin with; it stands more than once. */
function chosenOf(
  forms: ReadonlyMap<string, number>,
  { named, plural, ambiguous }: TopicWords,
): string | undefined {
  const all = [...forms];
  // Of one word, the genitive of one and the nominative of many end alike: another form of many decides.
  const isOfMany = all.some(([form]) => plural?.test(form) === true);
  const fitting = all.filter(
    ([form, count]) =>
      count >= FEWEST_OF_FORM && (named?.test(form) ?? true) && (isOfMany || ambiguous?.test(form) !== true),
  );
  return fitting.toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

const FEWEST_OF_FORM = 2;

const WORDS = forEachLanguage(TEXT_LANGUAGES, (language) => {
  const { leads, idle } = kindWords[language].topic;
  return { leads: new Set(leads), idle: new Set(idle) };
});

/** What the forms of a word in small letters have in common, so far as letters tell. */
function stemOf(word: string, { language }: Split): string {
  return word.replace(kindWords[language].topic.endings, "").slice(0, STEM);
}

/** The words that stand often enough, by their stems: a text has few of them, and only those are looked at. */
function countWords(split: Split, least: number): Topic[] {
  const { tokens, sentences, language } = split;
  const { stopWords } = lexiconOf(language);
  const { leads } = WORDS[language];
  const topicOf = frequentWords(split, least);
  if (topicOf.size === 0) return [];
  for (const [number, { first, end }] of sentences.entries()) {
    for (let token = first; token < end; token++) {
      const topic = topicOf.get(tokens.words[token] ?? 0);
      if (topic === undefined) continue;
      const word = textAt(tokens, token);
      // Whether a first word is a name does not show.
      if (token > first) topic.forms.set(word, (topic.forms.get(word) ?? 0) + 1);
      topic.isName ||= token > first && tokens.shapes[token] !== LOWER_SHAPE;
      topic.sentences.add(number);
      topic.count++;
      const before = textAt(tokens, token - 1).toLowerCase();
      if (before === "the") topic.the++;
      if (leads.has(before)) topic.led++;
      if (isCapital(tokens, token) && (isCapital(tokens, token - 1) || isCapital(tokens, token + 1)))
        topic.inName++;
      if (tokens.kinds[token + 1] !== WORD || stopWords.has(tokens, token + 1)) topic.closed++;
    }
  }
  return [...new Set(topicOf.values())];
}

/** By the number of a word, the topic that its forms make together. */
function frequentWords(split: Split, least: number): Map<number, Topic> {
  const { tokens, language } = split;
  const { stopWords } = lexiconOf(language);
  const { idle } = WORDS[language];
  const stems = new Map<string, { readonly words: number[]; count: number }>();
  const { counts, firsts } = usesOf(tokens);
  const beginnings = new Beginnings(tokens.distinct, counts);
  for (let word = 1; word < counts.length; word++) {
    const count = counts[word] ?? 0;
    if (count === 0 || beginnings.mostAlike(word) < least) continue;
    const first = firsts[word] ?? 0;
    if (stopWords.has(tokens, first)) continue;
    const written = textAt(tokens, first);
    const form = tokens.shapes[first] === LOWER_SHAPE ? written : written.toLowerCase();
    const stem = stemOf(form, split);
    if (idle.has(stem) || idle.has(form)) continue;
    const ofStem = stems.get(stem);
    if (ofStem === undefined) stems.set(stem, { words: [word], count });
    else {
      ofStem.words.push(word);
      ofStem.count += count;
    }
  }
  const frequent = [...stems.values()].filter(({ count }) => count >= least);
  return new Map(
    frequent.flatMap(({ words }) => {
      const topic = newTopic();
      return words.map((word) => [word, topic] as const);
    }),
  );
}

/** How often each distinct word of some length stands in a text, and the token where it first does. */
function usesOf(tokens: Tokens) {
  const { count: size } = tokens.distinct;
  const counts = new Uint32Array(size);
  const firsts = new Uint32Array(size);
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.kinds[token] !== WORD || lettersOf(tokens, token) < SHORTEST) continue;
    const word = tokens.words[token] ?? 0;
    if (counts[word] === 0) firsts[word] = token;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return { counts, firsts };
}

/** The longest ending that `endings` of any language takes off a word. */
export const LONGEST_ENDING = 5;
const SHORTEST_BEGINNING = 2;
/** Two letters fewer than a stem: an accent that is typed as a unit of its own takes the place of one. */
const LONGEST_BEGINNING = STEM - 2;
const PLACES = 2 ** 12;

/**
 * How often words that begin alike stand in a text. Forms of one word do: where words with a beginning are too rare,
 * which in a long text most are, none of them needs to be looked at, and a word costs its hash instead of a string.
 * Beginnings may share a place, and then some words are looked at for nothing.
 */
class Beginnings {
  readonly #words: DistinctWords;
  readonly #counts = new Uint32Array(PLACES);

  constructor(words: DistinctWords, counts: Uint32Array) {
    this.#words = words;
    for (let word = 1; word < counts.length; word++) {
      const count = counts[word] ?? 0;
      if (count > 0) this.#add(word, count);
    }
  }

  /** Adds a word under each of its beginnings. */
  #add(word: number, count: number): void {
    for (let length = SHORTEST_BEGINNING; length <= LONGEST_BEGINNING; length++) {
      const place = this.#placeOf(word, length);
      this.#counts[place] = (this.#counts[place] ?? 0) + count;
    }
  }

  /** At the most so often the forms of a word stand there: they share as much as no ending takes off. */
  mostAlike(word: number): number {
    const sure = lengthOf(this.#words, word) - LONGEST_ENDING;
    const length = Math.min(Math.max(sure, SHORTEST_BEGINNING), LONGEST_BEGINNING);
    return this.#counts[this.#placeOf(word, length)] ?? 0;
  }

  #placeOf(word: number, length: number): number {
    const { folded, starts } = this.#words;
    const start = starts[word] ?? 0;
    return mixedHash(hashOf(folded, start, start + length)) & (PLACES - 1);
  }
}

function newTopic(): Topic {
  return {
    forms: new Map(),
    sentences: new Set(),
    count: 0,
    led: 0,
    closed: 0,
    the: 0,
    inName: 0,
    isName: false,
  };
}

/** Without a tagger: a name, or a word with the endings of a noun and none of a verb or adjective, or led in as one. */
function isNoun({ forms, count, led, closed, isName }: Topic, { language }: Split): boolean {
  const { nouns, others } = kindWords[language].topic;
  const all = [...forms.keys()];
  // Where no ending tells a noun: an adjective has a noun behind it.
  if (nouns === undefined && closed * 2 < count) return false;
  if (all.some((form) => others.test(form))) return false;
  if (isName && all.every((form) => form !== form.toLowerCase())) return true;
  return nouns === undefined ? led >= FEWEST.led : all.some((form) => nouns.test(form));
}

function isCapital({ kinds, shapes }: Tokens, token: number): boolean {
  return kinds[token] === WORD && shapes[token] !== LOWER_SHAPE;
}
