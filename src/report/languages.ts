/** Languages in which a report can be written. */
export const REPORT_LANGUAGES = ["en", "uk"] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** Languages of texts that the embedded analyser reads. A text without letters counts as one in the first. */
export const TEXT_LANGUAGES = ["en", "uk", "ru"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** All of them. */
export type Language = ReportLanguage | TextLanguage;
export const LANGUAGES: readonly Language[] = [
  ...new Set<Language>([...TEXT_LANGUAGES, ...REPORT_LANGUAGES]),
];

/** What the pages call each language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  uk: "Ukrainian",
  ru: "Russian",
};

/** One value for each language of a list. */
export function forEachLanguage<L extends Language, V>(
  languages: readonly L[],
  valueOf: (language: L) => V,
): Record<L, V> {
  const entries = languages.map((language) => [language, valueOf(language)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which strings they are
  return Object.fromEntries(entries) as Record<L, V>;
}
