import { isInvisible } from "#languages/index.ts";

/** A run of visible characters, or one character that a reader would not see. */
export interface VisiblePart {
  readonly at: number;
  readonly text: string;
  /** Such as "U+200B"; undefined for what can be seen anyway. */
  readonly code: string | undefined;
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Splits words so that each invisible character stands alone, with its code. */
export function showInvisible(words: string): VisiblePart[] {
  const parts: VisiblePart[] = [];
  let at = 0;
  let visible = "";
  const flush = () => {
    if (visible !== "") parts.push({ at: at - visible.length, text: visible, code: undefined });
    visible = "";
  };
  for (const character of words) {
    if (isInvisible(character)) {
      flush();
      parts.push({ at, text: character, code: codeOf(character) });
    } else visible += character;
    at += character.length;
  }
  flush();
  return parts;
}
