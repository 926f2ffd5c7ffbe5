import { enum as oneOf, catch as orElse } from "zod/mini";
import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";

const KEY = "language";
const languageSchema = orElse(oneOf(REPORT_LANGUAGES), "en");

/** The report language chosen last; English where none is stored, or something else is. */
export function restoreLanguage(): ReportLanguage {
  try {
    return languageSchema.parse(localStorage.getItem(KEY));
  } catch {
    return "en"; // storage is forbidden here
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
