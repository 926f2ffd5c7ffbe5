import { phraseFinder } from "#detector/index.ts";
import { promptWordings, type UnwantedWords } from "#languages/index.ts";
import { REPORT_LANGUAGES } from "#report/index.ts";

/** The words of all languages of one kind: a model may slip into another. */
function wordsOf(kind: keyof UnwantedWords): string[] {
  return REPORT_LANGUAGES.flatMap((language) => promptWordings[language].unwanted[kind]);
}

const saysUnwanted = phraseFinder(
  (["praise", "verdicts", "commands", "instructions"] as const).flatMap(wordsOf),
);
const givesMark = phraseFinder(wordsOf("scores"));

/** A number and what makes a share or a mark of it: 97 %, 4/5, 8 out of 10. */
const SHARE =
  /(?<!\d)(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:([%‰])|\/\s?(\d{1,3})(?!\d)|(\p{L}+(?: \p{L}+)?)(?: (\d{1,3})(?!\d))?)/gu;
const STARS = /[★☆⭐🌟]/u;
const NUMBER = /\d+(?:[.,]\d+)?/gu;

const SCORE_WORDS = REPORT_LANGUAGES.map((language) => promptWordings[language].scoreWords);
const PERCENT = SCORE_WORDS.flatMap(({ percent }) => percent);
const OUT_OF = new Set(SCORE_WORDS.flatMap(({ outOf }) => outOf));

/**
 * Tells of sentences about a text, without the words that they quote, whether a reader should not be shown them: they
 * give a score, pass a verdict, praise the text as a whole, command the reader or speak of instructions. Shares and
 * numbers that the text itself gives may be told.
 */
export function unwantedIn(text: string): (sentence: string) => boolean {
  const known = new Set(sharesIn(text));
  const numbers = new Set(text.match(NUMBER));
  const retells = (sentence: string) => {
    const told = sentence.match(NUMBER) ?? [];
    return told.length > 0 && told.every((number) => numbers.has(number));
  };
  return (sentence) =>
    STARS.test(sentence) ||
    sharesIn(sentence).some((share) => !known.has(share)) ||
    saysUnwanted(sentence) ||
    (givesMark(sentence) && !retells(sentence));
}

/** The shares and marks of some words, each written in one way: "97 %", "4/5". */
function sharesIn(words: string): string[] {
  return Array.from(words.toLowerCase().matchAll(SHARE)).flatMap(
    ([, number = "", sign, whole, word = "", rest]) => {
      const amount = number.replace(",", ".");
      if (sign !== undefined || PERCENT.some((stem) => word.startsWith(stem))) return [`${amount} %`];
      if (whole !== undefined) return [`${amount}/${whole}`];
      return rest !== undefined && OUT_OF.has(word) ? [`${amount}/${rest}`] : [];
    },
  );
}
