import {
  ACCEPTS,
  type Automaton,
  type Graph,
  OPEN,
  RECORD,
  ROOT,
  SIGNS,
  SKIP,
  signOf,
  USE,
} from "./automaton.ts";
import { EdgeTable } from "./edge-table.ts";
import { GroupedIndex } from "./grouped-index.ts";
import { END, type Vocabulary } from "./vocabulary.ts";

/** Targets by symbol. */
type Targets = Map<number, number[]>;

const EAGER = 1;
const PATIENT = 2;

/** Lays out a graph as an automaton without epsilon transitions. */
export function flatten(graph: Graph, vocabulary: Vocabulary): Automaton {
  const flattening = new Flattening(graph, vocabulary);
  flattening.layBeginnings();
  flattening.layReached();
  return flattening.finish();
}

class Flattening {
  readonly #graph: Graph;
  readonly #vocabulary: Vocabulary;
  /** Numbers of the edges that leave each state. */
  readonly #leaving: GroupedIndex;
  readonly #lists: number[] = [0];
  /** By state, the list of its epsilon closure; 0 while it is not made. */
  readonly #closures: Int32Array;
  /** The states that stand in a list: no other can be entered. */
  readonly #reached = new Set<number>();
  /** State, symbol and list of each edge of the automaton. */
  readonly #edges: number[] = [];
  /** Symbol, symbol and list of each pair. */
  readonly #pairs: number[] = [];
  readonly #beginnings: Int32Array;
  readonly #states: Int32Array;
  readonly #staying: Int32Array;
  /** By state, `EAGER` or `PATIENT` where that has been looked at. */
  readonly #eager: Uint8Array;

  constructor(graph: Graph, vocabulary: Vocabulary) {
    const stateCount = graph.anyWord.length;
    this.#graph = graph;
    this.#vocabulary = vocabulary;
    this.#leaving = new GroupedIndex(stateCount, graph.froms);
    this.#closures = new Int32Array(stateCount);
    this.#states = new Int32Array(stateCount * RECORD);
    this.#staying = new Int32Array(stateCount);
    this.#eager = new Uint8Array(stateCount);
    this.#beginnings = new Int32Array(vocabulary.size);
  }

  /** Lays every state that can be entered; those that are laid lead to more. */
  layReached(): void {
    for (const state of this.#reached) {
      this.#layEdges(state);
      this.#states[state * RECORD + USE] = this.#useOf(state);
      const next = this.#graph.anyWord[state] ?? 0;
      if (next === 0) continue;
      this.#states[state * RECORD + SKIP] = next > 0 ? this.#listOf([next]) : next;
      this.#staying[state] = this.#listOf([state]);
    }
  }

  #layEdges(state: number): void {
    if (this.#leaving.isEmpty(state)) return;
    const only = this.#leaving.onlyOf(state);
    if (only !== undefined) {
      const { symbols, tos } = this.#graph;
      this.#edges.push(state, symbols[only] ?? 0, this.#listOf([tos[only] ?? 0]));
      return;
    }
    for (const [symbol, targets] of this.#targetsOf([state])) {
      this.#edges.push(state, symbol, this.#listOf(targets));
    }
  }

