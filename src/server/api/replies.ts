import type { Headers } from "../headers.ts";
import { accepts } from "../site/encodings.ts";
import { decompress, isCompressed } from "./packed-reply.ts";

/** Makes the JSON replies: never stored, with the security headers. */
export interface Replies {
  json(status: number, value: unknown, extra?: Headers): Response;
  /** What `pack` has made, with status 200. */
  packed(bytes: Uint8Array<ArrayBuffer>, acceptEncoding: string | undefined): Promise<Response>;
  error(status: number, message: string, extra?: Headers): Response;
}

/** The headers of every JSON reply. */
export function jsonHeaders(security: Headers): Headers {
  return { ...security, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
}

export function createReplies(security: Headers): Replies {
  const base = jsonHeaders(security);
  const gzipped: Headers = { ...base, "content-encoding": "gzip", vary: "Accept-Encoding" };
  const json = (status: number, value: unknown, extra?: Headers) =>
    new Response(JSON.stringify(value), { status, headers: extra ? { ...base, ...extra } : base });
  return {
    json,
    async packed(bytes, acceptEncoding) {
      if (!isCompressed(bytes)) return new Response(bytes, { headers: base });
      if (accepts(acceptEncoding, "gzip")) return new Response(bytes, { headers: gzipped });
      return new Response(await decompress(bytes), { headers: { ...base, vary: "Accept-Encoding" } });
    },
    error: (status, error, extra) => json(status, { error }, extra),
  };
}
