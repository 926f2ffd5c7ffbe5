import type { DistinctWords } from "./distinct-words.ts";

interface Ending<T> {
  readonly units: readonly number[];
  readonly says: T;
}

const LOWER_BITS = 0x3f;
/** What may stand before an ending of one unit. */
const ANY = Array.from({ length: LOWER_BITS + 1 }, (_, unit) => unit);

function placeOf(before: number, last: number): number {
  return (before & LOWER_BITS) * (LOWER_BITS + 1) + (last & LOWER_BITS);
}

const NOTHING: readonly never[] = [];

/** Endings of words, each of which says something, to be found in a text's words without making strings of them. */
export class Endings<T> {
  /** By the lower bits of their last two units, in which letters of one script differ, so that a word is compared with a few. */
  readonly #byUnits: (Ending<T>[] | undefined)[] = Array.from({ length: (LOWER_BITS + 1) ** 2 });

  constructor(endings: readonly (readonly [ending: string, says: T])[]) {
    for (const [ending, says] of endings) {
      const units = Array.from(ending, (letter) => letter.charCodeAt(0));
      const [last = 0, before] = units.toReversed();
      const befores = before === undefined ? ANY : [before];
      for (const each of befores) (this.#byUnits[placeOf(each, last)] ??= []).push({ units, says });
    }
  }

  /** What the endings of a distinct word say, in the order of their list, where `stem` units or more stand before them. */
  of({ folded, starts, ends }: DistinctWords, word: number, stem: number): readonly T[] {
    const end = ends[word] ?? 0;
    const alike = this.#byUnits[placeOf(folded[end - 2] ?? 0, folded[end - 1] ?? 0)];
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
