import "./zod-without-eval.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { robotsFile, sitemapFile } from "./files/crawling.ts";
import { feedFile } from "./files/feed.ts";
import { manifestFile } from "./files/manifest.ts";
import { absolute, Document } from "./layout/index.ts";
import { notFound } from "./pages/not-found.tsx";
import type { Renderer } from "./renderer.ts";
import { routes } from "./routes.tsx";

/** Every page's address, with its slashes. */
export const paths: Renderer["paths"] = routes.map(({ path }) => path);

/** The whole document at an address; undefined gives the page for all other addresses. */
export const renderPage: Renderer["renderPage"] = (path, surroundings) => {
  const page = routes.find((route) => route.path === path)?.page ?? notFound;
  const markup = renderToStaticMarkup(<Document page={page} path={path} surroundings={surroundings} />);
  return `<!doctype html>${markup}\n`;
};

/** The files that are no pages. */
export const files: Renderer["files"] = (surroundings) => {
  const url = absolute(surroundings);
  return [sitemapFile(routes, url), robotsFile(url), feedFile(url), manifestFile()];
};
