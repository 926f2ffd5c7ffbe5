import type { DistinctWords } from "./distinct-words.ts";

interface Ending<T> {
  readonly units: readonly number[];
  readonly says: T;
}

const LOWER_BITS = 0x7f;

const NOTHING: readonly never[] = [];

/** Endings of words, each of which says something, to be found in a text's words without making strings of them. */
export class Endings<T> {
  /** By the lower bits of their last unit, in which letters of one script differ, so that a word is compared with a few. */
  readonly #byUnit: (Ending<T>[] | undefined)[] = Array.from({ length: LOWER_BITS + 1 });

  constructor(endings: readonly (readonly [ending: string, says: T])[]) {
    for (const [ending, says] of endings) {
      const units = Array.from(ending, (letter) => letter.charCodeAt(0));
      const last = (units.at(-1) ?? 0) & LOWER_BITS;
      (this.#byUnit[last] ??= []).push({ units, says });
    }
  }

  /** What the endings of a distinct word say, in the order of their list, where `stem` units or more stand before them. */
  of({ folded, starts, ends }: DistinctWords, word: number, stem: number): readonly T[] {
    const end = ends[word] ?? 0;
    const alike = this.#byUnit[(folded[end - 1] ?? 0) & LOWER_BITS];
    if (alike === undefined) return NOTHING;
    let said: T[] | undefined;
    for (const { units, says } of alike) {
      if (end - units.length < (starts[word] ?? 0) + stem || !standsBefore(folded, end, units)) continue;
      if (said === undefined) said = [says];
      else said.push(says);
    }
    return said ?? NOTHING;
  }
}

function standsBefore(folded: Uint16Array, end: number, units: readonly number[]): boolean {
  const from = end - units.length;
  for (let at = units.length - 1; at >= 0; at--) if (folded[from + at] !== units[at]) return false;
  return true;
}
