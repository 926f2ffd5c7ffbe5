import type { Item } from "./pattern.ts";
import { parsePattern } from "./pattern.ts";
import { END, START, Vocabulary } from "./vocabulary.ts";

/** How many words a gap `..` may skip. */
const GAP_WORDS = 4;

/**
 * A state of the automaton: where a match may stand after the words so far. `loose` leads on over
 * any one word (it is 0 outside a gap); `free` without any word (an alternative that may be missing).
 */
interface State {
  readonly edges: Map<number, number[]>;
  readonly children: Map<string, number>;
  readonly free: number[];
  readonly accepts: number[];
  loose: number;
}

/** Patterns of one language, compiled. Patterns that begin alike share their states. */
export interface Automaton {
  readonly vocabulary: Vocabulary;
  /** By state and symbol, the states that follow. */
  readonly edges: readonly (ReadonlyMap<number, readonly number[]> | undefined)[];
  /** By symbol, how matches begin; kept flat, for it is asked at every word. */
  readonly beginnings: readonly (Beginning | undefined)[];
  readonly loose: Int32Array;
  readonly free: readonly (readonly number[] | undefined)[];
  /** By state, the numbers of the patterns' owners that are matched there. */
  readonly accepts: readonly (readonly number[] | undefined)[];
}

/**
 * How matches begin with one symbol. Many patterns begin with a frequent word, few of them go on with the
 * word that follows: `waiting` states are looked at only through the symbol after it.
 */
export interface Beginning {
  /** States that match by themselves, skip words, or may end with the sentence: entered at once. */
  readonly eager: readonly number[];
  readonly waiting: readonly number[];
  /** By the next symbol, the states that follow `waiting`; made when first asked for. */
  seconds: ReadonlyMap<number, readonly number[]> | undefined;
}

const ROOT = 0;
/** `loose` of a gap's last state: it may not skip another word. */
const GAP_END = -1;

/**
 * Compiles patterns into one automaton. `owners[i]` is reported for a match of any of `owners[i].patterns`.
 * @throws {PatternError} naming the first pattern that is not well formed.
 */
export function compile(owners: readonly { readonly patterns: readonly string[] }[]): Automaton {
  const builder = new Builder();
  owners.forEach((owner, index) => {
    for (const pattern of owner.patterns) builder.add(parsePattern(pattern), index);
  });
  return builder.build();
}

class Builder {
  readonly #vocabulary = new Vocabulary();
  readonly #states: State[] = [newState()];

  add(items: readonly Item[], owner: number): void {
    let state = ROOT;
    for (const item of items) state = this.#child(state, item);
    const { accepts } = this.#state(state);
    if (!accepts.includes(owner)) accepts.push(owner);
  }

  #state(index: number): State {
    const state = this.#states[index];
    if (state === undefined) throw new RangeError("no such state");
    return state;
  }

  #create(): number {
    return this.#states.push(newState()) - 1;
  }

  /** The state after `item`, the same for all patterns that are alike up to here. */
  #child(from: number, item: Item): number {
    const key = JSON.stringify(item);
    const known = this.#state(from).children.get(key);
    if (known !== undefined) return known;
    const to = this.#create();
    this.#state(from).children.set(key, to);
    this.#wire(from, item, to);
    return to;
  }

  #wire(from: number, item: Item, to: number): void {
    if (item.kind === "any-of") {
      for (const alternative of item.alternatives) this.#wireAll(from, alternative, to);
    } else if (item.kind === "gap") {
      this.#wireGap(from, to);
    } else {
      const { edges } = this.#state(from);
      const symbol = this.#symbol(item);
      const targets = edges.get(symbol);
      if (targets === undefined) edges.set(symbol, [to]);
      else targets.push(to);
    }
  }

  #wireAll(from: number, items: readonly Item[], to: number): void {
    if (items.length === 0) this.#state(from).free.push(to);
    let state = from;
    items.forEach((item, index) => {
      const next = index === items.length - 1 ? to : this.#create();
      this.#wire(state, item, next);
      state = next;
    });
  }

  /** Up to four loose steps, from each of which the way on is free. */
  #wireGap(from: number, to: number): void {
    let state = this.#create();
    this.#state(from).free.push(state);
    for (let word = 0; word < GAP_WORDS; word++) {
      this.#state(state).free.push(to);
      const next = this.#create();
      this.#state(state).loose = next;
      state = next;
    }
    this.#state(state).free.push(to);
    this.#state(state).loose = GAP_END;
  }

  #symbol(item: Exclude<Item, { kind: "any-of" | "gap" }>): number {
    switch (item.kind) {
      case "word":
        return this.#vocabulary.wordSymbol(item.text);
      case "prefix":
        return this.#vocabulary.prefixSymbol(item.text);
      case "class":
        return this.#vocabulary.classSymbol(item.name);
      case "mark":
        return this.#vocabulary.markSymbol(item.mark);
      case "start":
        return START;
      case "end":
        return END;
      default:
        return item satisfies never;
    }
  }

  build(): Automaton {
    this.#vocabulary.seal();
    return {
      vocabulary: this.#vocabulary,
      beginnings: this.#beginnings(),
      edges: this.#states.map((state) => (state.edges.size > 0 ? state.edges : undefined)),
      loose: Int32Array.from(this.#states, (state) => state.loose),
      free: this.#states.map((state) => (state.free.length > 0 ? state.free : undefined)),
      accepts: this.#states.map((state) => (state.accepts.length > 0 ? state.accepts : undefined)),
    };
  }

  #beginnings(): (Beginning | undefined)[] {
    const beginnings: (Beginning | undefined)[] = Array.from({ length: this.#vocabulary.size });
    for (const root of this.#closure(ROOT)) {
      for (const [symbol, targets] of this.#state(root).edges) {
        const before = beginnings[symbol] ?? { eager: [], waiting: [], seconds: undefined };
        const eager = targets.filter((target) => this.#isEager(target));
        const waiting = targets.filter((target) => !this.#isEager(target));
        beginnings[symbol] = {
          eager: [...before.eager, ...eager],
          waiting: [...before.waiting, ...waiting],
          seconds: undefined,
        };
      }
    }
    return beginnings;
  }

  #isEager(target: number): boolean {
    return [...this.#closure(target)].some((index) => {
      const state = this.#state(index);
      return state.accepts.length > 0 || state.loose !== 0 || state.edges.has(END);
    });
  }

  /** A state and all that are reached from it without a word. */
  #closure(from: number): Set<number> {
    const reached = new Set([from]);
    for (const state of reached) for (const next of this.#state(state).free) reached.add(next);
    return reached;
  }
}

function newState(): State {
  return { edges: new Map(), children: new Map(), free: [], accepts: [], loose: 0 };
}

/** The states that follow a beginning's waiting states, by symbol. */
export function secondsOf(
  { edges, free }: Automaton,
  beginning: Beginning,
): ReadonlyMap<number, readonly number[]> {
  if (beginning.seconds !== undefined) return beginning.seconds;
  const seconds = new Map<number, number[]>();
  const reached = new Set(beginning.waiting);
  for (const state of reached) {
    for (const next of free[state] ?? []) reached.add(next);
    for (const [symbol, targets] of edges[state] ?? []) {
      const known = seconds.get(symbol);
      if (known === undefined) seconds.set(symbol, [...targets]);
      else known.push(...targets);
    }
  }
  beginning.seconds = seconds;
  return seconds;
}
