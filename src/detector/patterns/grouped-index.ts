/** Numbers `0 … keys.length - 1` grouped by their key, in order (compressed sparse rows): group `k` is `items[starts[k]..starts[k + 1])`. */
export class GroupedIndex {
  readonly starts: Int32Array;
  readonly items: Int32Array;

  constructor(groups: number, keys: readonly number[]) {
    this.starts = new Int32Array(groups + 1);
    this.items = new Int32Array(keys.length);
    for (const key of keys) this.starts[key + 1] = (this.starts[key + 1] ?? 0) + 1;
    for (let group = 0; group < groups; group++) this.starts[group + 1]! += this.starts[group] ?? 0;
    const next = this.starts.slice();
    for (let item = 0; item < keys.length; item++) this.items[next[keys[item] ?? 0]!++] = item;
  }

  group(key: number): Int32Array {
    return this.items.subarray(this.starts[key], this.starts[key + 1]);
  }

  /** The item of a group that has but one. */
  onlyOf(key: number): number | undefined {
    const start = this.starts[key] ?? 0;
    return this.starts[key + 1] === start + 1 ? this.items[start] : undefined;
  }

  isEmpty(key: number): boolean {
    return this.starts[key] === this.starts[key + 1];
  }
}
