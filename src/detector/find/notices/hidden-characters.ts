import type { Notice } from "#report/index.ts";

/** Runs of characters that take no room: zero width, bidi controls, tags, soft hyphens, variation selectors, fillers. */
const HIDDEN_RUN =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\p{Variation_Selector}\uFEFF\uFFA0\u{E0000}-\u{E01EF}]+/gu;

const PICTOGRAPH_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20E3]$/u;
const PICTOGRAPH_AFTER = /^\p{Extended_Pictographic}/u;
/** Scripts whose spelling uses joiners and direction marks. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{Script=Khmer}\p{Script=Mongolian}\p{Script=Hangul}]/u;
const SUBDIVISION_FLAG = /^[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,6}\u{E007F}$/u;

/** Finds hidden characters, but for those that belong where they stand: in emoji, in scripts that join, one soft hyphen. */
export function findHiddenCharacters(text: string): Notice[] {
  const notices: Notice[] = [];
  if (!MAYBE_HIDDEN.test(text)) return notices;
  for (const { index, 0: run } of text.matchAll(HIDDEN_RUN)) {
    if (run === "\u00AD" || belongs(text, index, run)) continue;
    notices.push({ kind: "hidden-characters", start: index, end: index + run.length });
  }
  return notices;
}

/** Any unit that could be hidden: not the letters, digits and usual marks of our languages, ‐ to ‧ among them. */
const MAYBE_HIDDEN = /[^\0-\u00AC\u00AE-\u061B\u2010-\u2027]/;

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
