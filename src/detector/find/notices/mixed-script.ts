import { LOOK_ALIKES, profiles } from "#languages/index.ts";
import type { Notice, TextLanguage } from "#report/index.ts";
import { unitsOf } from "../../text/characters.ts";
import { scriptBit, scriptOf } from "../../text/letters.ts";
import type { Split } from "../../text/split.ts";
import { WORD } from "../../text/tokens.ts";

const LATIN = scriptBit("Latin");
const CYRILLIC = scriptBit("Cyrillic");

/** Letters that look like a letter of another of the three scripts. */
const ALIKE = unitsOf(`${LOOK_ALIKES.Latin}${LOOK_ALIKES.Cyrillic}vuNZοανρυιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ`);

/** Longest Cyrillic ending of a Latin stem: Zoomом, COVIDними. */
const LONGEST_ENDING = 4;

/** Finds words in which letters of one script stand in for look-alikes of another. */
export function findMixedScript({ text, tokens, letters: { scripts }, sentences }: Split): Notice[] {
  const notices: Notice[] = [];
  // Words whose letters were put right are mixed only as they stand in the text.
  const disguised = new Set(tokens.disguised);
  if (disguised.size === 0 && !scripts.some(isMixed)) return notices;
  for (const { first, end, language } of sentences) {
    for (let index = first; index < end; index++) {
      if (tokens.kinds[index] !== WORD) continue;
      if (!isMixed(scripts[tokens.words[index] ?? 0] ?? 0) && !disguised.has(index)) continue;
      const start = tokens.starts[index] ?? 0;
      const word = text.slice(start, tokens.ends[index]);
      if (word.split("-").some((part) => isDisguised(part, language))) {
        notices.push({ kind: "mixed-script", start, end: start + word.length });
      }
    }
  }
  return notices;
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
    if (!ALIKE.has(letter.charCodeAt(0))) unmistakable |= script;
  }
  if (!isMixed(scripts) || (scripts & ~unmistakable) === 0) return false;
  return profiles[language].script !== "Cyrillic" || !isStemWithEnding(word);
}

/** A Latin stem that no Cyrillic letters could feign, with a Cyrillic ending, as Slavic languages inflect it. */
function isStemWithEnding(word: string): boolean {
  const letters = Array.from(word);
  const stem = letters.findIndex((letter) => scriptOf(letter.charCodeAt(0)) === CYRILLIC);
  if (stem < 2 || letters.length - stem > LONGEST_ENDING) return false;
  const isPlainStem = letters
    .slice(0, stem)
    .some((letter) => isLatin(letter) && !ALIKE.has(letter.charCodeAt(0)));
  return isPlainStem && letters.slice(stem).every((letter) => scriptOf(letter.charCodeAt(0)) === CYRILLIC);
}

function isLatin(letter: string): boolean {
  return scriptOf(letter.charCodeAt(0)) === LATIN;
}
