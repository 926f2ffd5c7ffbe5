import type { Forms, Pair } from "./pairs.ts";

const SLOT = /\[\[([aAbB])\.([a-z]+)\]\]/gu;

/**
 * Fills a text's slots, e.g. `[[A.nom]] steal from [[b.acc]]`; a capital `A` or `B` begins with a capital letter.
 * Throws a RangeError where a side has no such form.
 */
export function fill(template: string, pair: Pair): string {
  return template.replace(SLOT, (_, side: string, form: string) => {
    const name = sideOf(pair, side)[form];
    if (name === undefined) throw new RangeError(`no form ${side}.${form}`);
    return side === side.toUpperCase() ? capitalised(name) : name;
  });
}

/** The pair with its sides in each other's place. */
export function swapped({ a, b }: Pair): Pair {
  return { a: b, b: a };
}

/** Puts each side's own mark where one of its names stands, so that two reports can be compared without the names. */
export function withoutNames(words: string, { a, b }: Pair): string {
  const marks = new Map([...marked(a, "⟦a⟧"), ...marked(b, "⟦b⟧")]);
  const names = [...marks.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return withOneKindOfMarks(words).replace(pattern, (name) => marks.get(bare(name)) ?? name);
}

/** A quotation within a quotation has other marks than the name in the text. */
function withOneKindOfMarks(words: string): string {
  return words.replaceAll(/[«„“”»]/gu, '"');
}

/** Names as they stand in the table, and without an article, which a quote may leave out. */
function marked(forms: Forms, mark: string): [string, string][] {
  const names = Object.values(forms).map(bare);
  return [...names, ...names.map((name) => name.replace(/^the /u, ""))].map((name) => [name, mark]);
}

/** As it stands in a table: a report may quote a name inside a sentence or at its head. */
function bare(name: string): string {
  return withOneKindOfMarks(name).toLowerCase();
}

function sideOf({ a, b }: Pair, side: string): Forms {
  return side.toLowerCase() === "a" ? a : b;
}

/** The first letter, which may stand behind a quotation mark. */
function capitalised(name: string): string {
  return name.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
