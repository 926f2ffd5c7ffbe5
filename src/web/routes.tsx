import { TECHNIQUE_IDS } from "#report/index.ts";
import { articlesIn, tagsOf } from "./blog/index.ts";
import { accuracy } from "./pages/accuracy/accuracy.tsx";
import { articlePage } from "./pages/article.tsx";
import { blog } from "./pages/blog.tsx";
import { changelog } from "./pages/changelog.tsx";
import { contact } from "./pages/contact.tsx";
import { faq } from "./pages/faq.tsx";
import { howItWorks } from "./pages/how-it-works.tsx";
import { articleNotFound, notFound, tagNotFound } from "./pages/not-found.tsx";
import type { Page, Route } from "./pages/page.ts";
import { policy } from "./pages/policy.tsx";
import { compare } from "./pages/screens/compare-page.tsx";
import { home } from "./pages/screens/home.tsx";
import { waysIn } from "./pages/screens/ways-in.tsx";
import { tagPage } from "./pages/tag.tsx";
import { techniquePage } from "./pages/techniques/technique.tsx";
import { techniques } from "./pages/techniques/techniques.tsx";
import { wordsPage } from "./pages/words.tsx";
import { practicePages } from "./practice/index.ts";
import { pathIn, SITE_LANGUAGES, type SiteLanguage } from "./words/languages.ts";

type Entry = readonly [englishPath: `/${string}`, page: Page];

/** Every page of the site in a language, one line each, by its English address. The sitemap is made from this list. */
function pagesIn(language: SiteLanguage): Entry[] {
  const articles = articlesIn(language);
  return [
    ["/", home(language)],
    ["/how-it-works/", howItWorks(language)],
    ["/compare/", compare(language)],
    ["/ways-in/", waysIn(language)],
    ["/about/", wordsPage(language, "about")],
    ["/faq/", faq(language)],
    ["/blog/", blog(language)],
    ...articles.map((article): Entry => [`/blog/${article.slug}/`, articlePage(language, article)]),
    ...tagsOf(articles).map((tag): Entry => [`/blog/tag/${tag.slug}/`, tagPage(language, tag)]),
    ["/techniques/", techniques(language)],
    ...TECHNIQUE_IDS.map((id): Entry => [`/techniques/${id}/`, techniquePage(language, id)]),
    ["/accuracy/", accuracy(language)],
    ...practicePages(language),
    ["/pricing-limits/", wordsPage(language, "pricing-limits")],
    ["/contact/", contact(language)],
    ["/changelog/", changelog(language)],
    ["/privacy-proof/", wordsPage(language, "privacy-proof")],
    ["/privacy-policy/", policy(language, "privacy-policy")],
    ["/terms-of-use/", policy(language, "terms-of-use")],
    ["/cookie-policy/", policy(language, "cookie-policy")],
    ["/disclaimer/", policy(language, "disclaimer")],
  ];
}

/** What stands at every other address in a language: the page of the nearest folder. */
function fallbacksIn(language: SiteLanguage): Entry[] {
  return [
    ["/", notFound(language)],
    ["/blog/", articleNotFound(language)],
    ["/blog/tag/", tagNotFound(language)],
  ];
}

function inEveryLanguage(entriesIn: (language: SiteLanguage) => readonly Entry[]): Route[] {
  return SITE_LANGUAGES.flatMap((language) =>
    entriesIn(language).map(([englishPath, page]) => ({
      language,
      path: `/${pathIn(language, englishPath).slice(1)}` as const,
      englishPath,
      page,
    })),
  );
}

/** Every page of the site, in every language. */
export const routes: readonly Route[] = inEveryLanguage(pagesIn);

/** What stands where there is no page; `path` is that of the folder. */
export const fallbacks: readonly Route[] = inEveryLanguage(fallbacksIn);
