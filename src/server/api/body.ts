/**
 * Largest body taken, in bytes. The longest text allowed, with each character written as `\uXXXX`,
 * is 90,000; the rest leaves room to tell somebody with a longer text what the limit is.
 */
export const MAX_BODY_BYTES = 262_144;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What a body says. Throws a SyntaxError when it is not JSON, a TypeError when it is not even UTF-8. */
export function parseBody(body: Uint8Array): unknown {
  return JSON.parse(utf8.decode(body));
}
