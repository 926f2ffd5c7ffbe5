import type { Shown } from "../pages/page.ts";
import type { RenderContext } from "../renderer.ts";
import { LanguageContext } from "../words/context.ts";
import { words } from "../words/index.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { Footer } from "./footer.tsx";
import { Head } from "./head.tsx";
import { Header } from "./header.tsx";
import { LanguageOffers } from "./language-switch.tsx";
import { PlainHttpWarning } from "./plain-http-warning.tsx";

interface Props {
  readonly shown: Shown;
  readonly context: RenderContext;
}

/** A whole HTML document around one page. */
export function Document({ shown, context }: Props) {
  const { language, page, englishPath } = shown;
  const isWide = page.analysis || page.compare || page.practice === "text";
  return (
    <LanguageContext value={language}>
      <html lang={language}>
        <Head shown={shown} context={context} />
        <body>
          <a className="skip-link" href="#main">
            {words[language].layout.skip}
          </a>
          <Header englishPath={englishPath} />
          <main id="main" tabIndex={-1} className={isWide ? "frame" : "frame words"}>
            <LanguageOffers englishPath={englishPath ?? "/"} />
            {page.analysis && <PlainHttpWarning />}
            {page.content(context)}
          </main>
          <Footer englishPath={englishPath} context={context} />
          <ConsentBanner hasAnalytics={context.analyticsId !== undefined} />
        </body>
      </html>
    </LanguageContext>
  );
}
