import { warmUp } from "#analysis/index.ts";
import { tasks } from "../site.ts";
import { readWorkOrder } from "../work-order.ts";

warmUp();

/** Does one task, for up to 15 minutes. Never rejects for the task's sake: Netlify would run it again. */
export default async (request: Request): Promise<void> => {
  const name = readWorkOrder(await request.text());
  if (name !== undefined) await tasks.run(name);
};
