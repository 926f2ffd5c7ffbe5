import { randomBytes } from "node:crypto";
import type { SealedBlobs } from "#tasks/index.ts";
import { hashForStore } from "./hashed-name.ts";
import { HOUR_MS, type HourCounts, type Taken, type Usage } from "./sliding-hour.ts";

/** How often a count is tried that others come before; a visitor who counts that fast is told to wait. */
const MOST_TRIES = 8;

interface Options {
  readonly blobs: SealedBlobs;
  readonly limit: number;
  readonly now: () => number;
  /** Keeps counts of one kind apart from those of another. */
  readonly what: string;
}

/**
 * The counts of the last 60 minutes in a store that functions share. As in memory no name is kept, only its HMAC under
 * a random key of the hour, which lies sealed beside the counts and is gone an hour after its own.
 */
export class SlidingHourInBlobs implements HourCounts {
  readonly #options: Options;
  /** The keys of this hour and the last, as this process has read them. */
  readonly #keys = new Map<number, Uint8Array>();

  constructor(options: Options) {
    this.#options = options;
  }

  async take(name: string): Promise<Taken> {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const taken = await this.#tryToTake(name);
      if (taken) return taken;
    }
    return { ...(await this.#usage(name)), taken: false };
  }

  async giveBack(name: string): Promise<void> {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const { blob, times, version } = await this.#timesOf(name, this.#hour());
      if (await this.#write(blob, times.slice(0, -1), version)) return;
    }
  }

  /** Undefined where another came before. */
  async #tryToTake(name: string): Promise<Taken | undefined> {
    const usage = await this.#usage(name);
    if (usage.count >= this.#options.limit) return { ...usage, taken: false };
    const { blob, current, version } = usage;
    const isWritten = await this.#write(blob, [...current, this.#options.now()], version);
    return isWritten ? { ...usage, taken: true } : undefined;
  }

  async #usage(
    name: string,
  ): Promise<Usage & { key: string; blob: string; current: readonly number[]; version: string | undefined }> {
    const hour = this.#hour();
    const since = this.#options.now() - HOUR_MS;
    const [before, { key, blob, times: current, version }] = await Promise.all([
      this.#timesOf(name, hour - 1),
      this.#timesOf(name, hour),
    ]);
    const earlier = before.times.filter((time) => time > since);
    return {
      count: earlier.length + current.length,
      oldest: earlier[0] ?? current[0],
      key,
      blob,
      current,
      version,
    };
  }

  async #timesOf(name: string, hour: number) {
    const { blobs, what } = this.#options;
    const key = hashForStore(name, await this.#keyOf(hour));
    const blob = `${what}/${hour}/${key}`;
    const { bytes, version } = await blobs.readToChange(blob);
    const times: readonly number[] = bytes ? JSON.parse(new TextDecoder().decode(bytes)) : []; // sealed by us
    return { key, blob, times, version };
  }

  #write(blob: string, times: readonly number[], version: string | undefined): Promise<boolean> {
    const bytes = new TextEncoder().encode(JSON.stringify(times));
    return this.#options.blobs.replace(blob, bytes, (this.#hour() + 2) * HOUR_MS, version);
  }

  /** The random key of an hour: whoever needs it first makes it. */
  async #keyOf(hour: number): Promise<Uint8Array> {
    const known = this.#keys.get(hour);
    if (known) return known;
    const { blobs } = this.#options;
    const blob = `hour-key/${hour}`;
    await blobs.create(blob, randomBytes(32), { until: (hour + 2) * HOUR_MS });
    const found = await blobs.read(blob);
    if (!found) throw new Error("The key of the hour cannot be read.");
    for (const old of this.#keys.keys()) if (old < hour - 1) this.#keys.delete(old);
    this.#keys.set(hour, found.bytes);
    return found.bytes;
  }

  #hour(): number {
    return Math.floor(this.#options.now() / HOUR_MS);
  }
}
