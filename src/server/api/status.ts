import type { Context } from "hono";
import { ERROR_MESSAGES, type StatusReply } from "#report/index.ts";
import type { Bindings, Dependencies } from "../dependencies.ts";
import { addressOf } from "./address-of.ts";
import { headerOf } from "./header-of.ts";
import type { Replies } from "./replies.ts";

/** The shape of the ids we give out; nothing else is looked up. */
const TASK_ID = /^[\w-]{1,64}$/u;

/** Tells how far a task is, and its report once that is there. */
export function status({ tasks, pollLimiter, settings }: Dependencies, replies: Replies) {
  return async (c: Context<{ Bindings: Bindings }>): Promise<Response> => {
    const waitSeconds = pollLimiter.wait(addressOf(c, settings));
    if (waitSeconds > 0) {
      return replies.error(429, ERROR_MESSAGES.tooManyRequests, { "retry-after": String(waitSeconds) });
    }
    const id = c.req.query("taskId") ?? "";
    const state = TASK_ID.test(id) ? await tasks.read(id) : undefined;
    if (!state) return replies.error(404, ERROR_MESSAGES.taskUnknown);
    if (state.status !== "completed") return replies.json(200, state satisfies StatusReply);
    return await replies.packed(state.result, headerOf(c, "accept-encoding"));
  };
}
