import { kindWords } from "#languages/index.ts";
import { lexiconOf } from "../../../patterns/lexicon.ts";
import type { Matches } from "../../../patterns/match.ts";
import { DOUBLE_QUOTES } from "../../../text/quotations.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { isWordLike, LOWER_SHAPE, markAt, spanOf, WORD } from "../../../text/tokens.ts";
import { isByAuthor } from "../../../text/voice.ts";
import { findInserted } from "./inserted.ts";
import type { Names } from "./names.ts";
import type { Name } from "./person.ts";
import { type ReportingWords, reportingWordsOf } from "./reporting-words.ts";
import type { Spoken } from "./spoken.ts";

/** How far before its verb, in tokens, the one who says it may stand. */
const SUBJECT_REACH = 7;
const SOURCE_REACH = 6;
/** So many tokens has an item of a list of words at the most. */
const LIST_ITEM = 3;
/** "About this on Monday, said …" tells nothing. */
const FEWEST_TOLD = 2;

/**
 * What is told of somebody's words without quotation marks: "he said he had no doubt", «вважають, що …»,
 * "according to Anna Kovalenko, …", "…, заявив речник". It ends where the sentence does, or where the writer takes
 * the word again: ", but …".
 */
export function findIndirectSpeech(split: Split, matches: Matches, names: Names): Spoken[] {
  const finder = new IndirectSpeech(split, matches, names);
  return split.sentences.flatMap((sentence) => finder.find(sentence));
}

class IndirectSpeech {
  readonly #split: Split;
  readonly #matches: Matches;
  readonly #names: Names;
  readonly #verbs = new Map<number, number>();
  readonly #words: ReportingWords;
  readonly #times = new Set<number>();
  #sentenceFirst = 0;

  constructor(split: Split, matches: Matches, names: Names) {
    this.#split = split;
    this.#matches = matches;
    this.#names = names;
    this.#words = reportingWordsOf(split.language);
    for (const { last } of matches.markers.get("time") ?? []) this.#times.add(last);
    for (const { first, last } of matches.markers.get("speech-verb") ?? []) this.#verbs.set(first, last);
  }

  find(sentence: Sentence): Spoken[] {
    const source = this.#sourceIn(sentence);
    if (source !== undefined) return this.#bySource(sentence, source);
    this.#sentenceFirst = sentence.first;
    let told: Spoken | undefined;
    for (let token = sentence.first; token < sentence.end; token++) {
      const verbEnd = this.#verbEnd(token);
      if (verbEnd === undefined || !this.#isByAuthor(token)) continue;
      const after = told === undefined ? this.#afterVerb(sentence, token, verbEnd) : undefined;
      const before = after === undefined ? this.#beforeVerb(sentence, token, verbEnd) : undefined;
      // "Investigators believe that …, Ada Finch told the paper": one tells it of the others.
      if (before !== undefined) return told === undefined ? [before] : [told, before];
      told ??= after;
    }
    return told === undefined ? [] : [told];
  }

  /** The first token of a phrase that leads a source in. */
  #sourceIn({ first, end }: Sentence): number | undefined {
    const { tokens } = this.#split;
    for (let token = first; token + 1 < end; token++) {
      if (this.#words.sourceFirst.has(tokens, token) && this.#words.sourceSecond.has(tokens, token + 1))
        return token;
    }
    return undefined;
  }

  /** The last token of the verb of speech or belief that begins here. */
  #verbEnd(token: number): number | undefined {
    const { tokens } = this.#split;
    if (tokens.kinds[token] !== WORD) return undefined;
    if (tokens.shapes[token] !== LOWER_SHAPE && token > this.#sentenceFirst) return undefined;
    const last = this.#verbs.get(token) ?? (this.#words.verbs.has(tokens, token) ? token : undefined);
    return last === undefined || this.#isInfinitive(token) ? undefined : last;
  }

  /** "Leads many to believe", «варто наголосити»: nobody in particular says it. */
  #isInfinitive(token: number): boolean {
    const { text, tokens, language } = this.#split;
    const end = tokens.ends[token] ?? 0;
    const { infinitives, infinitiveMarks } = kindWords[language].reporting;
    if (infinitives.some((ending) => text.startsWith(ending, end - ending.length))) return true;
    return infinitiveMarks.includes(text.slice(tokens.starts[token - 1], tokens.ends[token - 1]));
  }

  #isByAuthor(token: number): boolean {
    const { tokens } = this.#split;
    return isByAuthor(tokens, this.#matches.speech, token, token + 1);
  }

