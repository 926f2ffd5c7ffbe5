import { useLanguage } from "../../words/context.ts";
import { takeAlong as en } from "../../words/en/take-along.ts";
import { takeAlong as uk } from "../../words/uk/take-along.ts";

const WORDS = { en, uk };

/** The words of the menu in the language of the page. */
export function useTakeAlongWords(): typeof en {
  return WORDS[useLanguage()];
}
