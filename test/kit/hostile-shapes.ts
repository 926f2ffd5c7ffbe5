/** Texts that make careless scanners slow, each of so many UTF-16 units, by name. */
export function hostileShapes(length: number): Record<string, string> {
  const shapes: Record<string, string> = {};
  const add = (name: string, unit: string) => {
    shapes[name] = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  };
  for (const unit of "aAіЯ1.,!?…-'\"«»“”„—()<@#:\n ") add(`the unit ${JSON.stringify(unit)}`, unit);
  for (const unit of [
    "\u200B",
    "\u00AD",
    "\u0301",
    "\u202E",
    "\uFE0F",
    "\uD83D",
    "🔥",
    "👨‍👩‍👧",
    "\u{E0041}",
  ]) {
    add(`the unit U+${unit.codePointAt(0)?.toString(16)}`, unit);
  }
  add("one word again and again", "we ");
  add("one word, no end of sentence", "you are with us or ");
  add("words that begin patterns", "either or either they want to destroy the ");
  add("Ukrainian words that begin patterns", "або ви з нами або вони хочуть ");
  add("Russian words that begin patterns", "или вы с нами или они хотят ");
  add("quotes that open", "“a ");
  add("quotes that nest", "«a „b “c ");
  add("quotes that close", "a” b» ");
  add("apostrophes", "'a 'b ");
  add("dialogue lines", "— Так, — сказав він. — Ні.\n");
  add("dashes in a dialogue", "— а, — сказав ");
  add("links", "http://a.b/c.");
  add("handles", "@a@b ");
  add("initials", "A. B. ");
  add("numbers", "1.1,1:1 ");
  add("hyphens", "a-b-");
  add("exclamations", "Stop it! ");
  add("short calls", "No war, no peace!\n");
  add("mixed script", "pоlice ");
  add("hidden characters", "a\u200Bb\u200D ");
  add("capitals", "LOUD WORDS ");
  add("tags", "<|im_start|>");
  add("sentences alike", "We will stand. ");
  add("names and verbs", "Ivan Franko said Ivan ");
  add("loaded words", "corrupt traitors vermin ");
  return shapes;
}
