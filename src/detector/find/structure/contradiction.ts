import { TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import { type Finding, type Matches, sentencesOf } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { markAt, type Tokens, WORD } from "../../text/tokens.ts";
import { isByAuthor } from "../../text/voice.ts";
import { hashStep, mixedHash, WORD_HASH_SEED } from "../../text/words/distinct-words.ts";

/** Words are compared by their beginnings, since the rest of them is inflected; shorter ones say too little. */
const BEGINNING = 5;
const SHORTEST = 4;
/** A statement has so many words to compare at the least. */
const FEWEST_WORDS = 3;
/** How many of a headline's words a sentence must have to say the same, and how much more than it at the most. */
const SAME_MATTER = 0.75;
const MORE_WORDS = 2.5;

/**
 * Finds what a text says and takes back: a headline that is sure of what the text beneath only supposes,
 * the same words once affirmed and once denied, and what is flatly denied in one sentence and taken for granted in
 * the next. In the author's voice; both places are shown.
 */
export function findContradictions(split: Split, matches: Matches): Finding[] {
  const statements = new Statements(split, matches);
  return [
    ...findBeneathHeadline(split, matches, statements),
    ...findTakenBack(split, matches, statements),
    ...findTakenForGranted(matches, statements),
  ].map((number) => findingOf(split, number));
}

/** "Mill pond is poisoned" above "the water may be poisoned". */
function findBeneathHeadline(split: Split, { markers }: Matches, statements: Statements): number[] {
  if (!split.sentences[0]?.isHeading) return [];
  const reserved = (["hedge", "speech-verb", "source-phrase", "counter-view"] as const).flatMap((marker) =>
    sentencesOf(markers.get(marker)),
  );
  const headline = statements.wordsOf(0);
  if (headline.size < FEWEST_WORDS || reserved.includes(0)) return [];
  const needed = Math.max(FEWEST_WORDS, headline.size * SAME_MATTER);
  const beneath = sentencesOf(markers.get("hedge")).filter((number) => {
    const words = statements.wordsOf(number);
    if (words.size > headline.size * MORE_WORDS) return false;
    return [...words].filter((word) => headline.has(word)).length >= needed;
  });
  return beneath.length === 0 ? [] : [0, ...new Set(beneath)];
}

/** "The money was spent on the bridge." … "The money was not spent on the bridge." */
function findTakenBack({ sentences }: Split, { markers }: Matches, statements: Statements): number[] {
  const denials = new Uint8Array(sentences.length);
  for (const number of sentencesOf(markers.get("denial"))) denials[number] = 1 - (denials[number] ?? 0);
  const affirmed = new Map<number, number>();
  sentences.forEach((_, number) => {
    if (denials[number] === 0) affirmed.set(statements.signatureOf(number), number);
  });
  return sentences.flatMap((_, number) => {
    const other = denials[number] === 1 ? affirmed.get(statements.signatureOf(number)) : undefined;
    return other !== undefined && statements.areAlike(number, other) ? [other, number] : [];
  });
}

/** "The pills have no side effects. The commonest side effects are headache and nausea." */
function findTakenForGranted({ markers }: Matches, statements: Statements): number[] {
  const denied = new Set(sentencesOf(markers.get("denial")));
  const dated = new Set(sentencesOf(markers.get("time")));
  const granted = new Set(sentencesOf(markers.get("presupposition")));
  return [...new Set(sentencesOf(markers.get("flat-denial")))].flatMap((number) => {
    const next = number + 1;
    if (!granted.has(next) || denied.has(next) || (dated.has(number) && dated.has(next))) return [];
    const words = statements.wordsOf(number);
    const isSame =
      words.size <= LONGEST_DENIAL && [...statements.wordsOf(next)].some((word) => words.has(word));
    return isSame ? [number, next] : [];
  });
}

/** A flat denial is short: a longer sentence denies one thing of several. */
const LONGEST_DENIAL = 7;

function findingOf({ sentences }: Split, number: number): Finding {
  const { first, end } = sentences[number] ?? { first: 0, end: 1 };
  return { technique: "self-contradiction", strength: "strong", first, last: end - 1, sentence: number };
}

/** What the sentences of a text state, each by the beginnings of its content words. */
class Statements {
  readonly #split: Split;
  readonly #speech: Matches["speech"];
  /** By distinct word, the hash of its beginning; 0 for those that tell nothing. */
  readonly #beginnings: Int32Array;

  constructor(split: Split, { speech, markers }: Matches) {
    this.#split = split;
    this.#speech = speech;
    this.#beginnings = beginningsOf(split.tokens);
    // "Was never spent" states what "was spent" does.
    for (const { first, last } of markers.get("denial") ?? [])
      for (let token = first; token <= last; token++) this.#beginnings[split.tokens.words[token] ?? 0] = 0;
  }

  /** A number that sentences of the same words share, in whatever order they stand. */
  signatureOf(number: number): number {
    const { kinds, words } = this.#split.tokens;
    const { first, end } = this.#split.sentences[number] ?? { first: 0, end: 0 };
    let sum = 0;
    for (let token = first; token < end; token++) {
      if (kinds[token] === WORD) sum = (sum + (this.#beginnings[words[token] ?? 0] ?? 0)) | 0;
    }
    return sum;
  }

  /** The content words of a sentence; none where it asks, or somebody else speaks. */
  wordsOf(number: number): ReadonlySet<number> {
    const { tokens, sentences } = this.#split;
    const { first, end, language } = sentences[number] ?? { first: 0, end: 0, language: TEXT_LANGUAGES[0] };
    const { stopWords } = lexiconOf(language);
    const found = new Set<number>();
    const isQuoted = !isByAuthor(tokens, this.#speech, first, end);
    if (isQuoted || asks(tokens, first, end)) return found;
    for (let token = first; token < end; token++) {
      const beginning = tokens.kinds[token] === WORD ? (this.#beginnings[tokens.words[token] ?? 0] ?? 0) : 0;
      if (beginning !== 0 && !stopWords.has(tokens, token)) found.add(beginning);
    }
    return found;
  }

  /** Whether two sentences state enough, and the same. */
  areAlike(one: number, other: number): boolean {
    const words = this.wordsOf(one);
    const others = this.wordsOf(other);
    return (
      words.size >= FEWEST_WORDS && words.size === others.size && [...words].every((word) => others.has(word))
    );
  }
}

function beginningsOf({ distinct: { folded, starts, ends, count } }: Tokens): Int32Array {
  const beginnings = new Int32Array(count);
  for (let word = 1; word < count; word++) {
    const start = starts[word] ?? 0;
    const end = ends[word] ?? 0;
    if (end - start < SHORTEST) continue;
    let hash = WORD_HASH_SEED;
    for (let at = start; at < Math.min(end, start + BEGINNING); at++) hash = hashStep(hash, folded[at] ?? 0);
    beginnings[word] = mixedHash(hash);
  }
  return beginnings;
}

function asks(tokens: Tokens, first: number, end: number): boolean {
  for (let token = end - 1; token >= first && token > end - 4; token--) {
    if (markAt(tokens, token) === 0x3f) return true;
  }
  return false;
}
