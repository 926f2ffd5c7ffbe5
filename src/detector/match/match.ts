import { unitsOf } from "../split/characters.ts";
import { BREAK, MARK, SYMBOL, type Tokens } from "../split/tokens.ts";
import { type Automaton, secondsOf } from "./automaton.ts";
import { END, START, SYMBOLS_ROOM } from "./vocabulary.ts";

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
  readonly #entered: Int32Array;
  #symbols = new Int32Array(SYMBOLS_ROOM);
  #symbolCount = 0;
  /** Symbols of the word before, and its token: beginnings that wait for a second word look back at it. */
  #before = new Int32Array(SYMBOLS_ROOM);
  #beforeCount = 0;
  #beforeIndex = 0;
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
    const stateCount = automaton.loose.length;
    this.#entered = new Int32Array(stateCount);
    this.#states = new Int32Array(stateCount);
    this.#starts = new Int32Array(stateCount);
    this.#nextStates = new Int32Array(stateCount);
    this.#nextStarts = new Int32Array(stateCount);
  }

  /** Adds to `hits` every match within the sentence of tokens `first` up to, but not including, `end`. */
  match(tokens: Tokens, first: number, end: number, hits: Hit[]): void {
    this.#hits = hits;
    this.#count = 0;
    this.#last = first;
    this.#beforeCount = 0;
    this.#symbols[0] = START;
    this.#symbolCount = 1;
    this.#advance(first, false, false);
    this.#isAtStart = true;
    for (let index = first; index < end; index++) this.#feed(tokens, index);
    this.#finish();
    this.#hits = [];
    if (this.#step > MOST_STEPS) this.#restart();
  }

  #restart(): void {
    this.#entered.fill(0);
    this.#step = 0;
  }

  #feed(tokens: Tokens, index: number): void {
    const kind = tokens.kinds[index];
    if (kind === SYMBOL || kind === BREAK) return;
    let isComma = false;
    if (kind === MARK) {
      const unit = tokens.text.charCodeAt(tokens.starts[index] ?? 0);
      if (UNNOTICED.has(unit) || (this.#isAtStart && isLeadingDash(unit))) return;
      if (isStop(unit)) this.#finish();
      isComma = unit === 0x2c;
    }
    this.#symbolCount = this.#automaton.vocabulary.resolve(tokens, index, this.#symbols);
    this.#isAtStart = false;
    this.#advance(index, kind !== MARK, isComma);
    this.#last = index;
  }

  /**
   * Moves every open match over one token, then begins new ones: where two meet in a state, the one that
   * began first is kept. A gap skips words, and commas for nothing.
   */
  #advance(index: number, isWord: boolean, isComma: boolean): void {
    const { edges, loose } = this.#automaton;
    const symbols = this.#symbols;
    const symbolCount = this.#symbolCount;
    const states = this.#states;
    this.#step++;
    this.#nextCount = 0;
    for (let open = 0; open < this.#count; open++) {
      const state = states[open] ?? 0;
      const start = this.#starts[open] ?? 0;
      if (symbolCount > 0) {
        const stateEdges = edges[state];
        if (stateEdges !== undefined) {
          for (let s = 0; s < symbolCount; s++) this.#enterAll(stateEdges.get(symbols[s] ?? 0), start, index);
        }
      }
      const over = loose[state] ?? 0;
      if (over === 0) continue;
      if (isWord && over > 0) this.#enter(over, start, index);
      if (isComma) this.#enter(state, start, index);
    }
    if (symbolCount > 0) this.#begin(index);
    this.#beforeIndex = index;
    this.#swap();
  }

  /** Begins matches at this token, and those at the token before that this one bears out. */
  #begin(index: number): void {
    const { beginnings } = this.#automaton;
    const symbols = this.#symbols;
    const symbolCount = this.#symbolCount;
    for (let b = 0; b < this.#beforeCount; b++) {
      const beginning = beginnings[this.#before[b] ?? 0];
      if (beginning === undefined || beginning.waiting.length === 0) continue;
      const seconds = beginning.seconds ?? secondsOf(this.#automaton, beginning);
      for (let s = 0; s < symbolCount; s++)
        this.#enterAll(seconds.get(symbols[s] ?? 0), this.#beforeIndex, index);
    }
    for (let s = 0; s < symbolCount; s++) this.#enterAll(beginnings[symbols[s] ?? 0]?.eager, index, index);
  }

  #enterAll(states: readonly number[] | undefined, start: number, last: number): void {
    if (states === undefined) return;
    for (let index = 0; index < states.length; index++) this.#enter(states[index] ?? 0, start, last);
  }

  #swap(): void {
    [this.#states, this.#nextStates] = [this.#nextStates, this.#states];
    [this.#starts, this.#nextStarts] = [this.#nextStarts, this.#starts];
    this.#count = this.#nextCount;
    [this.#symbols, this.#before] = [this.#before, this.#symbols];
    this.#beforeCount = this.#symbolCount;
  }

  /** Opens a state for the next word, with all that follow it freely, and reports what it matches. */
  #enter(state: number, start: number, last: number): void {
    if (this.#entered[state] === this.#step) return;
    this.#entered[state] = this.#step;
    const { accepts, edges, free, loose } = this.#automaton;
    if (accepts[state] !== undefined) this.#report(state, start, last);
    if (edges[state] !== undefined || loose[state] !== 0) {
      this.#nextStates[this.#nextCount] = state;
      this.#nextStarts[this.#nextCount++] = start;
    }
    this.#enterAll(free[state], start, last);
  }

  #report(state: number, first: number, last: number): void {
    const owners = this.#automaton.accepts[state];
    if (owners !== undefined) for (const owner of owners) this.#hits.push({ owner, first, last });
  }

  /** The sentence's words are over: patterns that end in `$` match here. */
  #finish(): void {
    this.#step++;
    for (let open = 0; open < this.#count; open++) {
      const targets = this.#automaton.edges[this.#states[open] ?? 0]?.get(END);
      if (targets === undefined) continue;
      for (const target of targets) this.#report(target, this.#starts[open] ?? 0, this.#last);
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
