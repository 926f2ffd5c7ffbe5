import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";

const KEY = "language";

/** The report language chosen last; that of the page where none is stored, or something else is. */
export function restoreLanguage(ofPage: ReportLanguage): ReportLanguage {
  return restore(KEY, REPORT_LANGUAGES) ?? ofPage;
}

/** Remembers the report language, where the browser lets us. */
export function saveLanguage(language: ReportLanguage): void {
  save(KEY, language);
}

/** Where texts are read. */
const PLACES = ["server", "device"] as const;
type Place = (typeof PLACES)[number];

const PLACE_KEY = "read-on";

/** The place chosen last; the server where none is stored, or something else is. */
export function restorePlace(): Place {
  return restore(PLACE_KEY, PLACES) ?? "server";
}

/** Remembers the place, where the browser lets us. */
export function savePlace(place: Place): void {
  save(PLACE_KEY, place);
}

function restore<T extends string>(key: string, choices: readonly T[]): T | undefined {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored);
  } catch {
    return undefined; // storage is forbidden here
  }
}

function save(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is forbidden or full; the choice holds for this visit.
  }
}
