const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Words as they may stand in XML, as text or in an attribute. */
export function escapeXml(words: string): string {
  return words.replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}
