/** A name longer than this is no name, but something that a text or a model wants to be read. */
const LONGEST_NAME = 60;
const MOST_WORDS = 5;
/** Endings change with the case: so many letters at a word's end may differ, and so many at its start may not. */
const ENDING = 3;
const FEWEST_LETTERS = 3;

const WORD = /[\p{L}\p{N}'’ʼ-]+/gu;

/** Whether a text names somebody by these words, in whatever grammatical case. */
export function isNameIn(text: string, name: string): boolean {
  const words = name.match(WORD) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS || name.length > LONGEST_NAME) return false;
  if (/[^\p{L}\p{N}\p{Zs}'’ʼ.,-]/u.test(name)) return false;
  const known = text.match(WORD) ?? [];
  return words.every((word) => known.some((other) => isFormOf(other, word)));
}

function isFormOf(other: string, word: string): boolean {
  const stem = word.slice(0, Math.max(FEWEST_LETTERS, word.length - ENDING));
  return other.startsWith(stem) && Math.abs(other.length - word.length) <= ENDING;
}
