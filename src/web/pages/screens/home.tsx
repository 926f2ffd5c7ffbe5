import { renderToString } from "react-dom/server";
import { reportWords } from "#languages/index.ts";
import { REPORT_LANGUAGES, screenErrors } from "#report/index.ts";
import packageJson from "../../../../package.json" with { type: "json" };
import { AnalysisScreen } from "../../analysis/index.ts";
import { pageFrontMatterSchema, readFrontMatter } from "../../mdx/front-matter.ts";
import { mdxIn } from "../../mdx/modules.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { contentIn } from "../../words/content.ts";
import { SCREEN_ID, type Screen } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import { pathIn, type SiteLanguage } from "../../words/languages.ts";
import { ScreenProvider } from "../../words/screen-provider.tsx";
import type { Page } from "../page.ts";

function screenIn(language: SiteLanguage): Screen {
  return {
    language,
    words: words[language].screen,
    boxes: reportWords[language].boxes,
    errors: screenErrors(language),
  };
}

/** What home.tsx takes over in the browser; rendered apart, so that both agree to the letter. */
function rendered(screen: Screen): string {
  return renderToString(
    <ScreenProvider screen={screen}>
      <ErrorBoundary>
        <AnalysisScreen />
      </ErrorBoundary>
    </ScreenProvider>,
  );
}

/** JSON that cannot end the script element it stands in. */
function embeddable(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

export function home(language: SiteLanguage): Page {
  const module = mdxIn(language, "pages/home");
  const { seoTitle, seoDescription, pageTitle } = readFrontMatter(pageFrontMatterSchema, module);
  const { site } = contentIn[language];
  const screen = screenIn(language);
  return {
    title: seoTitle,
    description: seoDescription,
    analysis: true,
    structuredData: (url) => [
      {
        "@context": "https://schema.org",
        "@type": "SoftwareApplication",
        name: site.name,
        description: site.description,
        url: url(pathIn(language, "/")),
        image: url("/social-image.png"),
        applicationCategory: "EducationalApplication",
        operatingSystem: "Any",
        softwareVersion: packageJson.version,
        isAccessibleForFree: true,
        inLanguage: REPORT_LANGUAGES,
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
      },
    ],
    content: () => (
      <>
        <div className="intro">
          <h1>{pageTitle}</h1>
          <module.default />
        </div>
        <noscript>
          <p className="notice">{words[language].pages.home.noScript}</p>
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering */}
        <div id="root" dangerouslySetInnerHTML={{ __html: rendered(screen) }} />
        <script
          id={SCREEN_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words
          dangerouslySetInnerHTML={{ __html: embeddable(screen) }}
        />
      </>
    ),
  };
}
