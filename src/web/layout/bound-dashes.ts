/** Texts between tags. Those of scripts and styles do not stand in the main part of a page of words. */
const TEXTS = /(?<=>)[^<>]+(?=<)/gu;
const DASH_AFTER_SPACE = /\s—(?=\s)/gu;

/**
 * A document in whose main part no line can begin with a dash: it stays with the word before it, as Ukrainian is set. What is
 * rendered anew in the browser is left as it is, since both must be the same.
 */
export function boundDashes(html: string): string {
  const [start, end] = [html.indexOf("<main"), html.indexOf("</main>")];
  if (start === -1 || end === -1 || html.includes('id="root"')) return html;
  const main = html
    .slice(start, end)
    .replaceAll(TEXTS, (text) => text.replaceAll(DASH_AFTER_SPACE, "\u00a0—"));
  return html.slice(0, start) + main + html.slice(end);
}
