import type { LayoutWords } from "../words/en/layout.ts";

export interface NavigationLink {
  /** The English path of a page, or a whole address. */
  readonly href: string;
  readonly label: keyof LayoutWords["links"];
}

export const MAIN_NAVIGATION: readonly NavigationLink[] = [
  { href: "/", label: "analysis" },
  { href: "/how-it-works/", label: "methodology" },
  { href: "/about/", label: "about" },
  { href: "/faq/", label: "faq" },
];

export interface LinkGroup {
  readonly title: keyof LayoutWords["groups"];
  readonly links: readonly NavigationLink[];
}

/** Where the source code is; where nobody has said, what the page About says of it. */
export function sourceCodeLink(sourceCodeUrl: string | undefined): NavigationLink {
  return { href: sourceCodeUrl ?? "/about/#source-code", label: "sourceCode" };
}

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: "system",
    links: [
      { href: "/", label: "analysis" },
      { href: "/how-it-works/", label: "methodology" },
      { href: "/compare/", label: "compare" },
      { href: "/ways-in/", label: "waysIn" },
      { href: "/accuracy/", label: "accuracy" },
      { href: "/pricing-limits/", label: "limits" },
      { href: "/changelog/", label: "changelog" },
    ],
  },
  {
    title: "project",
    links: [
      { href: "/about/", label: "about" },
      { href: "/faq/", label: "faq" },
      { href: "/contact/", label: "contact" },
    ],
  },
  {
    title: "content",
    links: [
      { href: "/blog/", label: "blog" },
      { href: "/techniques/", label: "techniques" },
      { href: "/practice/", label: "practice" },
      { href: "/teachers/", label: "teachers" },
      { href: "/rss.xml", label: "feed" },
    ],
  },
  {
    title: "legal",
    links: [
      { href: "/privacy-policy/", label: "privacy" },
      { href: "/terms-of-use/", label: "terms" },
      { href: "/cookie-policy/", label: "cookies" },
      { href: "/disclaimer/", label: "disclaimer" },
    ],
  },
];
