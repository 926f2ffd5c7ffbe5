import { words } from "../../words/index.ts";
import { pathIn, type SiteLanguage } from "../../words/languages.ts";
import type { Page } from "../page.ts";
import { wordsPage } from "../words.tsx";

/** The bookmark that brings a selection. Its address is written in the browser, which knows where this site is. */
function Bookmarklet({ language }: { readonly language: SiteLanguage }) {
  const { waysIn: said } = words[language].pages;
  return (
    <div className="bookmarklet" data-bookmarklet={pathIn(language, "/")} hidden>
      <p>
        {/* Its address follows in the browser. */}
        <a className="button" href={pathIn(language, "/")} draggable>
          {said.name}
        </a>{" "}
        <output data-hint={said.hint} hidden />
      </p>
      <p>
        <label htmlFor="bookmarklet-address">{said.byHand}</label>
        <input id="bookmarklet-address" type="text" readOnly />
      </p>
    </div>
  );
}

/** The page on how a text gets into the field. */
export function waysIn(language: SiteLanguage): Page {
  return wordsPage(language, "ways-in", () => <Bookmarklet language={language} />);
}
