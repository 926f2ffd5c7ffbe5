import { useLanguage } from "../../words/context.ts";
import { waysIn as en } from "../../words/en/ways-in.ts";
import { waysIn as uk } from "../../words/uk/ways-in.ts";

const WORDS = { en, uk };

/** The words about opened files in the language of the page. */
export function useWaysInWords(): typeof en {
  return WORDS[useLanguage()];
}
