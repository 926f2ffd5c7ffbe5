import { createContext, useContext } from "react";
import type { ReportWords } from "#languages/index.ts";
import { type ErrorTranslations, translateError, withoutErrorPrefix } from "#report/index.ts";
import type { ScreenWords } from "./en/screen.ts";
import type { SiteLanguage } from "./languages.ts";

/** The language of the page, for everything on it. */
export const LanguageContext = createContext<SiteLanguage>("en");

export function useLanguage(): SiteLanguage {
  return useContext(LanguageContext);
}

/** What the analysis screen says, in the language of its page. */
export interface Screen {
  readonly language: SiteLanguage;
  readonly words: ScreenWords;
  /** What the five boxes are called. */
  readonly boxes: ReportWords["boxes"];
  /** Its errors, by their English. */
  readonly errors: ErrorTranslations;
}

/** The element in which a page brings its `Screen`, so that one script serves every language. */
export const SCREEN_ID = "screen-words";

export const ScreenContext = createContext<Screen | undefined>(undefined);

function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error("The screen has been given no words.");
  return screen;
}

export function useBoxNames(): ReportWords["boxes"] {
  return useScreen().boxes;
}

export function useWords(): ScreenWords {
  return useScreen().words;
}

/** An error as the reader of this page is told it: without any "Error: " in front. */
export function useErrorWords(message: string): string {
  return translateError(withoutErrorPrefix(message), useScreen().errors);
}
