import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";

const KEY = "language";

/** The report language chosen last; that of the page where none is stored, or something else is. */
export function restoreLanguage(ofPage: ReportLanguage): ReportLanguage {
  try {
    const stored = localStorage.getItem(KEY);
    return REPORT_LANGUAGES.find((language) => language === stored) ?? ofPage;
  } catch {
    return ofPage; // storage is forbidden here
  }
}

/** Remembers the report language, where the browser lets us. */
export function saveLanguage(language: ReportLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden or full; the choice holds for this visit.
  }
}
