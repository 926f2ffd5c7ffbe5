import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Reply } from "../api/exchange.ts";
import type { Headers } from "../headers.ts";
import { ENCODED_SUFFIXES, ENCODINGS } from "./encodings.ts";
import { type BuiltFile, type Negotiation, prepareFile, type StaticFile, sendFile } from "./static-file.ts";

/** The built site, whole in memory. */
export interface Pages {
  readonly count: number;
  /** The page or file at a path, or where it has moved to; undefined when there is none. */
  reply(path: string, query: string, negotiation: Negotiation): Reply | undefined;
  /** The page for a path at which nothing stands, with status 404; undefined when the site has none. */
  notFound(path: string, negotiation: Negotiation): Reply | undefined;
  /** The page for a fault of ours at a path, with status 500; undefined when the site has none. */
  fault(path: string, negotiation: Negotiation): Reply | undefined;
}

/** There is no built site where one should be. */
export class NoSite extends Error {
  override readonly name = "NoSite";
}

export const NOT_FOUND_PAGE = "404.html";
export const FAULT_PAGE = "500.html";

/** No pages at all: the two calls alone. */
export const NO_PAGES: Pages = {
  count: 0,
  reply: () => undefined,
  notFound: () => undefined,
  fault: () => undefined,
};

/** Reads a folder of built pages, with the compressed forms that the build has made. Rejects with `NoSite` when it has no index.html. */
export async function loadPages(folder: string, security: Headers): Promise<Pages> {
  const built = await readFiles(folder);
  const files = new Map(built.map((file) => [routeOf(file.path), prepareFile(file, security)]));
  if (!files.has("/")) throw new NoSite(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  const notFoundPages = takePages(files, NOT_FOUND_PAGE);
  const faultPages = takePages(files, FAULT_PAGE);
  return {
    count: files.size,
    reply: (path, query, negotiation) => {
      const file = files.get(path);
      if (file) return sendFile(file, 200, negotiation);
      const moved = movedTo(path, files);
      return moved === undefined ? undefined : redirect(moved + query, security);
    },
    notFound: (path, negotiation) => {
      const nearest = notFoundPages.find(([folderPath]) => isNamedIn(folderPath, path));
      return nearest && sendFile(nearest[1], 404, negotiation);
    },
    fault: (path, negotiation) => {
      const nearest = faultPages.find(([folderPath]) => path.startsWith(folderPath));
      return nearest && sendFile(nearest[1], 500, negotiation);
    },
  };
}

/** The root of the site, and that of the site in another language: `/uk/`. */
const ROOT = /^\/(?:[a-z]{2}\/)?$/u;

/** Whether a path could be that of an entry of a folder: one name and no more. At a root, every path could. */
function isNamedIn(folderPath: string, path: string): boolean {
  if (ROOT.test(folderPath)) return path.startsWith(folderPath);
  return path.startsWith(folderPath) && /^[^/]+\/?$/u.test(path.slice(folderPath.length));
}

/** Asked anew each time, as pages are: an address that has moved once may come back. */
function redirect(location: string, security: Headers): Reply {
  const headers = { ...security, "cache-control": "no-cache", location };
  return { status: 308, headers, body: null };
}

/** Takes the page of this name out of each folder of what is served as it is. The deepest folder comes first. */
function takePages(files: Map<string, StaticFile>, name: string): [folderPath: string, page: StaticFile][] {
  const found = [...files].filter(([path]) => path.endsWith(`/${name}`));
  for (const [path] of found) files.delete(path);
  return found
    .map(([path, file]): [string, StaticFile] => [path.slice(0, -name.length), file])
    .toSorted(([a], [b]) => b.length - a.length);
}

/** Every file of the folder with those that the build compressed beside it. */
async function readFiles(folder: string): Promise<BuiltFile[]> {
  const paths = await listFiles(folder);
  const read = async (path: string) => new Uint8Array(await readFile(join(folder, path)));
  const bytesByPath = new Map(
    await Promise.all(paths.map(async (path) => [path, await read(path)] as const)),
  );
  return [...bytesByPath].flatMap(([path, bytes]) => {
    if (isCompressedForm(path, bytesByPath)) return [];
    const compressed = ENCODINGS.flatMap((encoding) => {
      const data = bytesByPath.get(path + ENCODED_SUFFIXES[encoding]);
      return data ? [[encoding, data] as const] : [];
    });
    return [{ path, bytes, compressed: new Map(compressed) }];
  });
}

/** Whether a file is another one, compressed: it is not served by its own name. */
function isCompressedForm(path: string, files: ReadonlyMap<string, unknown>): boolean {
  return Object.values(ENCODED_SUFFIXES).some(
    (suffix) => path.endsWith(suffix) && files.has(path.slice(0, -suffix.length)),
  );
}

/** Paths of all files in a folder, relative to it; none where there is no folder. */
async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** `about/index.html` is served at `/about/`. */
function routeOf(path: string): string {
  return `/${path.split(sep).join("/")}`.replace(/\/index\.html$/u, "/");
}

/**
 * The one address of a page that was asked for by another. Taken from our own list, so that a
 * path such as `//elsewhere.example` cannot lead away.
 */
function movedTo(path: string, files: ReadonlyMap<string, StaticFile>): string | undefined {
  const candidate = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : `${path}/`;
  return files.has(candidate) ? encodeURI(candidate) : undefined;
}
