import type { EdgeTable } from "./edge-table.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** `SKIP` of a gap's last state: it may not skip another word. */
export const GAP_END = -1;
export const ROOT = 0;

/**
 * What is told of each state in `states`: four numbers side by side, so that who asks for one has all of them in the
 * processor's cache.
 */
export const RECORD = 4;
/** When it was last entered: for the matcher to write. */
export const ENTERED = 0;
/** `ACCEPTS` and `OPEN`. */
export const USE = 1;
/** The bits of all symbols that lead on from it: most tokens have none of them. */
export const SIGNS = 2;
/** In a gap, the list that is entered by skipping a word, or `GAP_END`; 0 outside a gap. */
export const SKIP = 3;

/** The bit of a symbol; others share it. */
export function signOf(symbol: number): number {
  return 1 << symbol;
}

/** What a state is good for when it is entered: to report, and to be kept open for the next token. */
export const ACCEPTS = 1;
export const OPEN = 2;

/**
 * Patterns of one language, compiled: an automaton without epsilon transitions, in flat arrays, since
 * they are asked at every word of a text and are to stay in the processor's cache. A list of states is
 * named by its place in `lists`: first how many there are, then the states; 0 names the empty list.
 */
export interface Automaton {
  readonly vocabulary: Vocabulary;
  /** By state and symbol, the list of states that follow. */
  readonly edges: EdgeTable;
  readonly lists: Int32Array;
  /** A record of each state. */
  readonly states: Int32Array;
  /** By state in a gap, the list that is entered by skipping nothing. */
  readonly staying: Int32Array;
  /** By state, the numbers of the patterns' owners that are matched there. */
  readonly accepts: readonly (readonly number[] | undefined)[];
  /** By symbol, the list of states that a match beginning there enters. */
  readonly beginnings: Int32Array;
  /** By a first symbol and the next, the list that is entered where a match needs both to begin. */
  readonly pairs: EdgeTable;
  /** By symbol, the bits of all that make a pair with it; 0 for one that no pair begins with. */
  readonly seconds: Int32Array;
}

/** Patterns' states while they are being put together. */
export interface Graph {
  /** Edge `e` leads from state `froms[e]` over `symbols[e]` to `tos[e]`. */
  readonly froms: number[];
  readonly symbols: number[];
  readonly tos: number[];
  /** By state, its epsilon transitions, which take no word: an alternative may be missing. */
  readonly epsilon: (number[] | undefined)[];
  readonly accepts: (number[] | undefined)[];
  /** By state, where any one word leads; 0 outside a gap. */
  readonly anyWord: number[];
}
