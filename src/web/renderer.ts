import type { ClientEntry } from "./entries/entries.ts";

/** What the pages are rendered with. */
export interface RenderContext {
  /** Where visitors find the site, without a slash at the end; undefined where nobody has said. */
  readonly publicUrl: string | undefined;
  /** Measurement id of the analytics service; undefined where there is none. */
  readonly analyticsId: string | undefined;
  /** Version of the embedded analyser that the site reads with. */
  readonly analyserVersion: string;
  readonly year: number;
  /** Address of an entry's script or style sheet. */
  readonly href: (entry: ClientEntry) => string;
  /** The hash by which a browser knows an entry's bytes again; undefined while developing, when they change. */
  readonly integrity: (entry: ClientEntry) => string | undefined;
  /** Addresses of the font files that are needed at once. */
  readonly fonts: readonly string[];
}

/** A file of the site that is no page: the feed, the sitemap and the like. */
export interface SiteFile {
  /** Without a slash in front. */
  readonly path: string;
  readonly type: string;
  readonly text: string;
}

/** What src/web/render.tsx gives to the build and to the development server. */
export interface Renderer {
  /** Every page's address, with its slashes. */
  readonly paths: readonly string[];
  /** Every folder that has a page of its own for addresses at which nothing stands, with its slashes. */
  readonly fallbackFolders: readonly string[];
  /** The whole document at an address, or that which says that nothing is there. */
  readonly renderPage: (path: string, context: RenderContext) => string;
  /** The whole document for a fault of the server. */
  readonly renderFault: (context: RenderContext) => string;
  readonly files: (context: RenderContext) => readonly SiteFile[];
}
