import { createContext, useContext } from "react";
import { LOCALES } from "../../words/languages.ts";
import type { Mark } from "../learn/mark.ts";
import type { PracticePage } from "../page-data.ts";

export const PageContext = createContext<PracticePage | undefined>(undefined);

/** What the page brings: its words, techniques and texts. */
export function usePage(): PracticePage {
  const page = useContext(PageContext);
  if (!page) throw new Error("Practice has been given no page.");
  return page;
}

/** What a technique is called; a mark may have none. */
export function useTechniqueName(): (technique: Mark["technique"]) => string {
  const { techniques, words } = usePage();
  return (technique) => (technique === "other" ? words.editor.other : techniques[technique].name);
}

/** A day as the page's language says it within a sentence. */
export function useDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(LOCALES[usePage().language], { day: "numeric", month: "long" });
  return (at) => format.format(at);
}
