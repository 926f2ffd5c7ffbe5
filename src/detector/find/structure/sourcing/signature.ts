import { unitsOf } from "../../../text/characters.ts";
import type { Split } from "../../../text/split.ts";
import { markAt, WORD } from "../../../text/tokens.ts";
import { isCapital } from "./whole-name.ts";

/** "Traffic is slow on the bridge — Town Hall": a name after the last dash of a line signs for what it says. */
export function signatureOf({ tokens, sentences }: Split, number: number) {
  const { first, end, paragraph } = sentences[number] ?? { first: 0, end: 0, paragraph: 0 };
  if (sentences[number + 1]?.paragraph === paragraph) return undefined;
  let last = end - 1;
  while (last > first && tokens.kinds[last] !== WORD) last--;
  let from = last;
  while (from > last - SIGNATURE_WORDS && tokens.kinds[from] === WORD && isCapital(tokens, from)) from--;
  const isSigned = from < last && DASHES.has(markAt(tokens, from)) && from - first >= FEWEST_SIGNED;
  return isSigned && end - last <= 2 ? { first: from + 1, last } : undefined;
}

/** Signatures stand at the head of a post. */
export const SIGNED_SENTENCES = 3;
const SIGNATURE_WORDS = 4;
const FEWEST_SIGNED = 6;
const DASHES = unitsOf("—–-");
