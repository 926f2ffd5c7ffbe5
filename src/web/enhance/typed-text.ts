/*
 * What a visitor has typed outlives a reload of ours, and so does the text of a report that is shown. Both are
 * handed over in the tab's name, which stays in memory, and taken out again before anything else happens:
 * storage would write them to the disk.
 */

const HANDED_OVER = "typed:";

/** Loads the page again without losing what was typed, or the text that was sent. */
export function reloadWithTypedText(): void {
  const typed = document.querySelector("textarea")?.value ?? "";
  let sent = "";
  // The analysis screen keeps its task: src/web/analysis/task/reload.ts.
  const handOver = (text: string) => {
    sent = text;
  };
  dispatchEvent(new CustomEvent("about-to-reload", { detail: handOver }));
  if (typed !== "" || sent !== "") window.name = HANDED_OVER + JSON.stringify([typed, sent]);
  location.reload();
}

/** Puts back what was typed before the page was loaded again, and the text that was sent beside it. */
export function restoreTypedText(): void {
  const textarea = document.querySelector("textarea");
  // On a page that stands in for the analysis page, such as that of a fault, it waits for the real one.
  if (!textarea || !window.name.startsWith(HANDED_OVER)) return;
  const [typed, sent] = JSON.parse(window.name.slice(HANDED_OVER.length));
  window.name = "";
  textarea.value = typed;
  textarea.dataset["sent"] = sent;
}
