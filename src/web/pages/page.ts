import type { ReactNode } from "react";
import type { RenderContext } from "../renderer.ts";
import type { SiteLanguage } from "../words/languages.ts";

/** One page of the site: what search engines and sharers are told of it, and what a reader sees. */
export interface Page {
  readonly title: string;
  readonly description: string;
  /** What stands in the main element, its one h1 included. */
  readonly content: (context: RenderContext) => ReactNode;
  /** Open Graph type. */
  readonly type?: "website" | "article";
  readonly openGraphTitle?: string;
  /** Content of the robots tag. A page with "noindex" is left out of the sitemap. */
  readonly robots?: string;
  /** The whole canonical address, where it is not this page's own. */
  readonly canonicalUrl?: string;
  /** JSON-LD documents. `url` makes an address of this site absolute. */
  readonly structuredData?: (url: (path: string) => string) => readonly object[];
  /** A calendar day, YYYY-MM-DD: the page's last change, for the sitemap. */
  readonly modified?: string;
  /** Whether this page loads the analysis screen. */
  readonly analysis?: boolean;
  /** Which part of practice this page is: those to practise on load its script, paper its style alone. */
  readonly practice?: "list" | "text" | "paper";
  /** Whether this page loads the comparison of two texts. */
  readonly compare?: boolean;
}

/** A page with its language and its address. */
export interface Route {
  readonly language: SiteLanguage;
  /** Where it is. */
  readonly path: `/${string}`;
  /** The same in English, by which pages of several languages belong together. */
  readonly englishPath: `/${string}`;
  readonly page: Page;
}

/** A page as it is shown; without addresses where it stands for every other one. */
export type Shown = Pick<Route, "language" | "page"> & Partial<Route>;
