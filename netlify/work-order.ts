import * as z from "zod";

/** The function that does the work; its name tells Netlify to run it in the background. */
export const WORKER_PATH = "/.netlify/functions/analyze-worker-background";

const orderSchema = z.strictObject({ name: z.string().regex(/^[\w-]{24}$/u) });

/**
 * The body of the call that starts a worker. It names a task that waits; whoever else may send one can begin nothing
 * that was not to begin by itself, and once.
 */
export function workOrder(name: string): string {
  return JSON.stringify({ name } satisfies z.input<typeof orderSchema>);
}

/** The name of the task in the body of such a call; undefined where it is none. */
export function readWorkOrder(body: string): string | undefined {
  try {
    return orderSchema.safeParse(JSON.parse(body)).data?.name;
  } catch {
    return undefined;
  }
}
