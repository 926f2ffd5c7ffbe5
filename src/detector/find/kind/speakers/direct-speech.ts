import type { Span as Speech } from "#report/index.ts";
import type { Matches } from "../../../patterns/match.ts";
import { unitsOf } from "../../../text/characters.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { COLON, isDash, isWordLike, LINK, markAt, type Tokens, textAt, WORD } from "../../../text/tokens.ts";
import { BESIDE } from "../../source-words.ts";
import type { Names } from "./names.ts";
import type { Name } from "./person.ts";
import { findQuotationsOverLines } from "./quotations-over-lines.ts";
import type { Spoken } from "./spoken.ts";

/** How far from the quoted words a verb of speech may stand, in tokens. */
const VERB_REACH = 8;
/** How far from the verb a name may begin: "said the mayor of the town, Anna Kovalenko" is too far. */
const NAME_REACH = 6;

/** Marks and line breaks between quoted words and the word beside them. */
const MARKS_REACH = 4;
/** Between a quotation's end and its verb of speech stand no more tokens than these: "the old mayor of Leeds said". */
const NEAR_VERB = 6;
/** Marks and line breaks between a quotation and the name that signs it. */
const SIGNED_REACH = 6;

/** "Trump tweeted", "The mayor of Leeds said on Monday". */
const MOST_IN_ATTRIBUTION = 7;
const ENDS = unitsOf(".!?…");

/** Quoted speech with its speakers: `“…,” said Anna Kovalenko`, `Anna Kovalenko: “…”`, `«…», — сказав речник Мельник`. */
export function findDirectSpeech(split: Split, matches: Matches, names: Names): Spoken[] {
  const finder = new SpeakerFinder(split, matches, names);
  const overLines = findQuotationsOverLines(split, matches, (closing) => finder.isAttributedAfter(closing));
  const said = [...matches.speech, ...overLines].toSorted((a, b) => a.start - b.start || b.end - a.end);
  let last: Spoken | undefined;
  return said.map(({ start, end }) => {
    const own = finder.speakerOf({ start, end });
    const by = own.isAttributed !== true && last !== undefined && finder.goesOn(last.end, start) ? last : own;
    last = { ...by, start, end, manner: "direct" };
    return last;
  });
}

/** Who says it, where that is told by name, and whether it is told at all: "she explains". */
type Attribution = Pick<Spoken, "speaker" | "isAttributed">;

class SpeakerFinder {
  readonly #split: Split;
  readonly #names: Names;
  readonly #verbs: ReadonlySet<number>;

  constructor(split: Split, matches: Matches, names: Names) {
    this.#split = split;
    this.#names = names;
    this.#verbs = new Set((matches.markers.get("speech-verb") ?? []).map(({ first }) => first));
  }

