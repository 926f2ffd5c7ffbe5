/** The index of the first item whose value is `least` or more, of items in order of that value; their number if none is. */
export function firstAtLeast<T>(items: readonly T[], least: number, valueOf: (item: T) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && valueOf(item) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
