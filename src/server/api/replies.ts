import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Headers } from "../headers.ts";
import { accepts } from "../site/encodings.ts";

/** Shorter replies gain nothing from being compressed. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Makes the JSON replies: never stored, with the security headers. */
export interface Replies {
  json(status: number, value: unknown, extra?: Headers): Response;
  /** The same in gzip, where it is long enough and the visitor takes that. */
  compressedJson(
    status: number,
    value: unknown,
    acceptEncoding: string | undefined,
    extra?: Headers,
  ): Promise<Response>;
  error(status: number, message: string, extra?: Headers): Response;
}

export function createReplies(security: Headers): Replies {
  const base: Headers = {
    ...security,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  };
  const json = (status: number, value: unknown, extra?: Headers) =>
    new Response(JSON.stringify(value), { status, headers: extra ? { ...base, ...extra } : base });
  return {
    json,
    async compressedJson(status, value, acceptEncoding, extra) {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      const short = bytes.length < MIN_COMPRESSED_BYTES;
      if (short || !accepts(acceptEncoding, "gzip")) return json(status, value, extra);
      const headers = { ...base, ...extra, "content-encoding": "gzip", vary: "Accept-Encoding" };
      return new Response(new Uint8Array(await promisify(gzip)(bytes, { level: 9 })), { status, headers });
    },
    error: (status, error, extra) => json(status, { error }, extra),
  };
}
