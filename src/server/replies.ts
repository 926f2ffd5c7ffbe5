import type { Headers } from "./headers.ts";

/** Makes the JSON replies: never stored, with the security headers. */
export interface Replies {
  json(status: number, value: unknown, extra?: Headers): Response;
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
  return { json, error: (status, error, extra) => json(status, { error }, extra) };
}
