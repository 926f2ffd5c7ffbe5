import { LOOK_ALIKES } from "#languages/index.ts";

/** A bit that all Cyrillic units have, and no ASCII one. */
export const CYRILLIC_BIT = 0x400;

const HYPHEN = 0x2d;

/** By ASCII unit, folded, the Cyrillic one that it looks like, be it as a capital; 0 where it looks like none. */
const CYRILLIC_OF = new Uint16Array(0x80);
for (const [at, latin] of Array.from(LOOK_ALIKES.Latin).entries())
  CYRILLIC_OF[foldOf(latin)] = foldOf(LOOK_ALIKES.Cyrillic.charAt(at));

function foldOf(letter: string): number {
  return letter.toLowerCase().charCodeAt(0);
}

/**
 * Puts Cyrillic letters in the place of Latin ones that look alike, in each part of a folded word (between hyphens) that
 * has letters of both. A part with another Latin letter stays as it is. Returns whether anything changed.
 */
export function withoutLookAlikes(folded: Uint16Array, start: number, end: number): boolean {
  let isChanged = false;
  for (let from = start; from < end; ) {
    let to = from;
    while (to < end && folded[to] !== HYPHEN) to++;
    if (isMixed(folded, from, to)) {
      for (let at = from; at < to; at++) folded[at] = cyrillicOf(folded[at] ?? 0) || (folded[at] ?? 0);
      isChanged = true;
    }
    from = to + 1;
  }
  return isChanged;
}

function cyrillicOf(unit: number): number {
  return CYRILLIC_OF[unit] ?? 0;
}

/** Whether some units are Cyrillic, and some Latin, all of which look like Cyrillic ones. */
function isMixed(folded: Uint16Array, start: number, end: number): boolean {
  let cyrillic = false;
  let latin = false;
  for (let at = start; at < end; at++) {
    const unit = folded[at] ?? 0;
    if (isCyrillic(unit)) cyrillic = true;
    else if (cyrillicOf(unit) !== 0) latin = true;
    else if (isLatin(unit)) return false;
  }
  return cyrillic && latin;
}

function isCyrillic(unit: number): boolean {
  return unit >= 0x400 && unit < 0x530;
}

function isLatin(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}
