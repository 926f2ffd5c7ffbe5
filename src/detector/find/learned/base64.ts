const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUES = new Uint8Array(128);
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/** The bytes of base64 text. Here because the detector has neither Node's Buffer nor the browser's `atob`. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let [bits, held, write] = [0, 0, 0];
  for (let at = 0; at < text.length - padding; at++) {
    bits = ((bits << 6) | (VALUES[text.charCodeAt(at)] ?? 0)) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[write++] = (bits >> held) & 0xff;
    }
  }
  return bytes;
}
