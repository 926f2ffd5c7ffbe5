import { classOf, NEWLINE, SPACE } from "../characters.ts";

/** Most words are told from a link by their first two units. */
export function isLink(text: string, at: number, unit: number): boolean {
  if (unit !== 0x68 && unit !== 0x77 && unit !== 0x74) return false;
  const next = text.charCodeAt(at + 1);
  if (unit === 0x68)
    return next === 0x74 && (text.startsWith("http://", at) || text.startsWith("https://", at));
  if (unit === 0x77) return next === 0x77 && text.startsWith("www.", at);
  return next === 0x2e && text.startsWith("t.me/", at);
}

/** Where a link ends: at white space, a quotation mark or bracket, without a last full stop or comma. */
export function linkEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLinkUnit(text.charCodeAt(end))) end++;
  while (end > at + 1 && ".,!?:;".includes(text.charAt(end - 1))) end--;
  return end;
}

function isLinkUnit(unit: number): boolean {
  const kind = classOf(unit);
  if (kind === SPACE || kind === NEWLINE) return false;
  return !(unit === 0x22 || unit === 0x29 || unit === 0x3e || unit === 0xbb || unit === 0x201d);
}
