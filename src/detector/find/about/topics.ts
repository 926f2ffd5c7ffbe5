import { kindWords } from "#languages/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, lettersOf, type Tokens, WORD } from "../../text/tokens.ts";

/** One word that a text may be about, in all its forms. */
interface Topic {
  /** How often each form stands in the text. */
  readonly forms: Map<string, number>;
  readonly sentences: Set<number>;
  count: number;
  /** How often a word for a thing leads it in, as "the" does; and how often a small word or a mark follows. */
  led: number;
  closed: number;
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
const MOST_TOPICS = 2;

/** The nouns and names to which a text comes back most, the first one first, in the form that it uses most. */
export function topicsOf(split: Split): string[] {
  const words = split.sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const least = Math.max(words < SHORT_TEXT ? FEWEST.inShort : FEWEST.uses, words / MOST_WORDS_A_USE);
  const told = countWords(split, least)
    .filter(({ sentences }) => sentences.size >= FEWEST.sentences)
    .filter((topic) => topic.forms.size > 0 && isNoun(topic, split))
    .toSorted((a, b) => b.count - a.count);
  const most = told[0]?.count ?? 0;
  return told
    .filter(({ count }) => count * 2 > most)
    .slice(0, MOST_TOPICS)
    .map(({ forms }) => chosenOf(forms, kindWords[split.language].topic.named));
}

/** The form that stands most often, of those that a sentence could begin with if there is one. */
function chosenOf(forms: ReadonlyMap<string, number>, named: RegExp | undefined): string {
  const first = [...forms].filter(([form]) => named?.test(form) === true);
  return (first.length > 0 ? first : [...forms]).reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

/** What the forms of a word have in common, so far as letters tell. */
export function stemOf(word: string, { language }: Pick<Split, "language">): string {
  return word.toLowerCase().replace(kindWords[language].topic.endings, "").slice(0, STEM);
}

/** The words that stand often enough, by their stems: a text has few of them, and only those are looked at. */
function countWords(split: Split, least: number): Topic[] {
  const { tokens, sentences, language } = split;
  const { stopWords } = lexiconOf(language);
  const leads = new Set(kindWords[language].topic.leads);
  const topicOf = frequentWords(split, least);
  for (const [number, { first, end }] of sentences.entries()) {
    for (let token = first; token < end; token++) {
      const topic = topicOf.get(tokens.words[token] ?? 0);
      if (topic === undefined) continue;
      const word = wordAt(tokens, token);
      // Whether a first word is a name does not show.
      if (token > first) topic.forms.set(word, (topic.forms.get(word) ?? 0) + 1);
      topic.isName ||= token > first && tokens.shapes[token] !== LOWER_SHAPE;
      topic.sentences.add(number);
      topic.count++;
      if (leads.has(wordAt(tokens, token - 1).toLowerCase())) topic.led++;
      if (tokens.kinds[token + 1] !== WORD || stopWords.has(tokens, token + 1)) topic.closed++;
    }
  }
  return [...new Set(topicOf.values())];
}

/** By the number of a word, the topic that its forms make together. */
function frequentWords(split: Split, least: number): Map<number, Topic> {
  const { tokens, language } = split;
  const { stopWords } = lexiconOf(language);
  const idle = new Set(kindWords[language].topic.idle);
  const uses = new Map<number, { first: number; count: number }>();
  for (let token = 0; token < tokens.count; token++) {
    if (tokens.kinds[token] !== WORD || lettersOf(tokens, token) < SHORTEST) continue;
    const word = tokens.words[token] ?? 0;
    const use = uses.get(word);
    if (use !== undefined) use.count++;
    else uses.set(word, { first: token, count: 1 });
  }
  const stems = new Map<string, number[]>();
  const counts = new Map<string, number>();
  for (const [word, { first, count }] of uses) {
    const form = wordAt(tokens, first).toLowerCase();
    const stem = stemOf(form, split);
    if (stopWords.has(tokens, first) || idle.has(stem) || idle.has(form)) continue;
    stems.set(stem, [...(stems.get(stem) ?? []), word]);
    counts.set(stem, (counts.get(stem) ?? 0) + count);
  }
  const frequent = [...stems].filter(([stem]) => (counts.get(stem) ?? 0) >= least);
  return new Map(
    frequent.flatMap(([, words]) => {
      const topic = newTopic();
      return words.map((word) => [word, topic] as const);
    }),
  );
}

function newTopic(): Topic {
  return { forms: new Map(), sentences: new Set(), count: 0, led: 0, closed: 0, isName: false };
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

function wordAt({ text, starts, ends }: Tokens, token: number): string {
  return text.slice(starts[token] ?? 0, ends[token] ?? 0);
}
