import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { reportWords } from "#languages/index.ts";
import { screenErrors } from "#report/index.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { SCREEN_ID, type Screen } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import { ScreenProvider } from "../../words/screen-provider.tsx";

function screenIn(language: SiteLanguage): Screen {
  return {
    language,
    words: words[language].screen,
    boxes: reportWords[language].boxes,
    errors: screenErrors(language),
  };
}

/** What the page's entry takes over in the browser; rendered apart, so that both agree to the letter. */
function rendered(screen: Screen, app: ReactNode): string {
  return renderToString(
    <ScreenProvider screen={screen}>
      <ErrorBoundary>{app}</ErrorBoundary>
    </ScreenProvider>,
  );
}

/** JSON that cannot end the script element it stands in. */
function embeddable(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

interface Props {
  readonly language: SiteLanguage;
  /** What comes to life in the browser. */
  readonly app: ReactNode;
}

/** The part of a page that comes to life in the browser, and the words that it needs for that. */
export function Screened({ language, app }: Props) {
  const screen = screenIn(language);
  return (
    <>
      <noscript>
        <p className="notice">{words[language].pages.home.noScript}</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering */}
      <div id="root" dangerouslySetInnerHTML={{ __html: rendered(screen, app) }} />
      <script
        id={SCREEN_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words
        dangerouslySetInnerHTML={{ __html: embeddable(screen) }}
      />
    </>
  );
}
