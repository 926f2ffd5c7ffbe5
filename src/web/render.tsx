import { renderToStaticMarkup } from "react-dom/server";
import { articles } from "./blog/index.ts";
import { robotsFile, sitemapFile } from "./files/crawling.ts";
import { feedFile } from "./files/feed.ts";
import { manifestFile } from "./files/manifest.ts";
import { securityFile } from "./files/security.ts";
import { absolute, Document, socialImages } from "./layout/index.ts";
import type { Page } from "./page.ts";
import { fault } from "./pages/fault.tsx";
import { notFound } from "./pages/not-found.tsx";
import type { Renderer } from "./renderer.ts";
import { fallbacks, routes } from "./routes.tsx";

/** Every page's address, with its slashes. */
export const paths: Renderer["paths"] = routes.map(({ path }) => path);

/** Every folder that has a page of its own for addresses at which nothing stands. */
export const fallbackFolders: Renderer["fallbackFolders"] = fallbacks.map(({ path }) => path);

/** The page that stands for an address at which there is none: that of a folder for one name in it, as the server does it. */
function fallbackFor(path: string): Page {
  const isNamedIn = (folder: string) =>
    folder === "/" || (path.startsWith(folder) && /^[^/]+\/?$/u.test(path.slice(folder.length)));
  return fallbacks.findLast((fallback) => isNamedIn(fallback.path))?.page ?? notFound;
}

/** The whole document at an address, or that which says that nothing is there. */
export const renderPage: Renderer["renderPage"] = (path, context) => {
  const route = routes.find((each) => each.path === path);
  const markup = renderToStaticMarkup(
    <Document page={route?.page ?? fallbackFor(path)} path={route?.path} context={context} />,
  );
  return `<!doctype html>${markup}\n`;
};

export const images: Renderer["images"] = socialImages(routes);

/** The document for a fault of the server. */
export const renderFault: Renderer["renderFault"] = (context) =>
  `<!doctype html>${renderToStaticMarkup(<Document page={fault} path={undefined} context={context} />)}\n`;

/** The files that are no pages. */
export const files: Renderer["files"] = (context) => {
  const url = absolute(context);
  return [
    sitemapFile(routes, url),
    robotsFile(context.publicUrl),
    feedFile(articles, url),
    manifestFile(),
    securityFile(context),
  ];
};
