import type { Question } from "../../model.ts";

/** So many texts of so many visitors must have failed before a model is thought to be down for everybody. */
const ENOUGH = 3;

/** Remembers, of the failures since the last answer, how many texts and visitors have met one. Keeps no text. */
export class Witnesses {
  readonly #visitors = new Set<string>();
  readonly #texts = new Set<number>();

  get areEnough(): boolean {
    return this.#visitors.size >= ENOUGH && this.#texts.size >= ENOUGH;
  }

  add({ visitor = "", text }: Question): void {
    if (this.#visitors.size < ENOUGH) this.#visitors.add(visitor);
    if (this.#texts.size < ENOUGH) this.#texts.add(hash(text));
  }

  /** The model has answered: what was before says nothing of it any more. */
  forget(): void {
    this.#visitors.clear();
    this.#texts.clear();
  }
}

/** FNV-1a, 32 bits: two texts with the same would only count as one. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
