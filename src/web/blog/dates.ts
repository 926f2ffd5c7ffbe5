import { LOCALES, type SiteLanguage } from "../words/languages.ts";

/** A calendar day (YYYY-MM-DD) in long form: in English that of the US, August 22, 2025; 22 серпня 2025 року. */
export function longDate(day: string, language: SiteLanguage): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/р\.$/u, "року");
}
