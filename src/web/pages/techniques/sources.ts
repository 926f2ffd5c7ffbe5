import { ruleSources } from "#content/uk/rule-sources.ts";
import type { SiteLanguage } from "../../words/languages.ts";

/** Where rules come from, by what stands beside a rule in English. */
const SOURCES: Readonly<Record<Exclude<SiteLanguage, "en">, Readonly<Record<string, string>>>> = {
  uk: ruleSources,
};

/** Where a rule comes from, in a language. Throws where nobody has translated it: the build stops. */
export function sourceIn(language: SiteLanguage, source: string): string {
  if (language === "en") return source;
  const words = SOURCES[language][source];
  if (words === undefined) throw new Error(`The source of a rule has no words in ${language}: ${source}`);
  return words;
}
