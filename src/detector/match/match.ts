import { unitsOf } from "../split/characters.ts";
import { BREAK, MARK, SYMBOL, type Tokens } from "../split/tokens.ts";
import { ACCEPTS, type Automaton, GAP_END, OPEN } from "./automaton.ts";
import { END, START, SYMBOLS_ROOM } from "./vocabulary.ts";
import { WordSymbols } from "./word-symbols.ts";

/** Tokens `first` to `last` (inclusive) matched a pattern of owner `owner`. */
export interface Hit {
  readonly owner: number;
  readonly first: number;
  readonly last: number;
}

/** Steps after which counting starts anew, well within 32 bits. */
const MOST_STEPS = 2 ** 30;

/**
 * Runs an automaton over sentences, one word at a time, with all open matches side by side. Each state
 * is entered at most once a word, so that the time is linear whatever the text repeats.
 */
export class Matcher {
  readonly #automaton: Automaton;
  /** By state, the step at which it was last entered. */
  readonly #entered: Int32Array;
  readonly #symbols = new Int32Array(SYMBOLS_ROOM);
  #symbolCount = 0;
  /** Open matches: their states, and the tokens at which they began. */
  #states: Int32Array;
  #starts: Int32Array;
  #count = 0;
  #nextStates: Int32Array;
  #nextStarts: Int32Array;
  #nextCount = 0;
  /** Counts tokens, so that `#entered` need not be emptied between them. */
  #step = 0;
  #isAtStart = true;
  #last = 0;
  #hits: Hit[] = [];

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    const stateCount = automaton.uses.length;
    this.#entered = new Int32Array(stateCount);
    this.#states = new Int32Array(stateCount);
    this.#starts = new Int32Array(stateCount);
    this.#nextStates = new Int32Array(stateCount);
    this.#nextStarts = new Int32Array(stateCount);
  }

  /** What the patterns know of a text's words, for `match` to fill and to use in all its sentences. */
  symbolsOf(tokens: Tokens): WordSymbols {
    return new WordSymbols(this.#automaton.vocabulary, tokens.distinct);
  }

  /** Adds to `hits` every match within the sentence of tokens `first` up to, but not including, `end`. */
  match(tokens: Tokens, ofWords: WordSymbols, first: number, end: number, hits: Hit[]): void {
    this.#hits = hits;
    this.#count = 0;
    this.#last = first;
    this.#symbols[0] = START;
    this.#symbolCount = 1;
    this.#advance(first, false, false);
    this.#isAtStart = true;
    for (let index = first; index < end; index++) this.#feed(tokens, ofWords, index);
    this.#finish();
    this.#hits = [];
    if (this.#step > MOST_STEPS) this.#restart();
  }

  #restart(): void {
    this.#entered.fill(0);
    this.#step = 0;
  }

  #feed(tokens: Tokens, ofWords: WordSymbols, index: number): void {
    const kind = tokens.kinds[index];
    if (kind === SYMBOL || kind === BREAK) return;
    let isComma = false;
    if (kind === MARK) {
      const unit = tokens.marks[index] ?? 0;
      if (UNNOTICED.has(unit) || (this.#isAtStart && isLeadingDash(unit))) return;
      if (isStop(unit)) this.#finish();
      isComma = unit === 0x2c;
    }
    this.#symbolCount = this.#automaton.vocabulary.resolve(tokens, index, ofWords, this.#symbols);
    this.#isAtStart = false;
    this.#last = index;
    if (this.#count > 0 || this.#symbolCount > 0) this.#advance(index, kind !== MARK, isComma);
  }

  /**
   * Moves every open match over one token, then begins new ones: where two meet in a state, the one that
   * began first is kept. A gap skips words, and commas for nothing.
   */
  #advance(index: number, isWord: boolean, isComma: boolean): void {
    const { edges, loose, staying, beginnings } = this.#automaton;
    const symbols = this.#symbols;
    const symbolCount = this.#symbolCount;
    this.#step++;
    this.#nextCount = 0;
    for (let open = 0; open < this.#count; open++) {
      const state = this.#states[open] ?? 0;
      const start = this.#starts[open] ?? 0;
      for (let s = 0; s < symbolCount; s++) {
        const list = edges.get(state, symbols[s] ?? 0);
        if (list !== 0) this.#enter(list, start, index);
      }
      const over = loose[state] ?? 0;
      if (over === 0) continue;
      if (isWord && over !== GAP_END) this.#enter(over, start, index);
      if (isComma) this.#enter(staying[state] ?? 0, start, index);
    }
    for (let s = 0; s < symbolCount; s++) {
      const list = beginnings[symbols[s] ?? 0] ?? 0;
      if (list !== 0) this.#enter(list, index, index);
    }
    this.#swap();
  }

  #swap(): void {
    [this.#states, this.#nextStates] = [this.#nextStates, this.#states];
    [this.#starts, this.#nextStarts] = [this.#nextStarts, this.#starts];
    this.#count = this.#nextCount;
  }

  /** Opens the states of a list for the next word, and reports what they match. */
  #enter(list: number, start: number, last: number): void {
    const { lists, uses } = this.#automaton;
    const end = list + (lists[list] ?? 0);
    for (let at = list + 1; at <= end; at++) {
      const state = lists[at] ?? 0;
      if (this.#entered[state] === this.#step) continue;
      this.#entered[state] = this.#step;
      const use = uses[state] ?? 0;
      if ((use & ACCEPTS) !== 0) this.#report(state, start, last);
      if ((use & OPEN) === 0) continue;
      this.#nextStates[this.#nextCount] = state;
      this.#nextStarts[this.#nextCount++] = start;
    }
  }

  #report(state: number, first: number, last: number): void {
    const owners = this.#automaton.accepts[state];
    if (owners !== undefined) for (const owner of owners) this.#hits.push({ owner, first, last });
  }

  /** The sentence's words are over: patterns that end in `$` match here. */
  #finish(): void {
    const { edges, lists } = this.#automaton;
    this.#step++;
    for (let open = 0; open < this.#count; open++) {
      const list = edges.get(this.#states[open] ?? 0, END);
      if (list === 0) continue;
      const end = list + (lists[list] ?? 0);
      for (let at = list + 1; at <= end; at++)
        this.#report(lists[at] ?? 0, this.#starts[open] ?? 0, this.#last);
    }
  }
}

/** Quotation marks do not stand in the way of a match: `so-called “experts” say`. */
const UNNOTICED = unitsOf("\"'“”„«»’‘‹›‟‚`´");

function isStop(unit: number): boolean {
  return unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x2026;
}

function isLeadingDash(unit: number): boolean {
  return unit === 0x2d || unit === 0x2013 || unit === 0x2014;
}
