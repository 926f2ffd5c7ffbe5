/** Entries of two lists by where they stand. */
export interface Sides<T> {
  readonly both: readonly { readonly first: T; readonly second: T }[];
  readonly onlyFirst: readonly T[];
  readonly onlySecond: readonly T[];
}

/** The first entry of each key, in the order of the list. */
function byKey<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const entry of entries) if (!found.has(keyOf(entry))) found.set(keyOf(entry), entry);
  return found;
}

/** What two lists share and what each has alone; entries of one key are the same. */
export function sidesOf<T>(first: readonly T[], second: readonly T[], keyOf: (entry: T) => string): Sides<T> {
  const [ofFirst, ofSecond] = [byKey(first, keyOf), byKey(second, keyOf)];
  return {
    both: [...ofFirst].flatMap(([key, entry]) => {
      const other = ofSecond.get(key);
      return other === undefined ? [] : [{ first: entry, second: other }];
    }),
    onlyFirst: [...ofFirst].flatMap(([key, entry]) => (ofSecond.has(key) ? [] : [entry])),
    onlySecond: [...ofSecond].flatMap(([key, entry]) => (ofFirst.has(key) ? [] : [entry])),
  };
}
