/*
 * What a visitor has typed outlives a reload of ours. It is handed over in the tab's name, which stays in
 * memory, and taken out again before anything else happens: storage would write it to the disk.
 */

const HANDED_OVER = "typed:";

/** Loads the page again without losing what was typed. */
export function reloadWithTypedText(): void {
  const typed = document.querySelector("textarea")?.value ?? "";
  if (typed !== "") window.name = HANDED_OVER + typed;
  location.reload();
}

/** Puts back what was typed before the page was loaded again. */
export function restoreTypedText(): void {
  if (!window.name.startsWith(HANDED_OVER)) return;
  const typed = window.name.slice(HANDED_OVER.length);
  window.name = "";
  const textarea = document.querySelector("textarea");
  if (textarea) textarea.value = typed;
}