  speakerOf({ start, end }: Speech): Attribution {
    const { tokens } = this.#split;
    const first = tokenFrom(tokens, start);
    const after = tokenFrom(tokens, end);
    const name = this.#leadingIn(first) ?? this.#leadingOut(after) ?? this.#within(first, after);
    const isAttributed = name !== undefined || this.#hasVerbBefore(first) || this.isAttributedAfter(after);
    return { ...this.#names.by(name), isAttributed };
  }

  /** "… for all.” “It will stand": nothing is said between two quotations, so that the second is the first one's speaker's. */
  goesOn(end: number, start: number): boolean {
    const { tokens } = this.#split;
    const [from, to] = [tokenFrom(tokens, end), tokenFrom(tokens, start)];
    if (from > to || to - from > SIGNED_REACH) return false;
    for (let token = from; token < to; token++) if (isWordLike(tokens, token)) return false;
    return true;
  }

  /** Whether a verb of speech stands right behind a closing mark: «», — сказали в раді», "” she explains". */
  isAttributedAfter(closing: number): boolean {
    const { tokens } = this.#split;
    if (this.#signedBy(closing) !== undefined) return true;
    if (this.#isEnded(closing)) return false;
    const token = this.#wordAfter(closing);
    for (let at = token; at < token + NEAR_VERB; at++) {
      if (this.#verbs.has(at)) return true;
      if (tokens.kinds[at] !== WORD) return false;
    }
    return false;
  }

  /** The word before quoted speech, past its mark and a colon; -1 where a sentence ends in between. */
  #wordBefore(first: number): number {
    const { tokens } = this.#split;
    let token = first - 1;
    while (token >= 0 && !isWordLike(tokens, token) && first - token <= MARKS_REACH) {
      if (ENDS.has(markAt(tokens, token))) return -1;
      token--;
    }
    return token;
  }

  /** The word after quoted speech, past its mark and a few others; the token behind these where there is none. */
  #wordAfter(closing: number, reach = MARKS_REACH): number {
    const { tokens } = this.#split;
    let token = closing;
    while (token < closing + reach && token < tokens.count && !isWordLike(tokens, token)) token++;
    return token;
  }

  #hasVerbBefore(first: number): boolean {
    const { tokens } = this.#split;
    const token = this.#wordBefore(first);
    for (let at = token; at > token - NEAR_VERB; at--) {
      if (this.#verbs.has(at)) return true;
      if (tokens.kinds[at] !== WORD) return false;
    }
    return false;
  }

  /** «», — Петренко.»: a name behind a dash, and nothing else. */
  #signedBy(closing: number): Name | undefined {
    const { tokens } = this.#split;
    const token = this.#wordAfter(closing, SIGNED_REACH);
    let hasDash = false;
    for (let at = closing; at < token; at++) hasDash ||= isDash(tokens, at);
    const sentence = hasDash ? this.#sentenceOf(token) : undefined;
    if (sentence === undefined) return undefined;
    const name = this.#names.after(token, NAME_REACH, { ...sentence, first: token - 1 });
    if (name === undefined) return undefined;
    for (let at = name.last + 1; at < sentence.end; at++) if (isWordLike(tokens, at)) return undefined;
    return name;
  }

  /** "Anna Kovalenko: “", "Anna Kovalenko said: “", "The mayor, Anna Kovalenko, said that “". */
  #leadingIn(first: number): Name | undefined {
    const { tokens } = this.#split;
    const token = this.#wordBefore(first);
    const sentence = this.#sentenceOf(token);
    if (sentence === undefined) return undefined;
    const hasColon = [1, 2, 3].some((away) => token + away < first && markAt(tokens, token + away) === COLON);
    for (let at = token; at > token - VERB_REACH && at >= sentence.first; at--) {
      if (!this.#verbs.has(at)) continue;
      return this.#names.besideVerb(at, at, NAME_REACH, sentence);
    }
    const name = hasColon ? this.#names.before(token + 1, 1, sentence) : undefined;
    // "Petrov on the flood: “": what it is about does not say it.
    return name !== undefined && isBesideWord(tokens, name.first - 1) ? undefined : name;
  }

  /** "… for all.” Ann Reed said that …": after a full stop a sentence of its own follows, unless it says no more than who spoke. */
  #isEnded(closing: number): boolean {
    if (markAt(this.#split.tokens, closing - 1) !== 0x2e) return false;
    const sentence = this.#sentenceOf(this.#wordAfter(closing));
    return sentence === undefined || sentence.words > MOST_IN_ATTRIBUTION;
  }

  /** "”, said Anna Kovalenko", "”, Anna Kovalenko said", "», — сказав речник Мельник". */
  #leadingOut(after: number): Name | undefined {
    const { tokens } = this.#split;
    const token = this.#wordAfter(after);
    const sentence = this.#sentenceOf(token);
    if (sentence === undefined || this.#isEnded(after)) return undefined;
    for (let at = token; at < token + VERB_REACH && at < sentence.end; at++) {
      if (tokens.kinds[at] === LINK || markAt(tokens, at) === 0x2e) break;
      if (!this.#verbs.has(at)) continue;
      return this.#names.besideVerb(at, at, NAME_REACH, { ...sentence, first: token });
    }
    return this.#signedBy(after);
  }

  /** «Так, — відповів Петро. — Мер бреше»: the speaker is named in between. */
  #within(first: number, after: number): Name | undefined {
    const { tokens } = this.#split;
    for (let token = first + 1; token < after; token++) {
      if (!isDash(tokens, token - 1)) continue;
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
