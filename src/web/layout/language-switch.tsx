import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import { pathIn, SITE_LANGUAGES, type SiteLanguage } from "../words/languages.ts";

interface Props {
  readonly englishPath: string;
}

function otherLanguages(shown: SiteLanguage): SiteLanguage[] {
  return SITE_LANGUAGES.filter((language) => language !== shown);
}

/** Links to the same page in each other language. The choice is remembered by src/web/enhance/site-language.ts. */
export function LanguageSwitch({ englishPath }: Props) {
  return otherLanguages(useLanguage()).map((language) => (
    <a
      key={language}
      className="language-switch"
      href={pathIn(language, englishPath)}
      hrefLang={language}
      lang={language}
      data-language={language}
    >
      {words[language].layout.ownName}
    </a>
  ));
}

/** Lines that offer the page in another language to those whose browser prefers it; hidden until the script has looked. */
export function LanguageOffers({ englishPath }: Props) {
  return otherLanguages(useLanguage()).map((language) => {
    const { text, read, close } = words[language].layout.offer;
    return (
      <p key={language} className="language-offer" lang={language} data-offer={language} hidden>
        <span>{text}</span>{" "}
        <a href={pathIn(language, englishPath)} hrefLang={language} data-language={language}>
          {read}
        </a>
        <button type="button" className="link-button">
          {close}
        </button>
      </p>
    );
  });
}
