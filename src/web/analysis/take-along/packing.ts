/** SHA-256 of a text in UTF-8, hexadecimal; undefined on plain http, where a browser does not reckon it. */
export async function hashOf(text: string): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return digest && Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compresses text (DEFLATE, RFC 1951). */
export async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Unpacks what `deflate` made. Rejects where that is broken, no UTF-8, or more than `maxBytes`: a few bytes can unpack to very many. */
export async function inflate(packed: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<string> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) controller.error(new RangeError("More than can be unpacked."));
      else controller.enqueue(chunk);
    },
  });
  const whole = await new Response(unpacked.pipeThrough(bounded)).arrayBuffer();
  return new TextDecoder("utf-8", { fatal: true }).decode(whole);
}

/** Base64 for addresses (RFC 4648 §5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws on what is no base64. */
export function fromBase64Url(words: string): Uint8Array<ArrayBuffer> {
  const binary = atob(words.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
