import type { Measured } from "./measured.ts";

/** A load and what serves it. */
export interface Plan {
  readonly analysesPerSecond: number;
  readonly workers: number;
  /** How long a language model takes for one text; 0 where the embedded analyser reads alone. */
  readonly modelMs: number;
  /** Analyses at the same time in one worker (`CONCURRENCY`). */
  readonly places: number;
}

export interface Outcome {
  /** Share of the workers' time that is used. */
  readonly load: number;
  /** How long tasks wait for their turn, in milliseconds, at the median and the 99th percentile. */
  readonly waitP50Ms: number;
  readonly waitP99Ms: number;
}

/** No part is planned to be busier than this share of its time. */
export const MOST_LOAD = 0.9;

/**
 * How long one analysis keeps a worker: its CPU time, or what the end-to-end measurement left of a second where that is
 * longer, since a part of it was spent waiting for Redis and its disk.
 */
export function serviceMs({ workerCpuMs, analysesPerSecond }: Measured): number {
  return Math.max(workerCpuMs, 1_000 / analysesPerSecond);
}

/** Random numbers in [0, 1) that are the same each time: mulberry32 by T. Ettinger. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One so many at once; what comes takes the place that is free first. */
class Places {
  /** When each place is free, as a binary heap: the first is the next. */
  readonly #free: Float64Array;

  constructor(count: number) {
    this.#free = new Float64Array(count);
  }

  /** Takes the next free place from `at` on, for so long; gives when that began. */
  take(at: number, ms: number): number {
    const began = Math.max(at, this.#free[0] ?? 0);
    this.#sink(began + ms);
    return began;
  }

  #sink(value: number): void {
    const heap = this.#free;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1;
      if ((heap[child] ?? 0) >= value) break;
      heap[place] = heap[child] ?? 0;
      place = child;
    }
    heap[place] = value;
  }
}

/**
 * Lets tasks come at random moments (a Poisson stream), each with a time that varies as texts do (exponential), and
 * tells how long they wait. One worker does one thing at a time; while a model is asked, only a place is taken.
 */
export function simulate(plan: Plan, measured: Measured, tasks = 200_000, seed = 14): Outcome {
  const random = seededRandom(seed);
  const exponential = (mean: number) => -mean * Math.log(1 - random());
  const cores = new Places(plan.workers);
  const places = new Places(plan.workers * plan.places);
  const waits = new Float64Array(tasks);
  let now = 0;
  let cpuMs = 0;
  for (let task = 0; task < tasks; task += 1) {
    now += exponential(1_000 / plan.analysesPerSecond);
    const cpu = exponential(serviceMs(measured));
    cpuMs += cpu;
    const placed = plan.modelMs > 0 ? places.take(now, exponential(plan.modelMs) + cpu) : now;
    waits[task] = cores.take(placed, cpu) - now;
  }
  waits.sort();
  const at = (share: number) => waits[Math.floor(share * tasks)] ?? 0;
  return { load: cpuMs / (now * plan.workers), waitP50Ms: at(0.5), waitP99Ms: at(0.99) };
}

/** The fewest workers with whom 99 of 100 tasks wait no longer than so. */
export function fewestWorkers(plan: Omit<Plan, "workers">, measured: Measured, mostWaitMs: number): number {
  const { analysesPerSecond: rate, modelMs, places } = plan;
  const busy = Math.max((rate * serviceMs(measured)) / 1_000, (rate * modelMs) / 1_000 / places);
  let workers = Math.max(1, Math.ceil(busy / MOST_LOAD));
  while (simulate({ ...plan, workers }, measured).waitP99Ms > mostWaitMs)
    workers += Math.max(1, Math.round(workers / 50));
  return workers;
}
