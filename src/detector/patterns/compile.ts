import { type Automaton, GAP_END, type Graph, ROOT } from "./automaton.ts";
import { flatten } from "./flat-automaton.ts";
import { type Item, parsePattern } from "./pattern.ts";
import { END, START, Vocabulary } from "./vocabulary.ts";

/** How many words a gap `..` may skip. */
const GAP_WORDS = 4;

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

/** Every key of `#children` holds a state and, below this, an item's number. */
const ITEMS = 2 ** 26;

class Builder {
  readonly #vocabulary = new Vocabulary();
  readonly #graph: Graph = { froms: [], symbols: [], tos: [], epsilon: [], accepts: [], anyWord: [] };
  /** By state and item, the state after it: patterns that begin alike share their states. */
  readonly #children = new Map<number, number>();
  readonly #groups = new Map<string, number>();

  constructor() {
    this.#create();
  }

  add(items: readonly Item[], owner: number): void {
    let state = ROOT;
    for (const item of items) state = this.#child(state, item);
    const accepts = this.#graph.accepts[state];
    if (accepts === undefined) this.#graph.accepts[state] = [owner];
    else if (!accepts.includes(owner)) accepts.push(owner);
  }

  #create(): number {
    this.#graph.epsilon.push(undefined);
    this.#graph.accepts.push(undefined);
    return this.#graph.anyWord.push(0) - 1;
  }

  #child(from: number, item: Item): number {
    const key = from * ITEMS + this.#numberOf(item);
    const known = this.#children.get(key);
    if (known !== undefined) return known;
    const to = this.#create();
    this.#children.set(key, to);
    this.#wire(from, item, to);
    return to;
  }

  /** The same number for the same item: its symbol, or for groups and gaps one from the other end. */
  #numberOf(item: Item): number {
    if (item.kind === "gap") return ITEMS - 1;
    if (item.kind !== "any-of") return this.#symbol(item);
    let number = this.#groups.get(item.source);
    if (number === undefined) {
      number = ITEMS - 2 - this.#groups.size;
      this.#groups.set(item.source, number);
    }
    return number;
  }

  #wire(from: number, item: Item, to: number): void {
    if (item.kind === "any-of") {
      for (const alternative of item.alternatives) this.#wireAll(from, alternative, to);
    } else if (item.kind === "gap") {
      this.#wireGap(from, to);
    } else {
      this.#graph.froms.push(from);
      this.#graph.symbols.push(this.#symbol(item));
      this.#graph.tos.push(to);
    }
  }

  #wireAll(from: number, items: readonly Item[], to: number): void {
    if (items.length === 0) this.#addEpsilon(from, to);
    let state = from;
    items.forEach((item, index) => {
      const next = index === items.length - 1 ? to : this.#create();
      this.#wire(state, item, next);
      state = next;
    });
  }

  #addEpsilon(from: number, to: number): void {
    const known = this.#graph.epsilon[from];
    if (known === undefined) this.#graph.epsilon[from] = [to];
    else known.push(to);
  }

  /** Up to four steps over any word, from each of which an epsilon transition leads on. */
  #wireGap(from: number, to: number): void {
    let state = this.#create();
    this.#addEpsilon(from, state);
    for (let word = 0; word < GAP_WORDS; word++) {
      this.#addEpsilon(state, to);
      const next = this.#create();
      this.#graph.anyWord[state] = next;
      state = next;
    }
    this.#addEpsilon(state, to);
    this.#graph.anyWord[state] = GAP_END;
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
    return flatten(this.#graph, this.#vocabulary);
  }
}
