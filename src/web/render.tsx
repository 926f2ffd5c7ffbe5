import { renderToStaticMarkup } from "react-dom/server";
import { articlesIn } from "./blog/index.ts";
import { robotsFile, sitemapFile } from "./files/crawling.ts";
import { feedFile } from "./files/feed.ts";
import { manifestFiles } from "./files/manifest.ts";
import { reportSchemaFile } from "./files/report-schema.ts";
import { securityFile } from "./files/security.ts";
import { absolute, boundDashes, Document, socialImages } from "./layout/index.ts";
import { fault } from "./pages/fault.tsx";
import type { Route, Shown } from "./pages/page.ts";
import type { RenderContext, Renderer } from "./renderer.ts";
import { fallbacks, routes } from "./routes.tsx";
import { pathIn, SITE_LANGUAGES } from "./words/languages.ts";

/** Every page's address, with its slashes. */
export const paths: Renderer["paths"] = routes.map(({ path }) => path);

/** Every folder that has a page of its own for addresses at which nothing stands. */
export const fallbackFolders: Renderer["fallbackFolders"] = fallbacks.map(({ path }) => path);

/** The page that stands for an address at which there is none: that of a folder for one name in it, as the server does it. */
function fallbackFor(path: string): Route | undefined {
  const isNamedIn = (folder: Route) =>
    path.startsWith(folder.path) &&
    (folder.englishPath === "/" || /^[^/]+\/?$/u.test(path.slice(folder.path.length)));
  return fallbacks.filter(isNamedIn).toSorted((a, b) => b.path.length - a.path.length)[0];
}

function documentOf(shown: Shown, context: RenderContext): string {
  return `<!doctype html>${boundDashes(renderToStaticMarkup(<Document shown={shown} context={context} />))}\n`;
}

/** The whole document at an address, or that which says that nothing is there. */
export const renderPage: Renderer["renderPage"] = (path, context) => {
  const route = routes.find((each) => each.path === path);
  if (route) return documentOf(route, context);
  const fallback = fallbackFor(path);
  if (!fallback) throw new Error("No page stands for addresses without one.");
  return documentOf({ language: fallback.language, page: fallback.page }, context);
};

export const images: Renderer["images"] = socialImages(routes);

/** The documents for a fault of the server, one a language. */
export const renderFaults: Renderer["renderFaults"] = (context) =>
  SITE_LANGUAGES.map((language) => ({
    path: `${pathIn(language, "/")}500.html`.slice(1),
    type: "text/html",
    text: documentOf({ language, page: fault(language) }, context),
  }));

/** The files that are no pages. */
export const files: Renderer["files"] = (context) => {
  const url = absolute(context);
  return [
    sitemapFile(routes, url),
    robotsFile(context.publicUrl),
    ...SITE_LANGUAGES.flatMap((language) => [
      feedFile(language, articlesIn(language), url),
      ...manifestFiles(language),
    ]),
    reportSchemaFile(),
    securityFile(context),
  ];
};
