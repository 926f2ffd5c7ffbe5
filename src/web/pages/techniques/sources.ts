import type { SiteLanguage } from "../../words/languages.ts";

/** Where a rule comes from, in a language: English is written beside the rule. */
export function sourceIn(_language: SiteLanguage, source: string): string {
  return source;
}
