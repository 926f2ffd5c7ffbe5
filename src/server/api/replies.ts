import type { Bytes } from "#tasks/index.ts";
import type { Headers } from "../headers.ts";
import { accepts } from "../site/encodings.ts";
import { decompress, isCompressed } from "./packed-reply.ts";

/** Makes the JSON replies: never stored, with the security headers. */
export interface Replies {
  json(status: number, value: unknown, extra?: Headers): Response;
  /** What `pack` has made. */
  packed(
    status: number,
    bytes: Bytes,
    acceptEncoding: string | undefined,
    extra?: Headers,
  ): Promise<Response>;
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
    async packed(status, bytes, acceptEncoding, extra) {
      if (!isCompressed(bytes)) return new Response(bytes, { status, headers: { ...base, ...extra } });
      if (accepts(acceptEncoding, "gzip"))
        return new Response(bytes, { status, headers: extra ? { ...gzipped, ...extra } : gzipped });
      const headers = { ...base, ...extra, vary: "Accept-Encoding" };
      return new Response(await decompress(bytes), { status, headers });
    },
    error: (status, error, extra) => json(status, { error }, extra),
  };
}
