import { useLanguage } from "../../../../words/context.ts";
import { compare as en } from "../../../../words/en/compare.ts";
import { compare as uk } from "../../../../words/uk/compare.ts";

const WORDS = { en, uk };

/** The words of this page, in its language. */
export function useCompareWords(): typeof en {
  return WORDS[useLanguage()];
}
