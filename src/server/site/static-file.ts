import { createHash } from "node:crypto";
import { basename, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Reply } from "../api/exchange.ts";
import type { Headers } from "../headers.ts";
import { accepts, ENCODINGS, type Encoding } from "./encodings.ts";

/** One way to send a file: its bytes, and every header that goes with them. */
interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}

/** A file of the site, ready to be sent in every encoding. */
export interface StaticFile {
  readonly etag: string;
  /** Headers of a 304. */
  readonly unchanged: Headers;
  readonly plain: Variant;
  readonly encoded: ReadonlyMap<Encoding, Variant>;
}

/** What of a request decides how a file is sent. */
export interface Negotiation {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

/** A file as the build left it: its bytes, and those of its compressed forms. */
export interface BuiltFile {
  /** Relative to the site's folder. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly compressed: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
}

/** Gives a file, in each of its forms, the headers that go with it. */
export function prepareFile({ path, bytes, compressed }: BuiltFile, security: Headers): StaticFile {
  const type = typeOf(path);
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
  for (const [encoding, data] of compressed) {
    encoded.set(encoding, variant(data, { "content-encoding": encoding }));
  }
  return { etag, unchanged: shared, plain: variant(bytes), encoded };
}

/** Types that the list of the library lacks, by the file's name. */
export const OWN_TYPES: Readonly<Record<string, string>> = {
  "rss.xml": "application/rss+xml; charset=utf-8",
};

function typeOf(path: string): string {
  return OWN_TYPES[basename(path)] ?? getMimeType(path) ?? "application/octet-stream";
}

/** The folder of files that may be kept for ever, and how browsers are told so. */
export const KEPT_FOLDER = "assets";
export const KEPT_FOR_EVER = "public, max-age=31536000, immutable";

/** Names under assets/ change with their content, so they may be kept for ever; all else is asked anew. */
function cacheControl(path: string): string {
  return path.startsWith(`${KEPT_FOLDER}${sep}`) ? KEPT_FOR_EVER : "no-cache";
}

/** The file as the visitor takes it, or 304 without a body where they have it already. */
export function sendFile(file: StaticFile, status: 200 | 404 | 500, negotiation: Negotiation): Reply {
  const known = status === 200 && negotiation.ifNoneMatch?.includes(file.etag);
  if (known) return { status: 304, headers: file.unchanged, body: null };
  const encoding = ENCODINGS.find(
    (name) => file.encoded.has(name) && accepts(negotiation.acceptEncoding, name),
  );
  const { bytes, headers } = (encoding && file.encoded.get(encoding)) ?? file.plain;
  return { status, headers, body: bytes };
}
