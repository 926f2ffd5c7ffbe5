import type { Notice, TextLanguage } from "#report/index.ts";
import { unitsOf } from "../split/characters.ts";
import type { Split } from "../split/split.ts";
import { type Tokens, WORD } from "../split/tokens.ts";

const LATIN = 1;
const CYRILLIC = 2;
const GREEK = 4;

/** Letters that look like a letter of another of the three scripts. */
const LOOK_ALIKES = unitsOf("aceijopsxyvABCEHIJKMOPSTXYZNvuасеіјорѕхуһАВСЕНІЈКМОРЅТХУοανρυιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ");

/** Longest Cyrillic ending of a Latin stem: Zoomом, COVIDними. */
const LONGEST_ENDING = 4;

/** Finds words in which letters of one script stand in for look-alikes of another. */
export function findMixedScript({ tokens, sentences }: Split): Notice[] {
  const notices: Notice[] = [];
  for (const { first, end, language } of sentences) {
    for (let index = first; index < end; index++) {
      if (tokens.kinds[index] !== WORD || !isMixed(scriptsOfToken(tokens, index))) continue;
      const start = tokens.starts[index] ?? 0;
      const word = tokens.text.slice(start, tokens.ends[index]);
      if (word.split("-").some((part) => isDisguised(part, language))) {
        notices.push({ kind: "mixed-script", start, end: start + word.length });
      }
    }
  }
  return notices;
}

function scriptsOfToken({ words, distinct: { folded, starts, ends } }: Tokens, index: number): number {
  let scripts = 0;
  const word = words[index] ?? 0;
  const end = ends[word] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at++) scripts |= scriptOf(folded[at] ?? 0);
  return scripts;
}

function scriptOf(unit: number): number {
  if (unit < 0x250) return (unit | 0x20) >= 0x61 && unit !== 0xb5 ? LATIN : 0;
  if (unit >= 0x400 && unit < 0x530) return CYRILLIC;
  return unit >= 0x370 && unit < 0x400 ? GREEK : 0;
}

function isMixed(scripts: number): boolean {
  return (scripts & (scripts - 1)) !== 0;
}

/** Whether all letters of one script in the word are look-alikes, and are not just an ending. */
function isDisguised(word: string, language: TextLanguage): boolean {
  let scripts = 0;
  let unmistakable = 0;
  for (const letter of word) {
    const script = scriptOf(letter.charCodeAt(0));
    scripts |= script;
    if (!LOOK_ALIKES.has(letter.charCodeAt(0))) unmistakable |= script;
  }
  if (!isMixed(scripts) || (scripts & ~unmistakable) === 0) return false;
  return language === "en" || !isStemWithEnding(word);
}

/** A Latin stem that no Cyrillic letters could feign, with a Cyrillic ending, as Slavic languages inflect it. */
function isStemWithEnding(word: string): boolean {
  const letters = Array.from(word);
  const stem = letters.findIndex((letter) => scriptOf(letter.charCodeAt(0)) === CYRILLIC);
  if (stem < 2 || letters.length - stem > LONGEST_ENDING) return false;
  const isPlainStem = letters
    .slice(0, stem)
    .some((letter) => isLatin(letter) && !LOOK_ALIKES.has(letter.charCodeAt(0)));
  return isPlainStem && letters.slice(stem).every((letter) => scriptOf(letter.charCodeAt(0)) === CYRILLIC);
}

function isLatin(letter: string): boolean {
  return scriptOf(letter.charCodeAt(0)) === LATIN;
}
