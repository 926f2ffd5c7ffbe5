/** Under which the language of the site that was chosen last is kept. */
const KEY = "site-language";

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: nothing is remembered
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is forbidden; the offer comes back on the next page.
  }
}

/** Which of the languages a visitor would rather read: the one chosen before, or else the first of the browser's. */
export function preferredLanguage(
  languages: readonly string[],
  choice: string | null,
  ofBrowser: readonly string[],
): string | undefined {
  if (choice !== null && languages.includes(choice)) return choice;
  const wanted = ofBrowser.map((each) => each.split("-")[0] ?? "");
  return wanted.find((each) => languages.includes(each));
}

/**
 * Offers the page in the language that its reader prefers, where that is another one; nobody is led away unasked. What
 * is chosen by a link, or by closing the offer, is remembered.
 */
export function offerLanguage(): void {
  const shown = document.documentElement.lang;
  for (const link of document.querySelectorAll<HTMLElement>("[data-language]")) {
    link.addEventListener("click", () => remember(link.dataset["language"] ?? shown));
  }
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")];
  const languages = [shown, ...offers.map((offer) => offer.dataset["offer"] ?? "")];
  const preferred = preferredLanguage(languages, chosen(), navigator.languages);
  for (const offer of offers) {
    offer.hidden = offer.dataset["offer"] !== preferred;
    offer.querySelector("button")?.addEventListener("click", () => {
      remember(shown);
      offer.hidden = true;
    });
  }
}
