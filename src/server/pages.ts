import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { accepts, ENCODINGS, type Encoding, encode } from "./encodings.ts";
import type { Headers } from "./headers.ts";

/** One way to send a file: its bytes, and every header that goes with them. */
interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}

interface File {
  readonly etag: string;
  /** Headers of a 304. */
  readonly unchanged: Headers;
  readonly plain: Variant;
  readonly encoded: ReadonlyMap<Encoding, Variant>;
}

/** What of a request decides how a file is sent. */
export interface Wishes {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** The built site, whole in memory. */
export interface Pages {
  readonly count: number;
  /** The page or file at a path, or where it has moved to; undefined when there is none. */
  reply(path: string, query: string, wishes: Wishes): Response | undefined;
  /** The page for a path at which nothing stands, with status 404; undefined when the site has none. */
  notFound(path: string, wishes: Wishes): Response | undefined;
}

/** There is no built site where one should be. */
export class NoSite extends Error {
  override readonly name = "NoSite";
}

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/u;
const NOT_FOUND_PAGE = "404.html";

/** No pages at all: the two calls alone. */
export const NO_PAGES: Pages = { count: 0, reply: () => undefined, notFound: () => undefined };

/** Reads a folder of built pages, with their compressed forms. Rejects with `NoSite` when it has no index.html. */
export async function loadPages(folder: string, security: Headers): Promise<Pages> {
  const loaded = (await listFiles(folder)).map(async (path): Promise<[string, File]> => {
    const bytes = await readFile(join(folder, path));
    return [routeOf(path), await prepare(path, new Uint8Array(bytes), security)];
  });
  const files = new Map(await Promise.all(loaded));
  if (!files.has("/")) throw new NoSite(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  const notFoundPages = takeNotFoundPages(files);
  return {
    count: files.size,
    reply: (path, query, wishes) => {
      const file = files.get(path);
      if (file) return send(file, 200, wishes);
      const moved = movedTo(path, files);
      if (moved)
        return new Response(null, { status: 308, headers: { ...security, location: moved + query } });
      return undefined;
    },
    notFound: (path, wishes) => {
      const nearest = notFoundPages.find(([folderPath]) => path.startsWith(folderPath));
      return nearest && send(nearest[1], 404, wishes);
    },
  };
}

/** Takes the 404.html of each folder out of what is served as it is. The deepest folder comes first. */
function takeNotFoundPages(files: Map<string, File>): [folderPath: string, page: File][] {
  const found = [...files].filter(([path]) => path.endsWith(`/${NOT_FOUND_PAGE}`));
  for (const [path] of found) files.delete(path);
  return found
    .map(([path, file]): [string, File] => [path.slice(0, -NOT_FOUND_PAGE.length), file])
    .toSorted(([a], [b]) => b.length - a.length);
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
function movedTo(path: string, files: ReadonlyMap<string, File>): string | undefined {
  const candidate = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : `${path}/`;
  return files.has(candidate) ? encodeURI(candidate) : undefined;
}

async function prepare(path: string, bytes: Uint8Array<ArrayBuffer>, security: Headers): Promise<File> {
  const type = getMimeType(path) ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const shared: Headers = {
    ...security,
    etag,
    vary: "Accept-Encoding",
    "cache-control": cacheControl(path),
  };
  const variant = (data: Uint8Array<ArrayBuffer>, extra?: Headers): Variant => {
    const length = { "content-length": String(data.length) };
    return { bytes: data, headers: { ...shared, "content-type": type, ...length, ...extra } };
  };
  const encoded = new Map<Encoding, Variant>();
  for (const encoding of COMPRESSIBLE.test(type) ? ENCODINGS : []) {
    const data = new Uint8Array(await encode(bytes, encoding));
    if (data.length < bytes.length) encoded.set(encoding, variant(data, { "content-encoding": encoding }));
  }
  return { etag, unchanged: shared, plain: variant(bytes), encoded };
}

/** Names under assets/ change with their content, so they may be kept for ever; all else is asked anew. */
function cacheControl(path: string): string {
  return path.startsWith(`assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
}

function send(file: File, status: 200 | 404, wishes: Wishes): Response {
  const known = status === 200 && wishes.ifNoneMatch?.includes(file.etag);
  if (known) return new Response(null, { status: 304, headers: file.unchanged });
  const encoding = ENCODINGS.find((name) => file.encoded.has(name) && accepts(wishes.acceptEncoding, name));
  const { bytes, headers } = (encoding && file.encoded.get(encoding)) ?? file.plain;
  return new Response(bytes, { status, headers });
}
