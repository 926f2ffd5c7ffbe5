import type { Page } from "../../pages/page.ts";
import { wordsPage } from "../../pages/words.tsx";
import type { SiteLanguage } from "../../words/languages.ts";
import { practicePage } from "./data.ts";
import { Hydrated } from "./hydrated.tsx";

/** The list of all texts to practise on. */
export function listPage(language: SiteLanguage): Page {
  return {
    ...wordsPage(language, "practice", () => <Hydrated page={practicePage(language)} />),
    practice: "list",
  };
}
