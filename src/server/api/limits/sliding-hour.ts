import { randomBytes } from "node:crypto";
import { hashInMemory } from "./hashed-name.ts";

export const HOUR_MS = 3_600_000;

/** The visitors of one hour, known only by a hash whose random key is thrown away with them. */
interface Generation {
  readonly hour: number;
  readonly key: string;
  /** When each visitor was counted, oldest first. */
  readonly open: Map<string, readonly number[]>;
  /** The same, of those who had used all that they may when they were last counted. */
  readonly used: Map<string, readonly number[]>;
}

/** What somebody has used of the last 60 minutes' allowance. */
export interface Usage {
  readonly count: number;
  /** When the oldest of those was counted; undefined where there is none. */
  readonly oldest: number | undefined;
}

/** A count that was asked to go up: what it was before, and whether it did. */
export interface Taken extends Usage {
  readonly taken: boolean;
  /** A key for the name that means nothing outside this hour. */
  readonly key: string;
}

/** Counts what names did in the last 60 minutes, in this process's memory or in a store that several share. */
export interface HourCounts {
  /** Counts a name once more unless it has reached the limit, in one step. */
  take(name: string): Taken | Promise<Taken>;
  /** Takes back the last one counted. */
  giveBack(name: string): void | Promise<void>;
}

/**
 * Counts what names, such as addresses, did in the last 60 minutes. No name is kept: only its hash, under a random
 * key that is replaced every hour and forgotten an hour later.
 */
export class SlidingHour implements HourCounts {
  readonly #limit: number;
  readonly #mostNames: number;
  readonly #now: () => number;
  #current: Generation | undefined;
  #previous: Generation | undefined;

  /** @param mostNames remembered of one hour; beyond that, one who may still go on is forgotten first. */
  constructor(options: { limit: number; mostNames: number; now: () => number }) {
    this.#limit = options.limit;
    this.#mostNames = options.mostNames;
    this.#now = options.now;
  }

  take(name: string): Taken {
    const current = this.#turn();
    const key = hashInMemory(name, current.key);
    const times = timesOf(key, current);
    const earlier = this.#earlier(name);
    const count = earlier.length + times.length;
    const usage = { count, oldest: earlier[0] ?? times[0], key };
    if (count >= this.#limit) return { ...usage, taken: false };
    put(key, current, [...times, this.#now()], count + 1 >= this.#limit);
    if (current.open.size + current.used.size > this.#mostNames) forgetOne(current);
    return { ...usage, taken: true };
  }

  /** When it was counted in the hour before this one, as far as that is not 60 minutes ago. */
  #earlier(name: string): readonly number[] {
    const previous = this.#previous;
    if (!previous || previous.open.size + previous.used.size === 0) return [];
    const since = this.#now() - HOUR_MS;
    return timesOf(hashInMemory(name, previous.key), previous).filter((time) => time > since);
  }

  giveBack(name: string): void {
    const current = this.#turn();
    const key = hashInMemory(name, current.key);
    put(key, current, timesOf(key, current).slice(0, -1), false);
  }

  /** The generation of this hour; that of the hour before is kept beside it. */
  #turn(): Generation {
    const hour = Math.floor(this.#now() / HOUR_MS);
    if (this.#current?.hour !== hour) {
      this.#previous = this.#current?.hour === hour - 1 ? this.#current : undefined;
      this.#current = { hour, key: randomBytes(32).toString("base64url"), open: new Map(), used: new Map() };
    }
    return this.#current;
  }
}

function timesOf(key: string, { used, open }: Generation): readonly number[] {
  return used.get(key) ?? open.get(key) ?? [];
}

function put(key: string, { open, used }: Generation, times: readonly number[], isUsed: boolean): void {
  const [into, outOf] = isUsed ? [used, open] : [open, used];
  outOf.delete(key);
  // Who was counted last stands last.
  if (times.length !== 1) into.delete(key);
  if (times.length > 0) into.set(key, times);
}

/** Who has used the whole allowance must not get a new one by being forgotten. */
function forgetOne({ open, used }: Generation): void {
  const from = open.size > 0 ? open : used;
  const oldest = from.keys().next();
  if (!oldest.done) from.delete(oldest.value);
}
