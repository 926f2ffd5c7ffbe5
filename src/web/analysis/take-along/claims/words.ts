import { useLanguage } from "../../../words/context.ts";
import { claims as en } from "../../../words/en/claims.ts";
import { claims as uk } from "../../../words/uk/claims.ts";

export type ClaimsWords = typeof en;

const WORDS = { en, uk };

/** The words of the sheet in the language of the page. */
export function useClaimsWords(): ClaimsWords {
  return WORDS[useLanguage()];
}
