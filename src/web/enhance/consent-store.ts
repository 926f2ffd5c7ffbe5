const CHOICE = "cookie-consent";
const CHOSEN_AT = "cookie-consent-date";

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function aYearAfter(date: Date): Date {
  const later = new Date(date);
  later.setFullYear(later.getFullYear() + 1);
  return later;
}

/** Whether analytics may store anything; undefined when nobody has been asked for a year, or no answer can be kept. */
export function readConsent(now: Date): boolean | undefined {
  try {
    const choice = parseJson(localStorage.getItem(CHOICE));
    if (typeof choice !== "boolean") return undefined;
    const date = parseJson(localStorage.getItem(CHOSEN_AT));
    // A choice without a readable date is taken as fresh: better than to ask without end.
    const chosenAt = typeof date === "string" ? new Date(date) : now;
    return aYearAfter(chosenAt) < now ? undefined : choice;
  } catch {
    return undefined; // storage is forbidden: no choice is stored
  }
}

/** Keeps the choice as a JSON boolean, with the moment it was made beside it. */
export function storeConsent(granted: boolean, now: Date): void {
  try {
    localStorage.setItem(CHOICE, JSON.stringify(granted));
    localStorage.setItem(CHOSEN_AT, JSON.stringify(now.toISOString()));
  } catch {
    // Storage is forbidden.
  }
}
