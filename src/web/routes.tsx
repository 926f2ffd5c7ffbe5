import * as cookiePolicy from "#content/legal/cookie-policy.mdx";
import * as disclaimer from "#content/legal/disclaimer.mdx";
import * as privacyPolicy from "#content/legal/privacy-policy.mdx";
import * as termsOfUse from "#content/legal/terms-of-use.mdx";
import * as privacyProof from "#content/pages/privacy-proof.mdx";
import { TECHNIQUE_IDS } from "#report/index.ts";
import { articles, tagsOf } from "./blog/index.ts";
import type { Route } from "./page.ts";
import { about } from "./pages/about.tsx";
import { accuracy } from "./pages/accuracy.tsx";
import { articlePage } from "./pages/article.tsx";
import { blog } from "./pages/blog.tsx";
import { changelog } from "./pages/changelog.tsx";
import { contact } from "./pages/contact.tsx";
import { faq } from "./pages/faq.tsx";
import { home } from "./pages/home.tsx";
import { howItWorks } from "./pages/how-it-works.tsx";
import { articleNotFound, notFound, tagNotFound } from "./pages/not-found.tsx";
import { policy } from "./pages/policy.tsx";
import { pricingLimits } from "./pages/pricing-limits.tsx";
import { tagPage } from "./pages/tag.tsx";
import { techniquePage } from "./pages/techniques/technique.tsx";
import { techniques } from "./pages/techniques/techniques.tsx";
import { wordsPage } from "./pages/words.tsx";

/** Every page of the site, one line each. The sitemap is made from this list. */
export const routes: readonly Route[] = [
  { path: "/", page: home },
  { path: "/how-it-works/", page: howItWorks },
  { path: "/about/", page: about },
  { path: "/faq/", page: faq },
  { path: "/blog/", page: blog },
  ...articles.map((article): Route => ({ path: `/blog/${article.slug}/`, page: articlePage(article) })),
  ...tagsOf(articles).map(
    ({ slug }): Route => ({ path: `/blog/tag/${slug}/`, page: tagPage(slug, articles) }),
  ),
  { path: "/techniques/", page: techniques },
  ...TECHNIQUE_IDS.map((id): Route => ({ path: `/techniques/${id}/`, page: techniquePage(id) })),
  { path: "/accuracy/", page: accuracy },
  { path: "/pricing-limits/", page: pricingLimits },
  { path: "/contact/", page: contact },
  { path: "/changelog/", page: changelog },
  { path: "/privacy-proof/", page: wordsPage(privacyProof) },
  { path: "/privacy-policy/", page: policy(privacyPolicy) },
  { path: "/terms-of-use/", page: policy(termsOfUse) },
  { path: "/cookie-policy/", page: policy(cookiePolicy) },
  { path: "/disclaimer/", page: policy(disclaimer) },
];

/** What stands at every other address: the page of the nearest folder, whose `path` is that folder's. */
export const fallbacks: readonly Route[] = [
  { path: "/", page: notFound },
  { path: "/blog/", page: articleNotFound },
  { path: "/blog/tag/", page: tagNotFound },
];
