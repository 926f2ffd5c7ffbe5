import type { ReportLanguage } from "#report/index.ts";

/** Languages of the site, each of which reports are written in as well. The first stands at the specified addresses. */
export const SITE_LANGUAGES = ["en", "uk"] as const satisfies readonly ReportLanguage[];
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** How each language writes dates and numbers. */
export const LOCALES: Readonly<Record<SiteLanguage, string>> = { en: "en-US", uk: "uk-UA" };

/** The address of a page, given by its English path, in a language: `/uk/about/`. */
export function pathIn(language: SiteLanguage, path: string): string {
  return language === "en" ? path : `/${language}${path}`;
}

/** A number as a language writes it, with so many digits after the point. */
export function numberIn(language: SiteLanguage, value: number, digits = 0): string {
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(LOCALES[language], fixed);
}
