import { randomBytes } from "node:crypto";
import { hashInMemory } from "./hashed-name.ts";

export const HOUR_MS = 3_600_000;

/** When a name was counted, in milliseconds since its hour began, oldest first. Most are counted once: a bare number. */
type Times = number | readonly number[];

/** The visitors of one hour, known only by a hash whose random key is thrown away with them. */
interface Generation {
  readonly hour: number;
  readonly key: string;
  readonly open: Names;
  /** Those who had used all that they may when they were last counted. */
  readonly used: Names;
}

/** In the order in which they were last counted. */
class Names extends Map<string, Times> {
  #oldest: MapIterator<string> | undefined;

  /**
   * Goes on from where the last one was forgotten: a map keeps the places of what was deleted for a while, and whoever begins
   * at its first passes over all of them.
   */
  forgetOldest(): void {
    this.#oldest ??= this.keys();
    const { value } = this.#oldest.next();
    if (value !== undefined) this.delete(value);
  }
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
    const now = this.#now();
    const current = this.#turn(now);
    const key = hashInMemory(name, current.key);
    const times = timesOf(key, current);
    const earlier = this.#earlier(name, now);
    const count = earlier.length + asList(times).length;
    const oldest = earlier[0] ?? sinceEpoch(times, current);
    const taken = count < this.#limit;
    if (taken) {
      const time = now - current.hour * HOUR_MS;
      put(key, current, times === undefined ? time : [...asList(times), time], count + 1 >= this.#limit);
      if (current.open.size + current.used.size > this.#mostNames) forgetOne(current);
    }
    return { count, oldest, key, taken };
  }

  /** When it was counted in the hour before this one, as far as that is not 60 minutes ago. */
  #earlier(name: string, now: number): readonly number[] {
    const previous = this.#previous;
    if (!previous || previous.open.size + previous.used.size === 0) return NEVER;
    return asList(timesOf(hashInMemory(name, previous.key), previous))
      .map((time) => previous.hour * HOUR_MS + time)
      .filter((time) => time > now - HOUR_MS);
  }

  giveBack(name: string): void {
    const current = this.#turn(this.#now());
    const key = hashInMemory(name, current.key);
    put(key, current, asList(timesOf(key, current)).slice(0, -1), false);
  }

  /** The generation of this hour; that of the hour before is kept beside it. */
  #turn(now: number): Generation {
    const hour = Math.floor(now / HOUR_MS);
    if (this.#current?.hour !== hour) {
      this.#previous = this.#current?.hour === hour - 1 ? this.#current : undefined;
      this.#current = {
        hour,
        key: randomBytes(32).toString("base64url"),
        open: new Names(),
        used: new Names(),
      };
    }
    return this.#current;
  }
}

const NEVER: readonly number[] = [];

function asList(times: Times = NEVER): readonly number[] {
  return typeof times === "number" ? [times] : times;
}

function timesOf(key: string, { used, open }: Generation): Times | undefined {
  return used.get(key) ?? open.get(key);
}

/** The first of the times, in milliseconds since 1970. */
function sinceEpoch(times: Times | undefined, { hour }: Generation): number | undefined {
  const [first] = asList(times);
  return first === undefined ? undefined : hour * HOUR_MS + first;
}

function put(key: string, { open, used }: Generation, times: Times, isUsed: boolean): void {
  const into = isUsed ? used : open;
  if (typeof times === "number") return void into.set(key, times); // counted for the first time
  // Who was counted last stands last.
  open.delete(key);
  used.delete(key);
  if (times.length > 0) into.set(key, times);
}

/** Who has used the whole allowance must not get a new one by being forgotten. */
function forgetOne({ open, used }: Generation): void {
  (open.size > 0 ? open : used).forgetOldest();
}
