import { LOWER_SHAPE, type Tokens } from "../tokens.ts";
import { DistinctWords } from "../words/distinct-words.ts";

const FEWEST_TOKENS = 1024;

/**
 * The tokens of a text while and after they are read. The arrays grow with the text, and may be used for one
 * text after another: `wipe` leaves nothing of the last one, and all of them 0.
 */
export class TokenList implements Tokens {
  text = "";
  count = 0;
  kinds = new Uint8Array(FEWEST_TOKENS);
  shapes = new Uint8Array(FEWEST_TOKENS);
  starts = new Int32Array(FEWEST_TOKENS);
  ends = new Int32Array(FEWEST_TOKENS);
  marks = new Uint16Array(FEWEST_TOKENS);
  words = new Int32Array(FEWEST_TOKENS);
  readonly distinct = new DistinctWords();
  disguised: number[] = [];

  begin(text: string): void {
    this.text = text;
    this.distinct.makeRoom(text.length);
  }

  add(kind: number, start: number, end: number): void {
    if (this.count === this.kinds.length) this.#grow();
    const index = this.count++;
    this.kinds[index] = kind;
    this.starts[index] = start;
    this.ends[index] = end;
  }

  addMark(kind: number, start: number, unit: number): void {
    this.add(kind, start, start + 1);
    this.marks[this.count - 1] = unit;
  }

  addWord(kind: number, start: number, end: number, word: number, shape: number): void {
    this.add(kind, start, end);
    this.words[this.count - 1] = word;
    if (shape !== LOWER_SHAPE) this.shapes[this.count - 1] = shape;
  }

  wipe(): void {
    this.text = "";
    for (const array of [this.kinds, this.shapes, this.starts, this.ends, this.marks, this.words])
      array.fill(0, 0, this.count);
    this.count = 0;
    this.disguised = [];
    this.distinct.wipe();
  }

  #grow(): void {
    const room = this.count * 2;
    const { kinds, shapes, starts, ends, marks, words } = this;
    (this.kinds = new Uint8Array(room)).set(kinds);
    (this.shapes = new Uint8Array(room)).set(shapes);
    (this.starts = new Int32Array(room)).set(starts);
    (this.ends = new Int32Array(room)).set(ends);
    (this.marks = new Uint16Array(room)).set(marks);
    (this.words = new Int32Array(room)).set(words);
  }
}
