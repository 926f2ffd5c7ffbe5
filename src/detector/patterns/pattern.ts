/** One item of a parsed pattern; see `languages/rule.ts` for the language. */
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
const LEXEMES = /[()|^$,?!:;—]|[^ ()|^$,?!:;—]+/gu;

/**
 * Parses a pattern.
 * @throws {PatternError} for unbalanced brackets, upper case, an unknown `<class>` or mark, or an empty pattern.
 */
export function parsePattern(pattern: string): Item[] {
  const lexemes: readonly string[] = pattern.match(LEXEMES) ?? [];
  let at = 0;

  function sequence(depth: number): Item[] {
    const items: Item[] = [];
    for (; at < lexemes.length; at++) {
      const lexeme = lexemes[at] ?? "";
      if (lexeme === ")" || lexeme === "|") {
        if (depth === 0) throw new PatternError(pattern, `"${lexeme}" stands outside brackets`);
        break;
      }
      items.push(lexeme === "(" ? group(depth) : simpleItem(pattern, lexeme));
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
    } while (lexemes[at] === "|");
    if (lexemes[at] !== ")") throw new PatternError(pattern, 'a ")" is missing');
    return { kind: "any-of", alternatives, source: lexemes.slice(opened, at + 1).join(" ") };
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

function simpleItem(pattern: string, lexeme: string): Item {
  if (lexeme === "^") return { kind: "start" };
  if (lexeme === "$") return { kind: "end" };
  if (lexeme === "..") return { kind: "gap" };
  if (SPECIAL.has(lexeme)) return { kind: "mark", mark: lexeme };
  if (lexeme.startsWith("<")) return { kind: "class", name: wordClass(pattern, lexeme) };
  return wordItem(pattern, lexeme);
}

function wordClass(pattern: string, lexeme: string): WordClass {
  const name = WORD_CLASSES.find((known) => lexeme === `<${known}>`);
  if (name === undefined) {
    throw new PatternError(pattern, `unknown class "${lexeme}"; there are <${WORD_CLASSES.join(">, <")}>`);
  }
  return name;
}

function wordItem(pattern: string, lexeme: string): Item {
  const isPrefix = lexeme.endsWith("*");
  const word = isPrefix ? lexeme.slice(0, -1) : lexeme;
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