  /**
   * Many patterns begin with a frequent word, few of them go on with the word that follows. A state after a first
   * word that only waits for a second is therefore not entered: the next word is looked up together with the first.
   */
  layBeginnings(): void {
    for (const [symbol, targets] of this.#targetsOf(this.#closureOf([ROOT]))) {
      const eager = targets.filter((target) => this.#isEager(target));
      const waiting = targets.filter((target) => !this.#isEager(target));
      if (eager.length > 0) this.#beginnings[symbol] = this.#listOf(eager);
      if (waiting.length > 0) this.#layPairs(symbol, waiting);
    }
  }

  #layPairs(first: number, states: readonly number[]): void {
    for (const [second, targets] of this.#targetsOf(this.#closureOf(states)))
      this.#pairs.push(first, second, this.#listOf(targets));
  }

  #targetsOf(states: readonly number[]): Targets {
    const found: Targets = new Map();
    const { symbols, tos } = this.#graph;
    const { starts, items } = this.#leaving;
    for (const state of states) {
      const end = starts[state + 1] ?? 0;
      for (let place = starts[state] ?? 0; place < end; place++) {
        const edge = items[place] ?? 0;
        const [symbol, to] = [symbols[edge] ?? 0, tos[edge] ?? 0];
        const known = found.get(symbol);
        if (known === undefined) found.set(symbol, [to]);
        else known.push(to);
      }
    }
    return found;
  }

  /** The epsilon closure of some states: they, and all that are reached from them without a word. */
  #closureOf(states: readonly number[]): number[] {
    if (states.every((state) => this.#graph.epsilon[state] === undefined)) return [...states];
    const reached = new Set(states);
    for (const state of reached) for (const next of this.#graph.epsilon[state] ?? []) reached.add(next);
    return [...reached];
  }

  /** Whether a state is worth entering before the next word is known: it matches, skips words or ends. */
  #isEager(target: number): boolean {
    const known = this.#eager[target];
    if (known !== undefined && known !== 0) return known === EAGER;
    const { accepts, anyWord, symbols } = this.#graph;
    const isEager = this.#closureOf([target]).some(
      (state) =>
        accepts[state] !== undefined ||
        anyWord[state] !== 0 ||
        this.#leaving.group(state).some((edge) => symbols[edge] === END),
    );
    this.#eager[target] = isEager ? EAGER : PATIENT;
    return isEager;
  }

  #useOf(state: number): number {
    const { accepts, anyWord } = this.#graph;
    const isOpen = anyWord[state] !== 0 || !this.#leaving.isEmpty(state);
    return (accepts[state] === undefined ? 0 : ACCEPTS) | (isOpen ? OPEN : 0);
  }

  #listOf(states: readonly number[]): number {
    const [first = 0] = states;
    if (states.length > 1) return this.#newList(states);
    this.#closures[first] ||= this.#newList(states);
    return this.#closures[first] ?? 0;
  }

  #newList(states: readonly number[]): number {
    const [only = 0, ...others] = states;
    if (others.length === 0 && this.#graph.epsilon[only] === undefined && this.#useOf(only) !== 0) {
      this.#reached.add(only);
      return this.#lists.push(1, only) - 2;
    }
    const useful: number[] = [];
    const seen = new Set<number>();
    const visit = (state: number) => {
      if (seen.has(state)) return;
      seen.add(state);
      if (this.#useOf(state) !== 0) useful.push(state);
      this.#graph.epsilon[state]?.forEach(visit);
    };
    states.forEach(visit);
    const place = this.#lists.push(useful.length) - 1;
    for (const state of useful) {
      this.#reached.add(state);
      this.#lists.push(state);
    }
    return place;
  }

  finish(): Automaton {
    const seconds = new Int32Array(this.#vocabulary.size);
    for (let at = 0; at < this.#pairs.length; at += EDGE)
      seconds[this.#pairs[at] ?? 0]! |= signOf(this.#pairs[at + 1] ?? 0);
    for (let at = 0; at < this.#edges.length; at += EDGE)
      this.#states[(this.#edges[at] ?? 0) * RECORD + SIGNS]! |= signOf(this.#edges[at + 1] ?? 0);
    return {
      vocabulary: this.#vocabulary,
      edges: tableOf(this.#edges),
      pairs: tableOf(this.#pairs),
      lists: Int32Array.from(this.#lists),
      states: this.#states,
      staying: this.#staying,
      accepts: this.#graph.accepts,
      beginnings: this.#beginnings,
      seconds,
    };
  }
}

/** Numbers of an edge: where it leads from, over what, and the list that it leads to. */
const EDGE = 3;

function tableOf(edges: readonly number[]): EdgeTable {
  const table = new EdgeTable(edges.length / EDGE);
  for (let at = 0; at < edges.length; at += EDGE)
    table.set(edges[at] ?? 0, edges[at + 1] ?? 0, edges[at + 2] ?? 0);
  return table;
}
