import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import { messagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

/** What the server shows in place of a page when it has failed. */
export function fault(language: SiteLanguage): Page {
  return messagePage(words[language].pages.fault);
}
