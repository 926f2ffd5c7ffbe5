export interface Link {
  readonly href: string;
  readonly label: string;
}

export const MAIN_NAVIGATION: readonly Link[] = [
  { href: "/", label: "Analysis" },
  { href: "/how-it-works/", label: "Methodology" },
  { href: "/about/", label: "About" },
  { href: "/faq/", label: "FAQ" },
];

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Link[];
}

/** Where the source code is; where nobody has said, what the page About says of it. */
export function sourceCodeLink(sourceCodeUrl: string | undefined): Link {
  return { href: sourceCodeUrl ?? "/about/#source-code", label: "Source code" };
}

export const FOOTER_GROUPS: readonly LinkGroup[] = [
  {
    title: "System",
    links: [
      { href: "/", label: "Analysis" },
      { href: "/how-it-works/", label: "Methodology" },
      { href: "/accuracy/", label: "Accuracy" },
      { href: "/pricing-limits/", label: "Access & Limits" },
      { href: "/changelog/", label: "Changelog" },
    ],
  },
  {
    title: "Project",
    links: [
      { href: "/about/", label: "About" },
      { href: "/faq/", label: "FAQ" },
      { href: "/contact/", label: "Contact" },
    ],
  },
  {
    title: "Content",
    links: [
      { href: "/blog/", label: "Blog" },
      { href: "/techniques/", label: "Technique library" },
      { href: "/rss.xml", label: "RSS feed" },
    ],
  },
  {
    title: "Legal",
    links: [
      { href: "/privacy-policy/", label: "Privacy Policy" },
      { href: "/terms-of-use/", label: "Terms of Use" },
      { href: "/cookie-policy/", label: "Cookie Policy" },
      { href: "/disclaimer/", label: "Disclaimer" },
    ],
  },
];
