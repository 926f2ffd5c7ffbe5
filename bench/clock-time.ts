import { median } from "./median.ts";

/**
 * Median time of each contender on the clock in milliseconds, waiting included. They are run in turns, so that a busy machine
 * troubles all alike; the first `warmUp` rounds are not counted.
 */
export async
