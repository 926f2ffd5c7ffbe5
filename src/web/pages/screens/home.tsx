import { REPORT_LANGUAGES } from "#report/index.ts";
import packageJson from "../../../../package.json" with { type: "json" };
import { AnalysisScreen } from "../../analysis/index.ts";
import { pageFrontMatterSchema, readFrontMatter } from "../../mdx/front-matter.ts";
import { mdxIn } from "../../mdx/modules.ts";
import { contentIn } from "../../words/content.ts";
import { pathIn, type SiteLanguage } from "../../words/languages.ts";
import type { Page } from "../page.ts";
import { Screened } from "./screened.tsx";

export function home(language: SiteLanguage): Page {
  const module = mdxIn(language, "pages/home");
  const { seoTitle, seoDescription, pageTitle } = readFrontMatter(pageFrontMatterSchema, module);
  const { site } = contentIn[language];
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
        <Screened language={language} app={<AnalysisScreen />} />
      </>
    ),
  };
}
