import { kindWords } from "#languages/index.ts";
import { lexiconOf } from "../../../patterns/lexicon.ts";
import type { Matches } from "../../../patterns/match.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import {
  LOWER_SHAPE,
  lettersOf,
  markAt,
  NUMBER,
  type Tokens,
  textAt,
  UPPER_SHAPE,
  WORD,
} from "../../../text/tokens.ts";
import { BESIDE, hasEnding, WHOSE } from "../../source-words.ts";
import { beginningOf } from "../beginnings.ts";
import { belongsToOffice, type Name, personIn } from "./person.ts";
import { reportingWordsOf } from "./reporting-words.ts";
import type { Spoken } from "./spoken.ts";

/** Finds names beside verbs of speech: runs of capitalised words that are no day, month or frequent word. */
export class Names {
  readonly #split: Split;
  readonly #times = new Set<number>();
  /** Beginnings of words that have a capital within a sentence. */
  readonly #capitals = new Set<number>();

  constructor(split: Split, { markers }: Matches) {
    this.#split = split;
    for (const { first, last } of markers.get("time") ?? [])
      for (let token = first; token <= last; token++) this.#times.add(token);
    const { tokens, sentences } = split;
    for (const { first, end } of sentences) {
      for (let token = first + 1; token < end; token++)
        if (isCapital(tokens, token) && tokens.kinds[token - 1] === WORD)
          this.#capitals.add(beginningOf(tokens, token));
    }
  }

  /** Who says it by a name, as the name stands in the text. */
  by(name: Name | undefined): Pick<Spoken, "speaker" | "isAttributed"> {
    if (name === undefined) return {};
    if (name.isOfAnother === true) return { isAttributed: true };
    const { text, tokens } = this.#split;
    return { speaker: text.slice(tokens.starts[name.first], tokens.ends[name.last]), isAttributed: true };
  }

  /**
   * The one who says it, before the verb of tokens `first` to `last` or behind it. Nobody where a pronoun or a nameless
   * speaker does: who is told, or spoken of, is not who speaks.
   */
  besideVerb(first: number, last: number, reach: number, sentence: Sentence): Name | undefined {
    const { tokens, language } = this.#split;
    const { speakers } = reportingWordsOf(language);
    for (const token of [first - 2, first - 1, last + 1])
      if (token >= sentence.first && token < sentence.end && speakers.has(tokens, token)) return undefined;
    const before = this.before(first, reach, sentence);
    if (before !== undefined) return before;
    const { isInverted } = kindWords[language].reporting;
    const isAtStart = tokens.kinds[first - 1] !== WORD || first === sentence.first;
    return isInverted || isAtStart ? this.after(last + 1, reach, sentence) : undefined;
  }

  /** The first name that begins in the `reach` tokens from `from` on, in the same clause. */
  after(from: number, reach: number, sentence: Sentence): Name | undefined {
    const name = this.#firstAfter(from, reach, sentence);
    if (name === undefined) return undefined;
    // "Tory leader Michael Howard": the second name is the person's.
    return this.#firstAfter(name.last + 1, TITLE_REACH, sentence) ?? this.#speaking(name, sentence, from);
  }

