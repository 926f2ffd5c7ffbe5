/**
 * Which language a text is probably in, for the `lang` of its element: a screen reader and the
 * browser's hyphenation go by it. The report itself comes from the server.
 */
export function guessLanguage(text: string): "en" | "uk" | "ru" {
  const letters = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (letters(/\p{Script=Cyrillic}/gu) <= letters(/\p{Script=Latin}/gu)) return "en";
  return letters(/[іїєґ]/giu) >= letters(/[ыэъё]/giu) ? "uk" : "ru";
}
