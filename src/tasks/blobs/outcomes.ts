import { sealOf } from "../encryption.ts";
import type { Bytes, TaskLimits, TaskState } from "../tasks.ts";
import type { SealedBlobs } from "./sealed-blobs.ts";

/**
 * How tasks ended. The first end of a task stands; later ones are ignored. Reports are sealed under a key of the
 * task's id, which stands nowhere: who has the store and the secret cannot read them.
 */
export interface Outcomes {
  read(id: string, name: string, failed: string): Promise<TaskState | undefined>;
  readFirst(id: string, name: string): Promise<Bytes | undefined>;
  writeFirst(id: string, name: string, first: Bytes): Promise<void>;
  /** False where the task had ended before. */
  complete(id: string, name: string, result: Bytes): Promise<boolean>;
  /** False where the task had ended before. */
  fail(name: string): Promise<boolean>;
}

export const inputBlob = (name: string): string => `input/${name}`;
const firstBlob = (name: string) => `first/${name}`;
const resultBlob = (name: string) => `result/${name}`;

const NOTHING = new Uint8Array(0);

export function createOutcomes(
  blobs: SealedBlobs,
  limits: Pick<TaskLimits, "keptMs" | "runMs">,
  now: () => number,
): Outcomes {
  const forget = async (name: string) => {
    await Promise.all([blobs.delete(inputBlob(name)), blobs.delete(firstBlob(name))]);
  };
  const until = () => now() + limits.keptMs;
  return {
    async read(id, name, failed) {
      const found = await blobs.read(resultBlob(name), sealOf(id));
      if (!found) return undefined;
      return found.label.end
        ? { status: "failed", error: failed }
        : { status: "completed", result: found.bytes };
    },
    readFirst: async (id, name) => (await blobs.read(firstBlob(name), sealOf(id)))?.bytes,
    writeFirst: (id, name, first) => blobs.write(firstBlob(name), first, now() + limits.runMs, sealOf(id)),
    async complete(id, name, result) {
      const isFirst = await blobs.create(resultBlob(name), result, { until: until() }, sealOf(id));
      await forget(name);
      return isFirst;
    },
    async fail(name) {
      const isFirst = await blobs.create(resultBlob(name), NOTHING, { until: until(), end: "failed" });
      await forget(name);
      return isFirst;
    },
  };
}
