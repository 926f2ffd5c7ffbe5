import { APOSTROPHES, QUOTATION_MARKS } from "#languages/index.ts";
import { unitsOf } from "../text/characters.ts";
import { BREAK, LINK, MARK, SYMBOL, type Tokens } from "../text/tokens.ts";
import {
  ACCEPTS,
  type Automaton,
  ENTERED,
  GAP_END,
  OPEN,
  RECORD,
  SIGNS,
  SKIP,
  signOf,
  USE,
} from "./automaton.ts";
import { addShape, END, START, SYMBOLS_ROOM, symbolOfMark } from "./vocabulary.ts";
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
  readonly #symbols = new Int32Array(SYMBOLS_ROOM);
  #symbolCount = 0;
  /** Open matches: their states, and the tokens at which they began. */
  #states: Int32Array;
  #starts: Int32Array;
  #count = 0;
  #nextStates: Int32Array;
  #nextStarts: Int32Array;
  #nextCount = 0;
  /** Symbols of the word before that make pairs, the bits of what they make them with, and where it stands. */
  readonly #waiting = new Int32Array(SYMBOLS_ROOM);
  readonly #awaited = new Int32Array(SYMBOLS_ROOM);
  #waitingCount = 0;
  #waitingStart = 0;
  /** Counts tokens, so that `ENTERED` need not be emptied between them. */
  #step = 0;
  #isAtStart = true;
  #last = 0;
  #hits: Hit[] = [];

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    const stateCount = automaton.states.length / RECORD;
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
    this.#waitingCount = 0;
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
    const { states } = this.#automaton;
    for (let record = 0; record < states.length; record += RECORD) states[record + ENTERED] = 0;
    this.#step = 0;
  }

  #feed(tokens: Tokens, ofWords: WordSymbols, index: number): void {
    const kind = tokens.kinds[index] ?? 0;
    if (kind === MARK) this.#feedMark(tokens.marks[index] ?? 0, index);
    else if (kind !== SYMBOL && kind !== BREAK) {
      const known = kind === LINK ? 0 : ofWords.write(tokens.words[index] ?? 0, this.#symbols);
      this.#symbolCount = addShape(kind, tokens.shapes[index] ?? 0, this.#symbols, known);
      this.#isAtStart = false;
      this.#last = index;
      this.#advance(index, true, false);
    }
  }

  #feedMark(unit: number, index: number): void {
    const role = ROLES[unit] ?? 0;
    if (role === UNNOTICED || (this.#isAtStart && role === DASH)) return;
    if (role === STOP) this.#finish();
    const symbol = symbolOfMark(unit);
    this.#symbols[0] = symbol;
    this.#symbolCount = symbol === 0 ? 0 : 1;
    this.#isAtStart = false;
    this.#last = index;
    this.#advance(index, false, unit === 0x2c);
  }

  /**
   * Moves every open match over one token, then begins new ones: where two meet in a state, the one that
   * began first is kept. A gap skips words, and commas for nothing.
   */
  #advance(index: number, isWord: boolean, isComma: boolean): void {
    const { edges, pairs, states: records, staying } = this.#automaton;
    const symbols = this.#symbols;
    const symbolCount = this.#symbolCount;
    let signs = 0;
    for (let s = 0; s < symbolCount; s++) signs |= signOf(symbols[s] ?? 0);
    const states = this.#states;
    const starts = this.#starts;
    const count = this.#count;
    this.#step++;
    this.#nextCount = 0;
    for (let open = 0; open < count; open++) {
      const state = states[open] ?? 0;
      const record = state * RECORD;
      if (((records[record + SIGNS] ?? 0) & signs) !== 0) {
        for (let s = 0; s < symbolCount; s++) {
          const list = edges.get(state, symbols[s] ?? 0);
          if (list !== 0) this.#enter(list, starts[open] ?? 0, index);
        }
      }
      const over = records[record + SKIP] ?? 0;
      if (over === 0) continue;
      if (isWord && over !== GAP_END) this.#enter(over, starts[open] ?? 0, index);
      if (isComma) this.#enter(staying[state] ?? 0, starts[open] ?? 0, index);
    }
    for (let w = 0; w < this.#waitingCount; w++) {
      if (((this.#awaited[w] ?? 0) & signs) === 0) continue;
      for (let s = 0; s < symbolCount; s++) {
        const list = pairs.get(this.#waiting[w] ?? 0, symbols[s] ?? 0);
        if (list !== 0) this.#enter(list, this.#waitingStart, index);
      }
    }
    this.#begin(index);
    this.#states = this.#nextStates;
    this.#starts = this.#nextStarts;
    this.#nextStates = states;
    this.#nextStarts = starts;
    this.#count = this.#nextCount;
  }

  #begin(index: number): void {
    const { beginnings, seconds } = this.#automaton;
    const symbols = this.#symbols;
    let count = 0;
    for (let s = 0; s < this.#symbolCount; s++) {
      const symbol = symbols[s] ?? 0;
      const list = beginnings[symbol] ?? 0;
      if (list !== 0) this.#enter(list, index, index);
      const awaited = seconds[symbol] ?? 0;
      if (awaited === 0) continue;
      this.#waiting[count] = symbol;
      this.#awaited[count++] = awaited;
    }
    this.#waitingCount = count;
    this.#waitingStart = index;
  }

  /** Opens the states of a list for the next word, and reports what they match. */
  #enter(list: number, start: number, last: number): void {
    const { lists, states: records } = this.#automaton;
    const step = this.#step;
    let count = this.#nextCount;
    const end = list + (lists[list] ?? 0);
    for (let at = list + 1; at <= end; at++) {
      const state = lists[at] ?? 0;
      const record = state * RECORD;
      if (records[record + ENTERED] === step) continue;
      records[record + ENTERED] = step;
      const use = records[record + USE] ?? 0;
      if ((use & ACCEPTS) !== 0) this.#report(state, start, last);
      if ((use & OPEN) === 0) continue;
      this.#nextStates[count] = state;
      this.#nextStarts[count++] = start;
    }
    this.#nextCount = count;
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

/** By unit, what a mark is to a match. */
const ROLES = new Uint8Array(2 ** 16);
/** Quotation marks do not stand in the way of a match: `so-called “experts” say`. */
const UNNOTICED = 1;
const STOP = 2;
/** At the head of a sentence a dash opens an item of a list, or somebody's speech. */
const DASH = 3;
for (const unit of unitsOf(QUOTATION_MARKS + APOSTROPHES)) ROLES[unit] = UNNOTICED;
for (const unit of unitsOf(".!?…")) ROLES[unit] = STOP;
for (const unit of unitsOf("-–—")) ROLES[unit] = DASH;
