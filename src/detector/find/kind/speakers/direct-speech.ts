import type { Span as Speech } from "#report/index.ts";
import type { Matches } from "../../../patterns/match.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { isWordLike, LINK, markAt, type Tokens, textAt } from "../../../text/tokens.ts";
import { BESIDE } from "../../structure/source-words.ts";
import type { Name, Names } from "./names.ts";
import { findQuotationsOverLines } from "./quotations-over-lines.ts";
import type { Spoken } from "./spoken.ts";

/** How far from the quoted words a verb of speech may stand, in tokens. */
const VERB_REACH = 8;
/** How far from the verb a name may begin: "said the mayor of the town, Anna Kovalenko" is too far. */
const NAME_REACH = 6;

/** Quoted speech with its speakers: `“…,” said Anna Kovalenko`, `Anna Kovalenko: “…”`, `«…», — сказав речник Мельник`. */
export function findDirectSpeech(split: Split, matches: Matches, names: Names): Spoken[] {
  const finder = new SpeakerFinder(split, matches, names);
  return [...matches.speech, ...findQuotationsOverLines(split, matches)].map((speech) => {
    const speaker = finder.speakerOf(speech);
    return speaker === undefined
      ? { start: speech.start, end: speech.end, manner: "direct" }
      : { start: speech.start, end: speech.end, manner: "direct", speaker };
  });
}

class SpeakerFinder {
  readonly #split: Split;
  readonly #names: Names;
  readonly #verbs: ReadonlySet<number>;

  constructor(split: Split, matches: Matches, names: Names) {
    this.#split = split;
    this.#names = names;
    this.#verbs = new Set((matches.markers.get("speech-verb") ?? []).map(({ first }) => first));
  }

  speakerOf({ start, end }: Speech): string | undefined {
    const { tokens } = this.#split;
    const first = tokenFrom(tokens, start);
    const after = tokenFrom(tokens, end);
    const name = this.#leadingIn(first) ?? this.#leadingOut(after) ?? this.#within(first, after);
    return name === undefined ? undefined : this.#names.textOf(name);
  }

  /** "Anna Kovalenko: “", "Anna Kovalenko said: “", "The mayor, Anna Kovalenko, said that “". */
  #leadingIn(first: number): Name | undefined {
    const { tokens } = this.#split;
    let token = first - 1;
    // The opening mark itself, and what stands between it and the verb.
    while (token >= 0 && !isWordLike(tokens, token) && first - token < 5) token--;
    const sentence = this.#sentenceOf(token);
    if (sentence === undefined) return undefined;
    const hasColon = [1, 2, 3].some((away) => token + away < first && markAt(tokens, token + away) === 0x3a);
    for (let at = token; at > token - VERB_REACH && at >= sentence.first; at--) {
      if (!this.#verbs.has(at)) continue;
      return this.#names.besideVerb(at, at, NAME_REACH, sentence);
    }
    const name = hasColon ? this.#names.before(token + 1, 1, sentence) : undefined;
    // "Petrov on the flood: “": what it is about does not say it.
    return name !== undefined && isBesideWord(tokens, name.first - 1) ? undefined : name;
  }

  /** "”, said Anna Kovalenko", "”, Anna Kovalenko said", "», — сказав речник Мельник". */
  #leadingOut(after: number): Name | undefined {
    const { tokens } = this.#split;
    let token = after;
    while (token < tokens.count && token < after + 4 && !isWordLike(tokens, token)) token++;
    const sentence = this.#sentenceOf(token);
    if (sentence === undefined) return undefined;
    for (let at = token; at < token + VERB_REACH && at < sentence.end; at++) {
      if (tokens.kinds[at] === LINK || markAt(tokens, at) === 0x2e) return undefined;
      if (!this.#verbs.has(at)) continue;
      return this.#names.besideVerb(at, at, NAME_REACH, { ...sentence, first: token });
    }
    return undefined;
  }

  /** «Так, — відповів Петро. — Мер бреше»: the speaker is named in between. */
  #within(first: number, after: number): Name | undefined {
    const { tokens } = this.#split;
    for (let token = first + 1; token < after; token++) {
      const mark = markAt(tokens, token - 1);
      if (mark !== 0x2014 && mark !== 0x2013 && mark !== 0x2d) continue;
      const sentence = this.#verbs.has(token) ? this.#sentenceOf(token) : undefined;
      if (sentence !== undefined) return this.#names.after(token + 1, NAME_REACH, sentence);
    }
    return undefined;
  }

  #sentenceOf(token: number): Sentence | undefined {
    const { sentences } = this.#split;
    let low = 0;
    let high = sentences.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const sentence = sentences[middle];
      if (sentence === undefined) return undefined;
      if (token < sentence.first) high = middle - 1;
      else if (token >= sentence.end) low = middle + 1;
      else return sentence;
    }
    return undefined;
  }
}

function isBesideWord(tokens: Tokens, index: number): boolean {
  return index >= 0 && BESIDE.has(textAt(tokens, index).toLowerCase());
}

/** The first token that begins at an offset or after it. */
export function tokenFrom({ starts, count }: Tokens, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
