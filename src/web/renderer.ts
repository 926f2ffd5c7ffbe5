import type { Observation, ReportLanguage, TextLanguage } from "#report/index.ts";
import type { ClientEntry } from "./entries/entries.ts";
import type { SiteLanguage } from "./words/languages.ts";

/** Who operates this copy of the site, and how to reach them. */
export interface Operator {
  readonly mail: string;
  /** Undefined where nobody has said. */
  readonly name: string | undefined;
  /** Postal address, in one line. */
  readonly address: string | undefined;
  readonly sourceCodeUrl: string | undefined;
}

/** How long a text may be for a model of this installation, in characters, for each language of the text. */
export interface ModelLimits {
  readonly id: string;
  readonly inOneCall: Readonly<Record<TextLanguage, number>>;
  /** Read in parts. */
  readonly inParts: Readonly<Record<TextLanguage, number>>;
}

/** What the pages are rendered with. */
export interface RenderContext {
  /** Where visitors find the site, without a slash at the end; undefined where nobody has said. */
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
  /** Of the models that are configured, in the order in which they are asked. */
  readonly modelLimits: readonly ModelLimits[];
  /** Measurement id of the analytics service; undefined where there is none. */
  readonly analyticsId: string | undefined;
  /** Version of the embedded analyser that the site reads with. */
  readonly analyserVersion: string;
  /** What that analyser says of a trimmed text, in the language of the report. */
  readonly analyse: (text: string, language: ReportLanguage) => readonly Observation[];
  readonly year: number;
  /** Until when the build vouches for what it says of the operator, as ISO 8601. */
  readonly expires: string;
  /** Address of an entry's script or style sheet. */
  readonly href: (entry: ClientEntry) => string;
  /** The hash by which a browser knows an entry's bytes again; undefined while developing, when they change. */
  readonly integrity: (entry: ClientEntry) => string | undefined;
  /** Addresses of the font files that a page in a language needs at once. */
  readonly fonts: (language: SiteLanguage) => readonly string[];
}

/** A file of the site that is no page: the feed, the sitemap and the like. */
export interface SiteFile {
  /** Without a slash in front. */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** A picture for sharing that the build draws. */
export interface SocialImage {
  /** Without a slash in front. */
  readonly path: string;
  readonly title: string;
  readonly language: SiteLanguage;
}

/** What src/web/render.tsx gives to the build and to the development server. */
export interface Renderer {
  /** Every page's address, with its slashes. */
  readonly paths: readonly string[];
  /** Every folder that has a page of its own for addresses at which nothing stands, with its slashes. */
  readonly fallbackFolders: readonly string[];
  /** The whole document at an address, or that which says that nothing is there. */
  readonly renderPage: (path: string, context: RenderContext) => string;
  /** The pictures for sharing that the build draws. */
  readonly images: readonly SocialImage[];
  /** The whole documents for a fault of the server, one a language. */
  readonly renderFaults: (context: RenderContext) => readonly SiteFile[];
  readonly files: (context: RenderContext) => readonly SiteFile[];
}
