import { APOSTROPHES, findInvisible, QUOTATION_MARKS } from "#languages/index.ts";

/** What a UTF-16 unit is to the tokeniser: words are made of the first three. */
export const LOWER = 1;
export const UPPER = 2;
export const DIGIT = 3;
export const APOSTROPHE = 4;
export const HYPHEN = 5;
export const SPACE = 6;
export const NEWLINE = 7;
/** Units that make no letter of their own inside a word: invisible ones and combining accents. */
export const UNSEEN = 8;
export const PUNCTUATION = 9;
export const OTHER = 10;

/** Units below this are looked at one by one; above it are ideographs, private use and surrogates. */
const TABLE_SIZE = 0x3000;

/** Every unit in its place. */
const ALL_UNITS = Array.from({ length: 16 }, (_, block) =>
  String.fromCharCode(...Array.from({ length: 4096 }, (_, unit) => block * 4096 + unit)),
).join("");

const CLASS_OF: ReadonlyArray<readonly [characters: string, characterClass: number]> = [
  ["-‐‑", HYPHEN],
  ["\n\r\u2028\u2029\u0085\v\f", NEWLINE],
  [`.,!?…:;—–()[]{}${QUOTATION_MARKS}`, PUNCTUATION],
  // Some marks are both; the tokeniser looks at what stands around them.
  [APOSTROPHES, APOSTROPHE],
];

function buildClasses(): Uint8Array {
  const classes = Uint8Array.from({ length: 2 ** 16 }, (_, unit) =>
    unit < TABLE_SIZE ? OTHER : classBeyondTable(unit),
  );
  for (let unit = 0; unit < TABLE_SIZE; unit++) {
    const character = String.fromCharCode(unit);
    if (/\p{Lu}|\p{Lt}/u.test(character)) classes[unit] = UPPER;
    else if (/\p{L}/u.test(character)) classes[unit] = LOWER;
    else if (/\p{Nd}/u.test(character)) classes[unit] = DIGIT;
    else if (/\s/u.test(character)) classes[unit] = SPACE;
    else if (/\p{M}/u.test(character)) classes[unit] = UNSEEN;
  }
  for (const [characters, characterClass] of CLASS_OF) {
    for (const character of characters) classes[character.charCodeAt(0)] = characterClass;
  }
  for (const { run, start } of findInvisible(ALL_UNITS)) classes.fill(UNSEEN, start, start + run.length);
  return classes;
}

function buildFolds(): Uint16Array {
  const folds = new Uint16Array(TABLE_SIZE);
  for (let unit = 0; unit < TABLE_SIZE; unit++) {
    const lower = String.fromCharCode(unit).toLowerCase();
    folds[unit] = lower.length === 1 ? lower.charCodeAt(0) : unit;
  }
  for (const apostrophe of APOSTROPHES) folds[apostrophe.charCodeAt(0)] = 0x27;
  for (const hyphen of "‐‑") folds[hyphen.charCodeAt(0)] = 0x2d;
  for (const letter of "ёЁ") folds[letter.charCodeAt(0)] = 0x435;
  return folds;
}

/** Class and folded form of each unit in one number, for the tokeniser's inner loop. */
const FOLD_SHIFT = 4;
const INFOS = buildInfos();

function buildInfos(): Int32Array {
  const infos = new Int32Array(2 ** 16);
  const classes = buildClasses();
  const folds = buildFolds();
  for (let unit = 0; unit < infos.length; unit++) {
    infos[unit] = ((folds[unit] ?? unit) << FOLD_SHIFT) | (classes[unit] ?? OTHER);
  }
  return infos;
}

/** Scripts without case beyond the table count as lower-case letters. */
function classBeyondTable(unit: number): number {
  if (unit >= 0xd800) return OTHER;
  return unit < 0x3040 ? PUNCTUATION : LOWER;
}

/** The UTF-16 units of some characters. */
export function unitsOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)));
}

/** What `\s` is in a regular expression. */
export const WHITE_SPACE =
  " \t\n\v\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF";

/** Class of a UTF-16 unit. */
export function classOf(unit: number): number {
  return classIn(infoOf(unit));
}

/** The class and the folded form of a unit, to be taken apart by `classIn` and `foldIn`; beyond a text's end of none. */
export function infoOf(unit: number): number {
  return INFOS[unit] ?? OTHER;
}

export function classIn(info: number): number {
  return info & ((1 << FOLD_SHIFT) - 1);
}

export function foldIn(info: number): number {
  return info >> FOLD_SHIFT;
}

/**
 * The letter that a base letter and a combining mark make, where the mark carries meaning and
 * not stress: й and ї typed in two units, as some systems do. 0 for any other pair.
 */
export function composedOf(base: number, mark: number): number {
  if (mark === 0x306 && base === 0x438) return 0x439;
  if (mark === 0x308 && base === 0x456) return 0x457;
  return 0;
}
