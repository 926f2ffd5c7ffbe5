import type { Page } from "../../pages/page.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import { practiceTexts } from "../texts/texts.ts";
import { listPage } from "./list.tsx";
import { sheetPage } from "./sheet.tsx";
import { solutionPage } from "./solution.tsx";
import { teachersPage } from "./teachers.tsx";
import { textPage } from "./text.tsx";

/** Every page of practice, and that for teachers, in a language, by its English address. */
export function practicePages(language: SiteLanguage): (readonly [path: `/${string}`, page: Page])[] {
  return [
    ["/practice/", listPage(language)],
    ["/teachers/", teachersPage(language)],
    ...practiceTexts(language).flatMap((text) => [
      [`/practice/${text.slug}/`, textPage(language, text)] as const,
      [`/practice/${text.slug}/sheet/`, sheetPage(language, text)] as const,
      [`/practice/${text.slug}/solution/`, solutionPage(language, text)] as const,
    ]),
  ];
}
