import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";

/** A made-up word of letters alone, another each time: where it shows up, the submitted text has leaked. */
export function newCanary(): string {
  const letters = Array.from(randomBytes(16), (byte) => String.fromCodePoint(97 + (byte % 26)));
  return `xylo${letters.join("")}`;
}

/** What of the canary is sure to appear, byte for byte, where it stands in some encoding. */
export function formsOf(canary: string): ReadonlyMap<string, Buffer> {
  const utf16 = Buffer.from(canary, "utf16le");
  const escaped = (format: (hex: string) => string) =>
    Buffer.from(Array.from(canary, (letter) => format(letter.charCodeAt(0).toString(16))).join(""));
  return new Map([
    ["plain", Buffer.from(canary)],
    ["capitals", Buffer.from(canary.toUpperCase())],
    ["backwards", Buffer.from(Array.from(canary).toReversed().join(""))],
    ["JSON escapes", escaped((hex) => `\\u00${hex}`)],
    ["URL escapes", escaped((hex) => `%${hex}`)],
    ["HTML escapes", escaped((hex) => `&#x${hex};`)],
    ["hexadecimal", Buffer.from(Buffer.from(canary).toString("hex"))],
    ["UTF-16, little end first", utf16],
    ["UTF-16, big end first", Buffer.from(utf16).swap16()],
    ...base64Forms(canary),
  ]);
}

/** In base64 a word looks different at each of three places; its first and last letters mix with their neighbours. */
function base64Forms(canary: string): [string, Buffer][] {
  return [0, 1, 2].map((before) => {
    const skipped = (3 - before) % 3;
    const inner = Buffer.from(canary.slice(skipped));
    const whole = inner.subarray(0, inner.length - (inner.length % 3));
    return [`base64, ${before} bytes in`, Buffer.from(whole.toString("base64"))];
  });
}

/** In which encodings the canary stands in some bytes, those inside gzip included; none is what we hope for. */
export function findCanary(canary: string, bytes: Buffer): string[] {
  const forms = [...formsOf(canary)];
  const here = forms.filter(([, form]) => bytes.includes(form)).map(([name]) => name);
  const inGzip = unzipAll(bytes).flatMap((inner) =>
    forms.filter(([, form]) => inner.includes(form)).map(([name]) => `${name} inside gzip`),
  );
  return [...here, ...inGzip];
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 0x08]);

/** What can be unpacked wherever gzip may begin. */
function unzipAll(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf(GZIP_HEAD); at !== -1; at = bytes.indexOf(GZIP_HEAD, at + 1)) {
    try {
      found.push(gunzipSync(bytes.subarray(at), { finishFlush: 2 }));
    } catch {
      // Three bytes by chance.
    }
  }
  return found;
}
