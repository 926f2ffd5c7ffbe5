/**
 * Makes of the built site what Netlify publishes: the pages without their compressed forms, which Netlify makes itself,
 * and its two files of rules, written from what the server goes by.
 */
import { globSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { SHARE_LANDINGS } from "#report/index.ts";
import { type Headers, securityHeaders } from "../src/server/headers.ts";
import { loadSettings } from "../src/server/settings.ts";
import { ENCODED_SUFFIXES } from "../src/server/site/encodings.ts";
import { FAULT_PAGE, NOT_FOUND_PAGE } from "../src/server/site/pages.ts";
import { KEPT_FOLDER, KEPT_FOR_EVER, OWN_TYPES } from "../src/server/site/static-file.ts";

const SITE = "build/site";
const PUBLISHED = "build/netlify";

/** The file `_headers`: for each path, the headers that the server sends beside Netlify's own. */
export function headerRules(security: Headers): string {
  const rules: [path: string, headers: Headers][] = [
    ["/*", security],
    [`/${KEPT_FOLDER}/*`, { "cache-control": KEPT_FOR_EVER }],
    ...Object.entries(OWN_TYPES).map(([path, type]): [string, Headers] => [
      `/${path}`,
      { "content-type": type },
    ]),
  ];
  const lines = ([path, headers]: (typeof rules)[number]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return `${rules.flatMap(lines).join("\n")}\n`;
}

/**
 * The file `_redirects`, of which Netlify takes the first rule that fits: where something shared is led that no service worker
 * has taken; and which page says 404 for the entries of a folder, the deepest folder first, from the paths of
 * all pages of that kind. That of the root Netlify finds by itself, and it leads `/about` to `/about/` by itself.
 */
export function redirectRules(notFoundPages: readonly string[]): string {
  // Browsers ask for the page by GET after 302 as well; 303 is none of the statuses that Netlify writes of.
  const shares = [...SHARE_LANDINGS].map(([path, landing]) => `${path} ${landing} 302\n`);
  return shares.join("") + notFoundRules(notFoundPages);
}

function notFoundRules(notFoundPages: readonly string[]): string {
  return notFoundPages
    .map((path) => `/${path.slice(0, -NOT_FOUND_PAGE.length)}`)
    .filter((folder) => folder !== "/")
    .toSorted((a, b) => b.length - a.length)
    .map((folder) => `${folder}:name ${folder}${NOT_FOUND_PAGE} 404\n`)
    .join("");
}

function isPublished(path: string): boolean {
  const isCompressed = Object.values(ENCODED_SUFFIXES).some((suffix) => path.endsWith(suffix));
  return !isCompressed && basename(path) !== FAULT_PAGE;
}

if (import.meta.main) {
  await rm(PUBLISHED, { recursive: true, force: true });
  await cp(SITE, PUBLISHED, { recursive: true, filter: isPublished });
  const settings = loadSettings({ PUBLIC_URL: process.env["URL"], ...process.env });
  await writeFile(join(PUBLISHED, "_headers"), headerRules(securityHeaders(settings)));
  const notFoundPages = globSync(`**/${NOT_FOUND_PAGE}`, { cwd: PUBLISHED });
  await writeFile(join(PUBLISHED, "_redirects"), redirectRules(notFoundPages));
}
