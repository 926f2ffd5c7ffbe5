import type { Span, Technique } from "#report/index.ts";
import { fold } from "./folding.ts";

/** A longer "quote" is not evidence but the text itself. In UTF-16 units, folded. */
const LONGEST_QUOTE = 600;
const CUT_OFF = /(?:\.\.\.|[.,;:])$/u;
/** A quote has two letters at least, or a picture that says it all. */
const SAYS_SOMETHING = /[\p{L}\p{N}].*[\p{L}\p{N}]|\p{Emoji_Presentation}/u;
const LETTER_AT_START = /^[\p{L}\p{N}]/u;
const LETTER_AT_END = /[\p{L}\p{N}]$/u;

/**
 * Finds quotes in one text. A quote that the text repeats is taken by order: within an observation
 * the search goes on from the last quote found, and no place is given twice to one technique.
 */
export class QuoteFinder {
  readonly #folded;
  readonly #taken = new Set<string>();
  readonly #known = new Map<string, readonly Span[]>();
  #from = 0;

  constructor(text: string) {
    this.#folded = fold(text);
  }

  /** A new observation begins: its quotes are looked for from the start of the text. */
  startAgain(): void {
    this.#from = 0;
  }

  /**
   * Where the quote stands, or `absent`, or `taken` when every place of it has been given to this
   * technique already.
   */
  find(quote: string, technique: Technique): Span | "absent" | "taken" {
    for (const words of variantsOf(quote)) {
      const places = this.#places(words);
      if (places.length === 0) continue;
      const later = places.filter((place) => place.start >= this.#from);
      for (const place of [...later, ...places]) {
        const span = this.#take(place, technique);
        if (span !== undefined) return span;
      }
      return "taken";
    }
    return "absent";
  }

  #take(place: Span, technique: Technique): Span | undefined {
    const key = `${place.start} ${place.end} ${technique}`;
    if (this.#taken.has(key)) return undefined;
    this.#taken.add(key);
    this.#from = place.end;
    return place;
  }

  /** Every place at which the folded words stand as whole words; looked for once. */
  #places(words: string): readonly Span[] {
    const places = this.#known.get(words) ?? this.#search(words);
    this.#known.set(words, places);
    return places;
  }

  #search(words: string): Span[] {
    const { text } = this.#folded;
    const places: Span[] = [];
    let at = text.indexOf(words);
    while (at !== -1) {
      const alone = standsAlone(text, at, at + words.length);
      if (alone) places.push(this.#folded.original(at, at + words.length));
      at = text.indexOf(words, at + (alone ? words.length : 1));
    }
    return places;
  }
}

/** The quote as given, without marks around it, without the mark at its end: the longest first. */
function variantsOf(quote: string): string[] {
  if (quote.length > 2 * LONGEST_QUOTE) return [];
  const asGiven = fold(quote).text.trim();
  const bare = withoutOuterMarks(asGiven);
  const all = new Set([asGiven, bare, bare.replace(CUT_OFF, "").trimEnd()]);
  return [...all].filter((words) => words.length <= LONGEST_QUOTE && SAYS_SOMETHING.test(words));
}

/** Without the quotation marks that a model may have put around the quote; folded, all marks are one. */
function withoutOuterMarks(words: string): string {
  let from = 0;
  let to = words.length;
  while (words[from] === "'" || words[from] === " ") from++;
  while (to > from && (words[to - 1] === "'" || words[to - 1] === " ")) to--;
  return words.slice(from, to);
}

/** No quote begins or ends inside a word: "scandal" is not in "scandalous". */
function standsAlone(text: string, from: number, to: number): boolean {
  const cutsAtStart =
    LETTER_AT_START.test(text.slice(from, from + 2)) &&
    LETTER_AT_END.test(text.slice(Math.max(0, from - 2), from));
  const cutsAtEnd =
    LETTER_AT_END.test(text.slice(to - 2, to)) && LETTER_AT_START.test(text.slice(to, to + 2));
  return !cutsAtStart && !cutsAtEnd;
}
