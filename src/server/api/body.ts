/**
 * Largest body taken, in bytes. The longest text allowed, with each character written as `\uXXXX`,
 * is 90,000; the rest leaves room to tell somebody with a longer text what the limit is.
 */
export const MAX_BODY_BYTES = 262_144;

/** The body is larger than `MAX_BODY_BYTES`. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/**
 * Reads a body whole, and stops at the limit whatever its announced length was.
 * Rejects with `BodyTooLarge`, with a TypeError when it is not UTF-8, or with the reason of a broken upload.
 */
export async function readBody(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new BodyTooLarge();
    parts.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts, length));
}
