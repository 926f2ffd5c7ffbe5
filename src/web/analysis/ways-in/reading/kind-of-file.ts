import { FileFault } from "./file-fault.ts";

export type FileKind = "docx" | "html" | "pdf" | "text";

/** How files of a kind begin, as Latin-1. */
const BEGINNINGS: readonly (readonly [start: string, kind: FileKind])[] = [
  ["%PDF-", "pdf"],
  ["PK\u0003\u0004", "docx"],
];

/** How the container of old Office files begins ([MS-CFB] 2.2). Word puts locked .docx files into one as well. */
const COMPOUND_FILE = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";

/** The stream of such a container in which a locked document lies ([MS-OFFCRYPTO] 2.3.4.4); names are in UTF-16. */
const LOCKED = Array.from("EncryptedPackage").join("\u0000");

/** Other kinds that begin like text. */
const NO_TEXT = /^(?:\{\\rtf|%!PS|<\?xml[^>]*>\s*<(?!!DOCTYPE html|html))/iu;

function latin1(bytes: Uint8Array, count: number): string {
  return Array.from(bytes.subarray(0, count), (byte) => String.fromCharCode(byte)).join("");
}

function isLocked(bytes: Uint8Array): boolean {
  // Names of streams stand in a directory that may lie anywhere.
  return new TextDecoder("latin1").decode(bytes).includes(LOCKED);
}

/** What a file is, by how it begins; by its name only where text may be HTML. Throws a `FileFault` where it cannot be read here. */
export function kindOfFile(bytes: Uint8Array, name: string): FileKind {
  const start = latin1(bytes, 1_024);
  // A PDF may have other bytes before its first line (ISO 32000-1, annex H.3.4.1).
  if (start.includes("%PDF-")) return "pdf";
  const known = BEGINNINGS.find(([beginning]) => start.startsWith(beginning));
  if (known) return known[1];
  if (start.startsWith(COMPOUND_FILE)) throw new FileFault(isLocked(bytes) ? "fileEncrypted" : "fileUnknown");
  if (NO_TEXT.test(start)) throw new FileFault("fileUnknown");
  const isHtml = /\.x?html?$/iu.test(name) || /^[^<]{0,8}<(?:!doctype html|html)\b/iu.test(start);
  return isHtml ? "html" : "text";
}
