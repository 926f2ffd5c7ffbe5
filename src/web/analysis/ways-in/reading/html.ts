import { DomUtils, ElementType, parseDocument } from "htmlparser2";

type PageNode = ReturnType<typeof parseDocument>["children"][number];
type PageElement = ReturnType<typeof DomUtils.findAll>[number];

/** What is no part of what a page says. */
const LEFT_OUT = new Set(
  "script style noscript template nav aside footer form button select option textarea svg math iframe object video audio canvas dialog head".split(
    " ",
  ),
);

/** Elements that begin a line of their own, with an empty one before it. */
const BLOCKS = new Set(
  "p div section article main header h1 h2 h3 h4 h5 h6 blockquote ul ol dl table pre figure figcaption hr address body".split(
    " ",
  ),
);

/** Elements that begin a line of their own. */
const LINES = new Set(["li", "tr", "dt", "dd", "br", "caption"]);

function isLeftOut({ name, attribs }: PageElement): boolean {
  return LEFT_OUT.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true";
}

function breakOf({ name }: PageElement): string {
  if (BLOCKS.has(name)) return "\n\n";
  if (LINES.has(name)) return "\n";
  return name === "td" || name === "th" ? " " : "";
}

function wordsOf(node: PageNode): string {
  if (node.type === ElementType.Text) return node.data.replace(/\s+/gu, " ");
  if (!("attribs" in node) || isLeftOut(node)) return "";
  const space = breakOf(node);
  return `${space}${node.children.map(wordsOf).join("")}${node.name === "br" ? "" : space}`;
}

/** Lines without white space at their ends, and at most one empty line between two. */
function tidy(words: string): string {
  const lines = words.split("\n").map((line) => line.replace(/[ \t\u00a0]+/gu, " ").trim());
  return lines
    .filter((line, i) => line !== "" || lines[i - 1] !== "")
    .join("\n")
    .trim();
}

/** Where a page says that its own words stand: the longest of its articles, or its main part. */
function mainParts(page: PageNode[]): PageElement[] {
  const inPage = (is: (element: PageElement) => boolean) => DomUtils.findAll(is, page);
  const articles = inPage(({ name }) => name === "article");
  const mains = inPage(({ name, attribs }) => name === "main" || attribs["role"] === "main");
  return [...(articles.length > 0 ? articles : mains)];
}

/** The main text of an HTML page, without scripts, navigation and the like; paragraphs are apart by an empty line. */
export function textOfHtml(html: string): string {
  const page = parseDocument(html).children;
  const parts = mainParts(page).map((part) => tidy(wordsOf(part)));
  const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const whole = tidy(page.map(wordsOf).join(""));
  // A page whose article is a mere teaser says what it says elsewhere.
  return longest.length > whole.length / 4 ? longest : whole;
}
