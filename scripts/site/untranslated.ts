import { type Element, type Node, Window } from "happy-dom";

/** Attributes that a reader sees or hears. */
const SPOKEN = ["title", "alt", "aria-label", "placeholder", "content", "data-granted", "data-denied"];
/** What is no language of people: code, and what only programs read. */
const SILENT = new Set(["SCRIPT", "STYLE", "CODE", "svg"]);
const HEAD_META = /^(?:description|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/u;

function* stringsIn(node: Node): Generator<string> {
  if (node.nodeType === 3) yield node.textContent.replace(/\s+/gu, " ").trim();
  if (node.nodeType !== 1) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an element, by its type
  const element = node as Element;
  if (SILENT.has(element.tagName) || isInOtherLanguage(element)) return;
  yield* attributesOf(element);
  for (const child of element.childNodes) yield* stringsIn(child);
}

function isInOtherLanguage(element: Element): boolean {
  const page = element.ownerDocument.documentElement.getAttribute("lang");
  return element.hasAttribute("lang") && element.getAttribute("lang") !== page;
}

function attributesOf(element: Element): string[] {
  const meta = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
  if (element.tagName === "META" && !HEAD_META.test(meta)) return [];
  return SPOKEN.map((name) => element.getAttribute(name)?.trim() ?? "");
}

/** Names, which stay as they are: of this site, of works with their year, of those who published them, of whom to write to. */
const NAMES = [
  /^(?:Sub|text|Subtext)$/u,
  /\(\d{4}\):$/u,
  /^(?:W3C:|MDN Web Docs:|\. George Allen & Unwin\.|\. RAND\.|(?:\. )?Institute for Propaganda Analysis\.)$/u,
  /^\S+@\S+$/u,
];

/**
 * Every string of a page that a visitor can see or hear, that has Latin letters alone, is no name and not marked as
 * being in another language than the page.
 */
export function withoutCyrillic(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  const all = [...stringsIn(document.documentElement)];
  return [...new Set(all)].filter(
    (words) =>
      /\p{Script=Latin}/u.test(words) &&
      !/\p{Script=Cyrillic}/u.test(words) &&
      !NAMES.some((name) => name.test(words)),
  );
}
