/**
 * Runs of characters that take no room on a screen: what Unicode lets programs ignore (zero width, bidi controls,
 * tags, soft hyphens, variation selectors, fillers), the marks of interlinear annotation and the joiners of hieroglyphs.
 */
const INVISIBLE_RUN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u{13430}-\u{1343F}]+/gu;

/** Any unit that could be part of them: not the letters, digits and usual marks of our languages, ‐ to ‧ among them. */
const MAYBE_INVISIBLE = /[^\0-\u00AC\u00AE-\u034E\u0350-\u061B\u2010-\u2027]/;

/** A text without the characters that no reader sees. */
export function withoutInvisible(text: string): string {
  return MAYBE_INVISIBLE.test(text) ? text.replace(INVISIBLE_RUN, "") : text;
}

/** The runs of characters that no reader sees, in their order. */
export function findInvisible(text: string): { run: string; start: number }[] {
  if (!MAYBE_INVISIBLE.test(text)) return [];
  return Array.from(text.matchAll(INVISIBLE_RUN), ({ 0: run, index }) => ({ run, start: index }));
}

/** Whether a character is one that no reader sees. */
export function isInvisible(character: string): boolean {
  return withoutInvisible(character) === "";
}

/** Apostrophes, and marks that are typed for one. */
export const APOSTROPHES = "'’ʼ‘`´";

/** Letters that look alike, each of one script under the one of the other. */
export const LOOK_ALIKES = {
  Latin: "aceijopsxyhABCEHIJKMOPSTXY",
  Cyrillic: "асеіјорѕхуһАВСЕНІЈКМОРЅТХУ",
} as const;

/** Each mark that opens a quotation, with those that close it. All languages' marks are read in every text. */
export const QUOTATION_PAIRS: readonly (readonly [open: string, close: string])[] = [
  ["«", "»"],
  ["‹", "›"],
  ["„", '“”"'],
  ["‚", "‘’"],
  ["“", '”"'],
  ["”", "”"],
  ["‘", "’"],
  ["'", "'"],
  ['"', '"”'],
];

function distinct(characters: string): string {
  return [...new Set(characters)].join("");
}

/** Marks that open or close a quotation, and two that are typed for them. */
export const QUOTATION_MARKS: string = /* @__PURE__ */ distinct(`${QUOTATION_PAIRS.flat().join("")}‟‛`);
