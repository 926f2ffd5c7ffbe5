import { kindWords } from "#languages/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, type Tokens, WORD } from "../../text/tokens.ts";

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
  const told = [...countWords(split).values()]
    .filter((topic) => topic.count >= least && topic.sentences.size >= FEWEST.sentences)
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

function countWords(split: Split): Map<string, Topic> {
  const { tokens, sentences, language } = split;
  const { stopWords } = lexiconOf(language);
  const idle = new Set(kindWords[language].topic.idle);
  const leads = new Set(kindWords[language].topic.leads);
  const topics = new Map<string, Topic>();
  for (const [number, { first, end }] of sentences.entries()) {
    for (let token = first; token < end; token++) {
      if (tokens.kinds[token] !== WORD || stopWords.has(tokens, token)) continue;
      const word = wordAt(tokens, token);
      const stem = stemOf(word, split);
      if (word.length < SHORTEST || idle.has(stem) || idle.has(word.toLowerCase())) continue;
      const topic = topics.get(stem) ?? newTopic();
      topics.set(stem, topic);
      // Whether a first word is a name does not show.
      if (token > first) topic.forms.set(word, (topic.forms.get(word) ?? 0) + 1);
      const isName = token > first && tokens.shapes[token] !== LOWER_SHAPE;
      topic.sentences.add(number);
      topic.count++;
      topic.isName ||= isName;
      if (leads.has(wordAt(tokens, token - 1).toLowerCase())) topic.led++;
      if (tokens.kinds[token + 1] !== WORD || stopWords.has(tokens, token + 1)) topic.closed++;
    }
  }
  return topics;
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
