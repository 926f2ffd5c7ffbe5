import { BREAK, LINK, MARK, NUMBER, SYMBOL, type Tokens, WORD } from "../split/tokens.ts";
import type { Automaton } from "./automaton.ts";
import { END, START, SYMBOLS_ROOM } from "./vocabulary.ts";

/** Tokens `first` to `last` (inclusive) matched a pattern of owner `owner`. */
export interface Hit {
  readonly owner: number;
  readonly first: number;
  readonly last: number;
}

/** Quotation marks, brackets and the like do not stand in the way of a match: `so-called “experts” say`. */
const UNNOTICED_MARKS = new Set([..."\"“”„«»‹›‟‚'’‘`´"].map((mark) => mark.charCodeAt(0)));
const STOPS = new Set([...".!?…"].map((mark) => mark.charCodeAt(0)));

/**
 * Runs an automaton over sentences, one word at a time, with all open matches side by side. Each state
 * is entered at most once a word, so that the time is linear whatever the text repeats.
 */
export class Matcher {
  readonly #automaton: Automaton;
  readonly #entered: Int32Array;
  readonly #symbols = new Int32Array(SYMBOLS_ROOM);
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
    this.#symbols[0] = START;
    this.#advance(1, first, false, false);
    for (let index = first; index < end; index++) this.#feed(tokens, index);
    this.#finish();
  }

  #feed(tokens: Tokens, index: number): void {
    const kind = tokens.kinds[index];
    if (kind === SYMBOL || kind === BREAK) return;
    if (kind === MARK) {
      const unit = tokens.text.charCodeAt(tokens.starts[index] ?? 0);
      if (UNNOTICED_MARKS.has(unit) || (this.#isAtStart && isLeadingDash(unit))) return;
      if (STOPS.has(unit)) this.#finish();
    }
    const isWord = kind === WORD || kind === NUMBER || kind === LINK;
    const isComma = kind === MARK && tokens.text.charCodeAt(tokens.starts[index] ?? 0) === 0x2c;
    const count = this.#automaton.vocabulary.resolve(tokens, index, this.#symbols);
    this.#isAtStart = false;
    this.#advance(count, index, isWord, isComma);
    this.#last = index;
  }

  /**
   * Moves every open match over one token, then begins new ones: where two meet in a state, the one that
   * began first is kept. A gap skips words, and commas for nothing.
   */
  #advance(symbolCount: number, index: number, isWord: boolean, isComma: boolean): void {
    const { rootEdges, edges, loose } = this.#automaton;
    this.#step++;
    this.#nextCount = 0;
    this.#isAtStart = !isWord && symbolCount === 1 && this.#symbols[0] === START;
    for (let open = 0; open < this.#count; open++) {
      const state = this.#states[open] ?? 0;
      const start = this.#starts[open] ?? 0;
      const stateEdges = edges[state];
      if (stateEdges !== undefined) {
        for (let s = 0; s < symbolCount; s++) {
          const targets = stateEdges.get(this.#symbols[s] ?? 0);
          if (targets !== undefined) for (const target of targets) this.#enter(target, start, index);
        }
      }
      const over = loose[state] ?? 0;
      if (isWord && over > 0) this.#enter(over, start, index);
      if (isComma && over !== 0) this.#enter(state, start, index);
    }
    for (let s = 0; s < symbolCount; s++) {
      const targets = rootEdges[this.#symbols[s] ?? 0];
      if (targets !== undefined) for (const target of targets) this.#enter(target, index, index);
    }
    this.#swap();
  }

  #swap(): void {
    [this.#states, this.#nextStates] = [this.#nextStates, this.#states];
    [this.#starts, this.#nextStarts] = [this.#nextStarts, this.#starts];
    this.#count = this.#nextCount;
  }

  /** Opens a state for the next word, with all that follow it freely, and reports what it matches. */
  #enter(state: number, start: number, last: number): void {
    if (this.#entered[state] === this.#step) return;
    this.#entered[state] = this.#step;
    this.#report(state, start, last);
    this.#nextStates[this.#nextCount] = state;
    this.#nextStarts[this.#nextCount++] = start;
    const free = this.#automaton.free[state];
    if (free !== undefined) for (const next of free) this.#enter(next, start, last);
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

function isLeadingDash(unit: number): boolean {
  return unit === 0x2d || unit === 0x2013 || unit === 0x2014;
}
