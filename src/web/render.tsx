import { renderToStaticMarkup } from "react-dom/server";
import { robotsFile, sitemapFile } from "./files/crawling.ts";
import { feedFile } from "./files/feed.ts";
import { manifestFile } from "./files/manifest.ts";
import { absolute, Document } from "./layout/index.ts";
import type { Page } from "./page.ts";
import { notFound } from "./pages/not-found.tsx";
import type { Renderer } from "./renderer.ts";
import { fallbacks, routes } from "./routes.tsx";

/** Every page's address, with its slashes. */
export const paths: Renderer["paths"] = routes.map(({ path }) => path);

/** Every folder that has a page of its own for addresses at which nothing stands. */
export const fallbackFolders: Renderer["fallbackFolders"] = fallbacks.map(({ path }) => path);

/** The page that stands for an address at which there is none. */
function fallbackFor(path: string): Page {
  return fallbacks.findLast((fallback) => path.startsWith(fallback.path))?.page ?? notFound;
}

/** The whole document at an address, or that which says that nothing is there. */
export const renderPage: Renderer["renderPage"] = (path, context) => {
  const route = routes.find((each) => each.path === path);
  const markup = renderToStaticMarkup(
    <Document page={route?.page ?? fallbackFor(path)} path={route?.path} context={context} />,
  );
  return `<!doctype html>${markup}\n`;
};

/** The files that are no pages. */
export const files: Renderer["files"] = (context) => {
  const url = absolute(context);
  return [sitemapFile(routes, url), robotsFile(url), feedFile(url), manifestFile()];
};