  /** "He said that …", «вважають, що …», and where the language allows it "he said he …". */
  #afterVerb(sentence: Sentence, verb: number, verbEnd: number): Spoken | undefined {
    const { tokens } = this.#split;
    if (this.#isOwn(sentence, verb)) return undefined;
    if (this.#words.nouns.has(tokens, verb) && !this.#hasSubjectAt(sentence, verb)) return undefined;
    const that = this.#thatAfter(verbEnd, sentence.end);
    const isBare = that === undefined && this.#isBare(sentence, verb, verbEnd);
    if (that === undefined && !isBare) return undefined;
    const first = (that ?? verbEnd) + 1;
    if (first >= sentence.end) return undefined;
    const end = this.#turnAfter(first, sentence.end);
    const name = this.#subjectOf(sentence, verb, verbEnd);
    return this.#spoken(first, end, name);
  }

  /** A "that" up to five tokens after the verb: "told the court on Monday that". */
  #thatAfter(verbEnd: number, end: number): number | undefined {
    const { tokens } = this.#split;
    for (let token = verbEnd; token < Math.min(verbEnd + 7, end); token++) {
      const mark = markAt(tokens, token);
      if (mark !== 0 && mark !== 0x2c) return undefined;
      if (this.#words.that.has(tokens, token)) return token;
      // «Пояснив, як»: right behind the verb, for elsewhere the word compares.
      if (token === verbEnd + 2 && mark === 0 && this.#words.hows.has(tokens, token)) return token;
    }
    return undefined;
  }

  #isBare(sentence: Sentence, verb: number, verbEnd: number): boolean {
    const { tokens } = this.#split;
    if (!this.#words.bare.has(tokens, verb) || tokens.kinds[verbEnd + 1] !== WORD) return false;
    const next = verbEnd + 1;
    const isOpened =
      this.#words.bareOpeners.has(tokens, next) ||
      tokens.shapes[next] !== LOWER_SHAPE ||
      (this.#words.bareBeforeAny.has(tokens, verb) && !this.#isStopWord(next, sentence));
    return isOpened && this.#hasSubjectAt(sentence, verb);
  }

  #isStopWord(token: number, { language }: Sentence): boolean {
    return lexiconOf(language).stopWords.has(this.#split.tokens, token);
  }

  /** Whether a speaker stands right before the verb. */
  #hasSubjectAt(sentence: Sentence, verb: number): boolean {
    const { tokens } = this.#split;
    if (verb <= sentence.first) return false;
    // "Letters from members (MPs) last week asserted": when it was said comes in between.
    if (this.#times.has(verb - 1) && this.#words.certain.has(tokens, verb)) return true;
    if (tokens.kinds[verb - 1] !== WORD) return false;
    const { speakers, things, nouns, auxiliaries } = this.#words;
    // "The residents have said it".
    if (verb - 1 > sentence.first && auxiliaries.has(tokens, verb - 1))
      return this.#hasSubjectAt(sentence, verb - 1);
    if (speakers.has(tokens, verb - 1)) return true;
    if (things.has(tokens, verb - 1) && !nouns.has(tokens, verb)) return true;
    return this.#names.before(verb, 1, sentence) !== undefined;
  }

  /** "I think that", "as you say": nobody else's words. */
  #isOwn(sentence: Sentence, verb: number): boolean {
    const { tokens } = this.#split;
    for (let token = verb - 1; token >= Math.max(sentence.first, verb - 3); token--) {
      if (this.#words.own.has(tokens, token)) return true;
      if (markAt(tokens, token) !== 0) return false;
    }
    return false;
  }

  /** "…, said Anna Kovalenko.": what stands before the last comma, where the verb and a name end the sentence. */
  #beforeVerb(sentence: Sentence, verb: number, verbEnd: number): Spoken | undefined {
    const { tokens } = this.#split;
    let comma = verb - 1;
    const isDash = markAt(tokens, comma) === 0x2014 || markAt(tokens, comma) === 0x2013;
    if (isDash) comma--;
    if (markAt(tokens, comma) !== 0x2c) return this.#afterNamedVerb(sentence, verb, verbEnd);
    if (
      !isDash &&
      markAt(tokens, verbEnd + 1) === 0x2c &&
      verb - sentence.first > 1 &&
      this.#words.asides.has(tokens, verb)
    )
      return this.#spoken(sentence.first, sentence.end, undefined);
    // What ends in a quotation mark is quoted, and found as that.
    const isQuoted =
      DOUBLE_QUOTES.has(markAt(tokens, comma - 1)) || DOUBLE_QUOTES.has(markAt(tokens, sentence.first));
    if (isQuoted || comma - sentence.first < FEWEST_TOLD) return undefined;
    const name = this.#names.after(verbEnd + 1, SUBJECT_REACH, sentence);
    const isNameless = this.#words.speakers.has(tokens, verbEnd + 1);
    if (name === undefined && !isNameless) return undefined;
    return this.#spoken(sentence.first, comma, name);
  }

  /** "…, Anna Kovalenko said." and "…, experts say." at the end of a sentence. */
  #afterNamedVerb(sentence: Sentence, verb: number, verbEnd: number): Spoken | undefined {
    const { tokens } = this.#split;
    for (let token = verbEnd + 1; token < sentence.end; token++)
      if (isWordLike(tokens, token)) return this.#aroundInserted(sentence, verb, verbEnd);
    const name = this.#names.before(verb, 1, sentence);
    const first = name?.first ?? (this.#words.speakers.has(tokens, verb - 1) ? verb - 1 : undefined);
    if (first === undefined || markAt(tokens, first - 1) !== 0x2c) return undefined;
    return this.#spoken(sentence.first, first - 1, name);
  }

  /** "…, critics say, …" and "…, the mayor told reporters on Monday": all of the sentence but what is put in. */
  #aroundInserted(sentence: Sentence, verb: number, verbEnd: number): Spoken | undefined {
    const { tokens } = this.#split;
    const inserted = findInserted(this.#split, sentence, verb, verbEnd);
    if (inserted === undefined) return undefined;
    const isQuoted =
      DOUBLE_QUOTES.has(markAt(tokens, inserted.first - 2)) ||
      DOUBLE_QUOTES.has(markAt(tokens, sentence.first));
    if (isQuoted) return undefined;
    const name = this.#names.before(verb, verb - inserted.first, sentence);
    const end = inserted.isWithin ? sentence.end - 1 : inserted.first - 2;
    return this.#spoken(sentence.first, end + 1, name);
  }

  /** "According to X, …" and "…, according to X". */
  #bySource(sentence: Sentence, first: number): Spoken[] {
    const last = first + 1;
    const { tokens } = this.#split;
    const leadsNone =
      this.#words.notSources.has(tokens, last + 1) && !this.#words.speakers.has(tokens, last + 2);
    if (!this.#isByAuthor(first) || leadsNone) return [];
    const name = this.#names.after(last + 1, SOURCE_REACH, sentence);
    let word = sentence.first;
    while (word < first && !isWordLike(tokens, word)) word++;
    if (word < first - 2) return [this.#spoken(word, first, name)];
    let comma = name === undefined ? last : name.last;
    while (comma < sentence.end && markAt(tokens, comma) !== 0x2c) comma++;
    const from = comma < sentence.end - 2 ? comma + 1 : (name?.last ?? last) + 1;
    if (from >= sentence.end) return [];
    const end = this.#turnAfter(from, sentence.end);
    return [this.#spoken(from, end, name)];
  }

  #subjectOf(sentence: Sentence, verb: number, verbEnd: number): Name | undefined {
    return this.#names.besideVerb(verb, verbEnd, SUBJECT_REACH, sentence);
  }

  /** The end of what is told: before ", but" or a semicolon. */
  #turnAfter(first: number, end: number): number {
    const { tokens } = this.#split;
    for (let token = first + 1; token < end - 1; token++) {
      const mark = markAt(tokens, token);
      if (mark === 0x3b) return token;
      if (mark === 0x2c && this.#words.turns.has(tokens, token + 1) && !this.#endsList(first, token))
        return token;
    }
    return end;
  }

  /** Whether a comma stands before the last item of a list: another one stands right before the item. */
  #endsList(first: number, comma: number): boolean {
    const { tokens } = this.#split;
    if (!this.#words.listTurns.has(tokens, comma + 1)) return false;
    const before = Array.from({ length: LIST_ITEM }, (_, away) => comma - 2 - away);
    return before.some((token) => token > first && markAt(tokens, token) === 0x2c);
  }

  #spoken(first: number, end: number, name: Name | undefined): Spoken {
    const span = spanOf(this.#split.tokens, first, end);
    return { ...span, manner: "indirect", ...this.#names.by(name) };
  }
}
