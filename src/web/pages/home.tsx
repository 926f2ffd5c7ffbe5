import { renderToString } from "react-dom/server";
import * as words from "#content/pages/home.mdx";
import { site } from "#content/site.ts";
import { REPORT_LANGUAGES } from "#report/index.ts";
import packageJson from "../../../package.json" with { type: "json" };
import { AnalysisScreen } from "../analysis/index.ts";
import { pageFrontMatterSchema, readFrontMatter } from "../mdx/front-matter.ts";
import type { Page } from "../page.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

const { seoTitle, seoDescription, pageTitle } = readFrontMatter(pageFrontMatterSchema, words);

/** What home.tsx takes over in the browser; rendered apart, so that both agree to the letter. */
function screen(): string {
  return renderToString(
    <ErrorBoundary>
      <AnalysisScreen />
    </ErrorBoundary>,
  );
}

export const home: Page = {
  title: seoTitle,
  description: seoDescription,
  analysis: true,
  structuredData: (url) => [
    {
      "@context": "https://schema.org",
      "@type": "SoftwareApplication",
      name: site.name,
      description: site.description,
      url: url("/"),
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
        <words.default />
      </div>
      <noscript>
        <p className="notice">
          The analysis itself needs JavaScript. Everything else on this site can be read without it.
        </p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering */}
      <div id="root" dangerouslySetInnerHTML={{ __html: screen() }} />
    </>
  ),
};
