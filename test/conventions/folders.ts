import { posix } from "node:path";

/** A folder of more than this is a pile, in which nobody finds the file that they look for. */
const MOST_ENTRIES = 16;

/** Folders of like data, one file a technique or a group of techniques: their names alone say what is in them. */
const LIKE_DATA = /\/(rules|wordings)$/u;

/** Sentences about every folder that has too many entries, of the folders in which these files lie. */
export function findPiles(paths: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    for (let entry = path; entry.includes("/"); entry = posix.dirname(entry)) {
      const folder = posix.dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MOST_ENTRIES && !LIKE_DATA.test(folder))
    .map(([folder, { size }]) => `${folder} has ${size} entries: make rooms in it`);
}
