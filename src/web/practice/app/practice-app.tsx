import { LanguageContext } from "../../words/context.ts";
import type { PracticePage } from "../page-data.ts";
import { PageContext } from "./context.ts";
import { PracticeList } from "./practice-list.tsx";
import { PracticeTextScreen } from "./practice-text.tsx";

/** What the script of practice takes over in the browser: the list of texts, or one of them. */
export function PracticeApp({ page }: { readonly page: PracticePage }) {
  return (
    <LanguageContext value={page.language}>
      <PageContext value={page}>
        {page.shown ? <PracticeTextScreen shown={page.shown} /> : <PracticeList />}
      </PageContext>
    </LanguageContext>
  );
}
