import type { BlobTasks, BlobTasksOptions } from "./blobs/blob-tasks.ts";
import { LedgerTasks } from "./blobs/ledger-tasks.ts";

/**
 * Tasks in Netlify's Blobs. Inputs must be JSON. What waits and runs stands in one ledger, each change of which is made
 * of its newest version; inputs and results are sealed, and stand under names made of the tasks' ids.
 */
export function createBlobTasks<Input>(options: BlobTasksOptions<Input>): BlobTasks<Input> {
  return new LedgerTasks(options);
}
