import type { Exchange } from "./exchange.ts";

/**
 * Largest body taken, in bytes. The longest text allowed, with each character written as `\uXXXX`,
 * is 90,000; the rest leaves room to tell somebody with a longer text what the limit is.
 */
export const MAX_BODY_BYTES = 262_144;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a body whole, and stops at the limit whatever its announced length was.
 * Rejects with `BodyTooLarge`, with a TypeError when it is not UTF-8, or with the reason of a broken upload.
 */
export async function readBody(exchange: Exchange): Promise<string> {
  return utf8.decode(await exchange.body(MAX_BODY_BYTES));
}
