import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { countWords, NUMBER, type Tokens } from "../../text/tokens.ts";
import { hasCue } from "../kind/cues.ts";
import type { Headline } from "../kind/headline.ts";

/** "Fire in", "Open the": a line of so few words may be cut by its end. */
export const FEWEST_TELLING = 4;

export const QUESTION_MARK = 0x3f;

const LONGEST_DATE = 5;

/** "Friday, May 3, 2024" says when, and not of what; of "ABC 12.5 XYZ 8.1" half is numbers. */
export function isOfNumbers(tokens: Tokens, { from, end }: Headline): boolean {
  let numbers = 0;
  for (let token = from; token < end; token++) if (tokens.kinds[token] === NUMBER) numbers++;
  const words = countWords(tokens, from, end);
  return numbers >= 2 && (words <= LONGEST_DATE || numbers * 2 >= words);
}

const LONGEST_RATING = 8;

const OF_FULL_MARKS = /★|⭐|\d\s*(?:of|out of|\/)\s*(?:5|10)(?![\d.,]*\d)/u;

/** "My rating: 3 of 5 stars" says how much it is liked, and not what. */
export function isRating(tokens: Tokens, { from, end }: Pick<Headline, "from" | "end">): boolean {
  if (countWords(tokens, from, end) > LONGEST_RATING) return false;
  return OF_FULL_MARKS.test(tokens.text.slice(tokens.starts[from], tokens.ends[end - 1]));
}

export const LONGEST_GREETING = 8;

/** "Dear Council", "Ladies and gentlemen": the first line speaks to somebody, and of nothing yet. */
export function isGreeting(split: Split): boolean {
  return hasCue(split, "salutation", 1) || hasCue(split, "address", 1);
}

/** "#council" on a line of its own. */
export function isTag({ text, starts }: Tokens, { first, words }: Sentence): boolean {
  return words <= TAG_WORDS && text[starts[first] ?? 0] === "#";
}

const TAG_WORDS = 2;
