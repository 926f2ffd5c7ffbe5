/** One piece of a parsed pattern; see `languages/rule.ts` for the language. */
export type Item =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "prefix"; readonly text: string }
  | { readonly kind: "class"; readonly name: WordClass }
  | { readonly kind: "mark"; readonly mark: string }
  | { readonly kind: "start" }
  | { readonly kind: "end" }
  | { readonly kind: "gap" }
  | {
      readonly kind: "any-of";
      readonly alternatives: readonly (readonly Item[])[];
      /** As written: groups written alike are alike. */
      readonly source: string;
    };

export const WORD_CLASSES = ["number", "capitalised", "upper"] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** Punctuation marks that a pattern can name; any other mark in a text ends a match. */
export const PATTERN_MARKS = [",", "?", "!", ":", ";", "—"] as const;

/** A pattern that cannot be compiled. The message names the pattern and what is wrong with it. */
export class PatternError extends Error {
  constructor(pattern: string, problem: string) {
    super(`pattern "${pattern}": ${problem}`);
    this.name = "PatternError";
  }
}

const SPECIAL = new Set(["(", ")", "|", "^", "$", ...PATTERN_MARKS]);

/** Special characters, and words: all that stands between them and spaces. */
const PIECES = /[()|^$,?!:;—]|[^ ()|^$,?!:;—]+/gu;

/**
 * Parses a pattern.
 * @throws {PatternError} for unbalanced brackets, upper case, an unknown `<class>` or mark, or an empty pattern.
 */
export function parsePattern(pattern: string): Item[] {
  const pieces: readonly string[] = pattern.match(PIECES) ?? [];
  let at = 0;

  function sequence(depth: number): Item[] {
    const items: Item[] = [];
    for (; at < pieces.length; at++) {
      const piece = pieces[at] ?? "";
      if (piece === ")" || piece === "|") {
        if (depth === 0) throw new PatternError(pattern, `"${piece}" stands outside brackets`);
        break;
      }
      items.push(piece === "(" ? group(depth) : simpleItem(pattern, piece));
    }
    return items;
  }

  /** Reads from "(" and leaves `at` on the matching ")". */
  function group(depth: number): Item {
    const alternatives: Item[][] = [];
    const opened = at;
    do {
      at++;
      alternatives.push(sequence(depth + 1));
    } while (pieces[at] === "|");
    if (pieces[at] !== ")") throw new PatternError(pattern, 'a ")" is missing');
    return { kind: "any-of", alternatives, source: pieces.slice(opened, at + 1).join(" ") };
  }

  const items = sequence(0);
  if (items.length === 0) throw new PatternError(pattern, "it is empty");
  if (!hasWord(items))
    throw new PatternError(pattern, "it names no word, so it would match nearly everything");
  if (items[0]?.kind === "gap" || items.at(-1)?.kind === "gap") {
    throw new PatternError(pattern, "a gap stands at its beginning or end");
  }
  return items;
}

function simpleItem(pattern: string, piece: string): Item {
  if (piece === "^") return { kind: "start" };
  if (piece === "$") return { kind: "end" };
  if (piece === "..") return { kind: "gap" };
  if (SPECIAL.has(piece)) return { kind: "mark", mark: piece };
  if (piece.startsWith("<")) return { kind: "class", name: wordClass(pattern, piece) };
  return wordItem(pattern, piece);
}

function wordClass(pattern: string, piece: string): WordClass {
  const name = WORD_CLASSES.find((known) => piece === `<${known}>`);
  if (name === undefined) {
    throw new PatternError(pattern, `unknown class "${piece}"; there are <${WORD_CLASSES.join(">, <")}>`);
  }
  return name;
}

function wordItem(pattern: string, piece: string): Item {
  const isPrefix = piece.endsWith("*");
  const word = isPrefix ? piece.slice(0, -1) : piece;
  return { kind: isPrefix ? "prefix" : "word", text: PLAIN.test(word) ? word : folded(pattern, word) };
}

/** A word that is folded as it stands: nearly all are. */
const PLAIN = /^[a-zа-яіїєґ'-]+$/u;

/** The same folding that the tokeniser applies to words of a text. */
function folded(pattern: string, word: string): string {
  if (word !== word.toLowerCase()) throw new PatternError(pattern, `"${word}" is not in lower case`);
  const text = word
    .normalize("NFC")
    .replaceAll(/[’ʼ‘`´]/gu, "'")
    .replaceAll("ё", "е")
    .replaceAll("\u0301", "");
  if (!/^[\p{L}\p{N}'-]+$/u.test(text)) throw new PatternError(pattern, `"${word}" is not a word`);
  return text;
}

function hasWord(items: readonly Item[]): boolean {
  return items.some(
    (item) =>
      item.kind === "word" ||
      item.kind === "prefix" ||
      item.kind === "class" ||
      (item.kind === "any-of" && item.alternatives.some(hasWord)),
  );
}
