import { FileFault } from "./file-fault.ts";

/** One-byte encodings of old Ukrainian and Russian files, the most frequent first. */
const CYRILLIC_ENCODINGS = ["windows-1251", "koi8-u", "ibm866"] as const;

/** Encodings that say what they are by their first bytes. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/** How often a byte stands at even or odd places of the first bytes. */
function countAt(bytes: Uint8Array, parity: 0 | 1, is: (byte: number) => boolean): number {
  return bytes.subarray(0, 4_096).reduce((sum, byte, i) => sum + Number(i % 2 === parity && is(byte)), 0);
}

/** The upper byte of a letter that is Latin or Cyrillic. */
function isHigh(byte: number): boolean {
  return byte === 0 || byte === 4;
}

/** UTF-16 without a mark: every other byte says Latin (0) or Cyrillic (4). No other encoding of text has zeros. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  if (!bytes.subarray(0, 4_096).includes(0)) return undefined;
  const half = Math.min(bytes.length, 4_096) / 2;
  if (countAt(bytes, 1, isHigh) > half * 0.8) return "utf-16le";
  if (countAt(bytes, 0, isHigh) > half * 0.8) return "utf-16be";
  return undefined;
}

/** Lower-case Cyrillic letters less capitals and signs: prose in the right encoding is mostly lower-case. */
function prosePoints(text: string): number {
  const lower = text.match(/[а-яёєіїґ]/gu)?.length ?? 0;
  const other = text.match(/[^\p{ASCII}а-яёєіїґ«»„“”‘’—–№…]/gu)?.length ?? 0;
  return lower - other;
}

function isCyrillic(text: string): boolean {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return cyrillic > (text.match(/[a-z]/giu)?.length ?? 0);
}

/** The text of bytes that are no Unicode, in the encoding that makes most prose of them. */
function decodeOneByte(bytes: Uint8Array): string {
  const readings = CYRILLIC_ENCODINGS.map((encoding) => new TextDecoder(encoding).decode(bytes));
  const best = readings.toSorted((a, b) => prosePoints(b) - prosePoints(a))[0] ?? "";
  return isCyrillic(best) ? best : new TextDecoder("windows-1252").decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** What an HTML file says of its own encoding, if a browser knows it. */
function toldEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const told = /charset\s?=\s?["']?([\w-]{1,40})/iu.exec(head)?.[1];
  try {
    return told && new TextDecoder(told).encoding;
  } catch {
    return undefined;
  }
}

/**
 * The words of a file of text: UTF-8, UTF-16, windows-1251, KOI8-U, IBM 866 or windows-1252. `isHtml` files may say
 * which. Throws a `FileFault` where the bytes are no text.
 */
export function decodeText(bytes: Uint8Array, isHtml = false): string {
  const utf16 = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.subarray(0, 4_096).includes(0)) throw new FileFault("fileUnknown");
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const told = isHtml ? toldEncoding(bytes) : undefined;
  // Half of what claims to be UTF-8 and is not has been saved by a program that knew better than its author.
  return told && told !== "utf-8" ? new TextDecoder(told).decode(bytes) : decodeOneByte(bytes);
}
