import { useLanguage } from "../../words/context.ts";
import { reading as en } from "../../words/en/reading.ts";
import { reading as uk } from "../../words/uk/reading.ts";

/** What is said around a report's points, by language. */
export const readingWords = { en, uk };

/** The same in the language of the page. */
export function useReadingWords(): typeof en {
  return readingWords[useLanguage()];
}