  #firstAfter(from: number, reach: number, sentence: Sentence): Name | undefined {
    const { tokens } = this.#split;
    for (let token = from; token < Math.min(from + reach, sentence.end); token++) {
      if (markAt(tokens, token) === 0x2e && this.#isTitle(token - 1)) continue;
      if (tokens.kinds[token] !== WORD) return undefined;
      if (this.#endsTitle(token)) return undefined;
      if (this.#isNamePart(token, sentence)) return this.#whole(token, sentence);
    }
    return undefined;
  }

  /** The last name that ends in the `reach` tokens before `to`. A comma is passed: "Anna Kovalenko, 46, said". */
  before(to: number, reach: number, sentence: Sentence): Name | undefined {
    const { tokens } = this.#split;
    for (let token = to - 1; token >= Math.max(to - reach, sentence.first); token--) {
      const mark = markAt(tokens, token);
      const isPassed = mark === 0x2c || mark === 0x2e || tokens.kinds[token] === NUMBER;
      if (tokens.kinds[token] !== WORD && !isPassed) return undefined;
      if (tokens.kinds[token] !== WORD || !this.#isNamePart(token, sentence)) continue;
      const name = this.#whole(token, sentence);
      // "Jim Reed, Kate's father, said": whose father he is comes in between.
      const isAside = this.#isPossessive(name) && markAt(tokens, name.first - 1) === 0x2c;
      if (!isAside) return this.#speaking(name, sentence);
      token = name.first;
    }
    return undefined;
  }

  /** The one who may speak of a name: "Kate's", "in Leeds" and «Запорожской» are nobody. */
  #speaking(name: Name, sentence: Sentence, from = sentence.first): Name | undefined {
    if (this.#isBeside(name, from, BESIDE)) return undefined;
    const isOfOffice = belongsToOffice(this.#split.tokens, name, from);
    if (isOfOffice || this.#isPossessive(name) || this.#isBeside(name, from, WHOSE))
      return { ...name, isOfAnother: true };
    const person = personIn(this.#split.tokens, name, sentence.first);
    return person === undefined ? undefined : this.#known(person, sentence);
  }

  #isPossessive({ last }: Name): boolean {
    return hasEnding(textAt(this.#split.tokens, last).toLowerCase(), "possessive");
  }

  /** "The mayor of Leeds", "as taught by the Reformers": a word right before it, or before its article, sets it aside. */
  #isBeside({ first }: Name, from: number, words: ReadonlySet<string>): boolean {
    const { tokens, language } = this.#split;
    const isArticle = first - 1 > from && reportingWordsOf(language).titleWords.has(tokens, first - 1);
    const isAside = (token: number) => token >= from && words.has(textAt(tokens, token).toLowerCase());
    return isAside(first - 1) || (isArticle && isAside(first - 2));
  }

  /** "Sen." before a name is no part of it. */
  #isTitle(token: number): boolean {
    const { tokens, language } = this.#split;
    const isShort = markAt(tokens, token + 1) === 0x2e && lettersOf(tokens, token) > 1;
    return isShort && reportingWordsOf(language).abbreviations.has(tokens, token);
  }

  /** A frequent word leads away from the name: "said about the plan of …". */
  #endsTitle(token: number): boolean {
    const { tokens, language } = this.#split;
    if (!lexiconOf(language).stopWords.has(tokens, token)) return false;
    return !reportingWordsOf(language).titleWords.has(tokens, token);
  }

  /** Every sentence begins with a capital: a single word there is a name only if it has one elsewhere too, or nothing else. */
  #known(name: Name, sentence: Sentence): Name | undefined {
    if (name.first < name.last || name.first > sentence.first) return name;
    if (this.#split.tokens.shapes[name.first] === UPPER_SHAPE) return name;
    return this.#capitals.has(beginningOf(this.#split.tokens, name.first)) ? name : undefined;
  }

  #whole(token: number, sentence: Sentence): Name {
    const { tokens } = this.#split;
    let first = token;
    while (first > sentence.first && this.#isNamePart(this.#leftOf(first), sentence))
      first = this.#leftOf(first);
    let last = token;
    while (last + 1 < sentence.end && this.#isNamePart(this.#rightOf(last), sentence))
      last = this.#rightOf(last);
    return { first: Math.max(first, sentence.first), last: Math.min(last, tokens.count - 1) };
  }

  /** The token before, past the full stop of an initial and a particle: "Ludwig van Beethoven", "H. Kovalenko". */
  #leftOf(token: number): number {
    const { tokens } = this.#split;
    if (markAt(tokens, token - 1) === 0x2e && lettersOf(tokens, token - 2) === 1) return token - 2;
    return this.#isParticle(token - 1) ? token - 2 : token - 1;
  }

  #rightOf(token: number): number {
    const { tokens } = this.#split;
    if (markAt(tokens, token + 1) === 0x2e && lettersOf(tokens, token) === 1) return token + 2;
    return this.#isParticle(token + 1) ? token + 2 : token + 1;
  }

  #isParticle(token: number): boolean {
    const { tokens, language } = this.#split;
    return tokens.shapes[token] === LOWER_SHAPE && reportingWordsOf(language).particles.has(tokens, token);
  }

  #isNamePart(token: number, sentence: Sentence): boolean {
    const { tokens, language } = this.#split;
    if (token < sentence.first || token >= sentence.end || !isCapital(tokens, token)) return false;
    if (this.#times.has(token) || this.#isTitle(token) || lexiconOf(language).stopWords.has(tokens, token))
      return false;
    const words = reportingWordsOf(language);
    return (
      !words.speakers.has(tokens, token) && !words.own.has(tokens, token) && !words.posts.has(tokens, token)
    );
  }
}

/** So many words may stand between the name of an office and that of its holder. */
const TITLE_REACH = 3;

function isCapital(tokens: Tokens, token: number): boolean {
  return tokens.kinds[token] === WORD && tokens.shapes[token] !== LOWER_SHAPE;
}
