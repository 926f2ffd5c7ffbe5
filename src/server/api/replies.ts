import { parseAccept } from "hono/utils/accept";
import { errorIn, REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";
import type { Bytes } from "#tasks/index.ts";
import type { Headers } from "../headers.ts";
import { accepts } from "../site/encodings.ts";
import type { Reply } from "./exchange.ts";
import { decompress, isCompressed } from "./packed-reply.ts";

/** Makes the JSON replies: never stored, with the security headers. */
export interface Replies {
  json(status: number, value: unknown, extra?: Headers): Reply;
  /** What `pack` has made. */
  packed(status: number, bytes: Bytes, acceptEncoding: string | undefined, extra?: Headers): Promise<Reply>;
  /** A message of the closed list, told in a language. */
  error(language: ReportLanguage, status: number, message: string, extra?: Headers): Reply;
}

/** The headers of every JSON reply. */
export function jsonHeaders(security: Headers): Headers {
  return { ...security, "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
}

/** With its length, so that it is not sent in chunks. */
function replyWith(status: number, body: string | Bytes, headers: Headers, extra?: Headers): Reply {
  const length = String(Buffer.byteLength(body));
  return { status, headers: { ...headers, "content-length": length, ...extra }, body };
}

export function createReplies(security: Headers): Replies {
  const base = jsonHeaders(security);
  const gzipped: Headers = { ...base, "content-encoding": "gzip", vary: "Accept-Encoding" };
  const json = (status: number, value: unknown, extra?: Headers) =>
    replyWith(status, JSON.stringify(value), base, extra);
  return {
    json,
    async packed(status, bytes, acceptEncoding, extra) {
      if (!isCompressed(bytes)) return replyWith(status, bytes, base, extra);
      if (accepts(acceptEncoding, "gzip")) return replyWith(status, bytes, gzipped, extra);
      return replyWith(status, await decompress(bytes), { ...base, vary: "Accept-Encoding" }, extra);
    },
    error: (language, status, message, extra) => json(status, { error: errorIn(language, message) }, extra),
  };
}

/** The language in which an error is told to whoever sends this `Accept-Language` header: English unless they prefer another. */
export function replyLanguage(header: string | undefined): ReportLanguage {
  const wanted = parseAccept(header ?? "")
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q);
  for (const { type } of wanted) {
    const primary = type.split("-")[0]?.toLowerCase();
    const language = REPORT_LANGUAGES.find((each) => each === primary);
    if (language) return language;
  }
  return "en";
}
