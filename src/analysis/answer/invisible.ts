/** Soft hyphens, zero-width, bidi and tag characters, variation selectors: no reader sees them, every program does. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu;

/** A text without the characters that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}
