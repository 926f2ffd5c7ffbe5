import { getDocumentProxy } from "unpdf";
import { FileFault } from "./file-fault.ts";

/** A run of words on a page; `y` in points from the bottom. */
interface Item {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly height: number;
}

interface Line {
  readonly words: string;
  /** Of its base, in points from the bottom of the page. */
  readonly y: number;
  readonly height: number;
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let parts: Item[] = [];
  for (const [i, item] of items.entries()) {
    parts.push(item);
    if (!item.hasEOL && i < items.length - 1) continue;
    const words = parts.map(({ str }) => str).join("");
    const height = Math.max(...parts.map((part) => part.height));
    lines.push({ words: words.trim(), y: parts[0]?.transform[5] ?? 0, height });
    parts = [];
  }
  return lines.filter(({ words }) => words !== "");
}

/** The distance of two lines that follow each other, as most of a page has it, in points. */
function usualDistance(lines: readonly Line[]): number {
  const distances = lines.slice(1).map(({ y }, i) => Math.abs((lines[i]?.y ?? y) - y));
  const sorted = distances.filter((distance) => distance > 1).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Two lines as the words they are: a word parted at the end of a line is whole again. */
function join(words: string, next: string): string {
  const isParted = /\p{Ll}[-\u00ad\u2010]$/u.test(words) && /^\p{Ll}/u.test(next);
  return isParted ? words.slice(0, -1) + next : `${words} ${next}`;
}

/** The paragraphs of a page: lines that stand as close together as most do, in letters of one size, belong to one. */
function paragraphsOf(items: readonly Item[]): string[] {
  // A line of nothing but a number is that of the page.
  const lines = linesOf(items).filter(({ words }) => !/^[-–—\s]*\d{1,4}[-–—\s]*$/u.test(words));
  const usual = usualDistance(lines);
  const paragraphs: string[] = [];
  for (const [i, { words, y, height }] of lines.entries()) {
    const before = lines[i - 1];
    const isOther = before && Math.abs(before.height - height) > height * 0.15; // a heading, or what follows one
    const isNew = !before || isOther || Math.abs(before.y - y) > usual * 1.35;
    if (isNew) paragraphs.push(words);
    else paragraphs.push(join(paragraphs.pop() ?? "", words));
  }
  return paragraphs;
}

/** Paragraphs of all pages in a row; one that goes on over the end of a page is whole again. */
function overPages(pages: readonly (readonly string[])[]): string {
  const all: string[] = [];
  for (const [first = "", ...rest] of pages) {
    const before = all.at(-1);
    const goesOn = before !== undefined && /[^.!?…:"”»]$/u.test(before) && /^\p{Ll}/u.test(first);
    if (goesOn) all.push(join(all.pop() ?? "", first), ...rest);
    else all.push(first, ...rest);
  }
  return all.filter((paragraph) => paragraph !== "").join("\n\n");
}

async function open(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new FileFault(isLocked ? "fileEncrypted" : "fileDamaged");
  }
}

/** The words of a PDF, its paragraphs apart by an empty line. Throws a `FileFault`; a scan without recognised words is one. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes);
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(paragraphsOf(items.filter((item) => "str" in item)));
    page.cleanup();
  }
  const text = overPages(pages);
  if (text === "") throw new FileFault("fileScanned");
  return text;
}
