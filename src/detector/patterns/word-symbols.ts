import type { DistinctWords } from "../text/words/distinct-words.ts";
import { SYMBOLS_ROOM, type Vocabulary } from "./vocabulary.ts";

/**
 * What one vocabulary knows of the distinct words of one text, each looked up when it is first met. It
 * belongs to the reading.
 */
export class WordSymbols {
  readonly #vocabulary: Vocabulary;
  readonly #words: DistinctWords;
  /** By word, where its symbols stand in `#symbols`: first how many, then they; 0 while it has not been met. */
  readonly #places: Int32Array;
  #symbols = new Int32Array(1024);
  #end = 1;

  constructor(vocabulary: Vocabulary, words: DistinctWords) {
    this.#vocabulary = vocabulary;
    this.#words = words;
    this.#places = new Int32Array(words.count);
  }

  /** Writes the symbols of a word into `symbols` and returns how many there are. */
  write(word: number, symbols: Int32Array): number {
    const place = this.#places[word] || this.#lookUp(word);
    const count = this.#symbols[place] ?? 0;
    for (let at = 0; at < count; at++) symbols[at] = this.#symbols[place + 1 + at] ?? 0;
    return count;
  }

  #lookUp(word: number): number {
    if (this.#end + SYMBOLS_ROOM > this.#symbols.length) {
      const longer = new Int32Array(this.#symbols.length * 2);
      longer.set(this.#symbols);
      this.#symbols = longer;
    }
    const place = this.#end;
    const count = this.#vocabulary.look(word, this.#words, this.#symbols, place + 1);
    this.#symbols[place] = count;
    this.#end = place + 1 + count;
    this.#places[word] = place;
    return place;
  }
}
