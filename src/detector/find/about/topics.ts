import { topicWords } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { outerWordsOf, wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  CAPITALISED_SHAPE,
  LOWER_SHAPE,
  lettersOf,
  type Tokens,
  textAt,
  UPPER_SHAPE,
  WORD,
} from "../../text/tokens.ts";
import { frequentBeginnings, isBent, isKin, isOblique, mayBeNoun } from "./word-forms.ts";

/** So many subjects are told. */
const MOST = 3;
/** A text of fewer words is told by its first sentence. */
const SHORTEST_TEXT = 90;
/** So often a subject comes, and once more for every so many words: fewer is chance. */
const LEAST = { times: 3, wordsFor1: 220 } as const;
/** A name is a subject more surely than another word. */
const NAMED = 1.4;
const SHORTEST = { word: 4, name: 3, capitals: 2 } as const;

/** So large a part of a word's places is right behind another one where both are one name: "George Floyd". */
const JOINED = 0.6;

/** Shorter words may differ in two letters and be two words. */
const FEWEST_IN_FORMS = 5;

/** One word in its forms. */
interface Topic {
  /** Where it stands, and where no sentence begins with it. */
  readonly tokens: number[];
  readonly inside: number[];
}

/** What a text speaks of most. */
export interface Topics {
  /** As it is told to a reader; nothing where a single word that is no name comes again, and not often. */
  readonly shown: readonly string[];
  /** Where it stands in the text. */
  readonly tokens: ReadonlySet<number>;
}

/**
 * What a text speaks of most: nouns and names that come again and again, the most frequent first, each in the form
 * that looks most like the one in a dictionary. Nothing where the text is short or comes back to nothing.
 */
export function topicsOf(split: Split): Topics {
  const words = wordsOf(split.sentences);
  if (words < SHORTEST_TEXT) return { shown: [], tokens: new Set() };
  const isInflected = topicWords[split.language].oblique !== "";
  const least = LEAST.times + Math.floor(words / LEAST.wordsFor1);
  const topics = [...countTopics(split, least).values()]
    .filter(({ tokens }) => tokens.length >= least)
    .flatMap((topic) => shownOf(split, topic, least) ?? [])
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    // «Україні» fits no list; a less frequent word in its place would be no subject.
    .filter(({ words: shown, isName }) => !isBent(shown, isName, split.language))
    // Forms of one word that begin with too few of the same letters to be counted together.
    .filter(
      (topic, at, all) =>
        !isInflected ||
        topic.words.length < FEWEST_IN_FORMS ||
        !all.slice(0, at).some((before) => isKin(before.words, topic.words)),
    );
  const isPlain =
    topics.length > 1 ||
    (!isInflected && topics.some((topic) => topic.isName || topic.tokens.length > least + 1));
  return {
    shown: isPlain ? joined(split, topics) : [],
    tokens: new Set(topics.flatMap(({ tokens }) => tokens)),
  };
}

/** The words of a text that come often enough and may be its subject, by a hash of how they begin. */
function countTopics({ tokens, sentences, language }: Split, least: number): ReadonlyMap<number, Topic> {
  const beginnings = frequentBeginnings(tokens, language, least);
  const topics = new Map<number, Topic>();
  for (const sentence of sentences) {
    // The words of a passage in another language are told by no rule of this one.
    if (sentence.language !== language) continue;
    const { first } = outerWordsOf(tokens, sentence);
    for (let token = sentence.first; token < sentence.end; token++) {
      const beginning = beginnings[tokens.words[token] ?? 0] ?? 0;
      if (beginning === 0 || !mayBeTopic(tokens, token)) continue;
      const topic = topics.get(beginning) ?? { tokens: [], inside: [] };
      topics.set(beginning, topic);
      topic.tokens.push(token);
      if (token !== first) topic.inside.push(token);
    }
  }
  return topics;
}

/** "NATO" and "Ada" are subjects, "war" is not told from "was". */
function mayBeTopic(tokens: Tokens, token: number): boolean {
  if (tokens.kinds[token] !== WORD) return false;
  const shape = tokens.shapes[token];
  const shortest =
    shape === UPPER_SHAPE ? SHORTEST.capitals : shape === CAPITALISED_SHAPE ? SHORTEST.name : SHORTEST.word;
  return lettersOf(tokens, token) >= shortest;
}

/** A topic as it is shown. */
interface ShownTopic extends Topic {
  readonly words: string;
  readonly isName: boolean;
  readonly weight: number;
}

/** One form of a topic, with a token where it stands. */
interface Form {
  readonly token: number;
  times: number;
}

/** A topic in one of its forms; undefined where no word comes often enough in forms of its own. */
function shownOf({ tokens, language }: Split, topic: Topic, least: number): ShownTopic | undefined {
  const forms = formsOf(tokens, topic, language).map((form) => ({
    ...form,
    text: textAt(tokens, form.token),
  }));
  const timesWithKin = (form: { readonly text: string }) =>
    forms.reduce((sum, other) => (isKin(form.text, other.text) ? sum + other.times : sum), 0);
  const [shown] = forms
    .map((form) => ({ ...form, all: timesWithKin(form) }))
    .toSorted(
      (a, b) =>
        b.all - a.all ||
        bentness(a, tokens, language) - bentness(b, tokens, language) ||
        Number(isOblique(a.text, language)) - Number(isOblique(b.text, language)) ||
        b.times - a.times ||
        a.text.length - b.text.length,
    );
  if (shown === undefined || shown.all < least) return undefined;
  const inside = topic.inside.filter((token) => isKin(shown.text, textAt(tokens, token)));
  const capitals = inside.filter((token) => tokens.shapes[token] !== LOWER_SHAPE);
  const isName = capitals.length * 2 > inside.length;
  const words = shown.text.replace(/['’]s$/u, "");
  return {
    ...topic,
    isName,
    words: isName ? words : words.toLowerCase(),
    weight: shown.all * (isName ? NAMED : 1),
  };
}

/** Whether a form that is no name is surely in a case that no list takes, as a number to sort by. */
function bentness(
  { token, text }: { readonly token: number; readonly text: string },
  tokens: Tokens,
  language: TextLanguage,
): number {
  return Number(tokens.shapes[token] === LOWER_SHAPE && isBent(text, false, language));
}

/** Its forms that may be those of a noun. */
function formsOf(tokens: Tokens, topic: Topic, language: TextLanguage): Form[] {
  const forms = new Map<number, Form>();
  for (const token of topic.tokens) {
    const word = tokens.words[token] ?? 0;
    if (!mayBeNoun(tokens.distinct, word, language)) continue;
    const form = forms.get(word);
    // Of a word in a line of capitals, or that is small by mistake, another place shows the case.
    if (form === undefined || tokens.shapes[form.token] !== CAPITALISED_SHAPE)
      forms.set(word, { token, times: (form?.times ?? 0) + 1 });
    else form.times++;
  }
  return [...forms.values()];
}

/** Two topics of which one mostly stands right before the other are one: "George Floyd". */
function joined(split: Split, topics: readonly ShownTopic[]): string[] {
  for (const a of topics) {
    const behind = new Set(a.tokens.map((token) => token + 1));
    for (const b of topics) {
      const pairs = b.tokens.filter((token) => behind.has(token));
      const [second] = pairs;
      if (second === undefined || pairs.length < Math.max(a.tokens.length, b.tokens.length) * JOINED)
        continue;
      const words = `${textAt(split.tokens, second - 1)} ${textAt(split.tokens, second)}`;
      return topics.filter((topic) => topic !== b).map((topic) => (topic === a ? words : topic.words));
    }
  }
  return topics.map(({ words }) => words);
}
