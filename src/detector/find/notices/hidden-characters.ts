import { findInvisible } from "#languages/index.ts";
import type { Notice } from "#report/index.ts";

const PICTOGRAPH_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20E3]$/u;
const PICTOGRAPH_AFTER = /^\p{Extended_Pictographic}/u;
/** Scripts whose spelling uses joiners and direction marks. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{Script=Khmer}\p{Script=Mongolian}\p{Script=Hangul}]/u;
const SUBDIVISION_FLAG = /^[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,6}\u{E007F}$/u;

/** Finds hidden characters, but for those that belong where they stand: in emoji, in scripts that join, one soft hyphen. */
export function findHiddenCharacters(text: string): Notice[] {
  return findInvisible(text)
    .filter(({ run, start }) => run !== "\u00AD" && !belongs(text, start, run))
    .map(({ run, start }) => ({ kind: "hidden-characters", start, end: start + run.length }));
}

function belongs(text: string, start: number, run: string): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(start + run.length, start + run.length + 2);
  if (run === "\uFE0F" || run === "\uFE0E") return before !== "" && !/[\p{L}\s]$/u.test(before);
  if (run === "\u200D" || run === "\uFE0F\u200D")
    return isEmoji(before) && (PICTOGRAPH_AFTER.test(after) || /^[♀♂⚕]/u.test(after));
  if (before === "🏴" && SUBDIVISION_FLAG.test(run)) return true;
  return run.length === 1 && (JOINING.test(before) || JOINING.test(after));
}

function isEmoji(before: string): boolean {
  return PICTOGRAPH_BEFORE.test(before);
}
