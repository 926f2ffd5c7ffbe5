import type { Context } from "hono";
import { ERROR_MESSAGES, errorIn, SEEN_PARAMETER, type StatusReply } from "#report/index.ts";
import type { Bindings, Dependencies } from "../dependencies.ts";
import { addressOf } from "./address-of.ts";
import { headerOf, languageOf } from "./header-of.ts";
import type { Replies } from "./replies.ts";

/** The shape of the ids we give out; nothing else is looked up. */
const TASK_ID = /^[\w-]{1,64}$/u;

/** Tells how far a task is, and its report once that is there. */
export function status({ tasks, pollLimiter, settings }: Dependencies, replies: Replies) {
  return async (c: Context<{ Bindings: Bindings }>): Promise<Response> => {
    const waitSeconds = pollLimiter.wait(addressOf(c, settings));
    if (waitSeconds > 0) {
      const retry = { "retry-after": String(waitSeconds) };
      return replies.error(languageOf(c), 429, ERROR_MESSAGES.tooManyRequests, retry);
    }
    const id = c.req.query("taskId") ?? "";
    const state = TASK_ID.test(id) ? await tasks.read(id) : undefined;
    if (!state) return replies.error(languageOf(c), 404, ERROR_MESSAGES.taskUnknown);
    const encoding = headerOf(c, "accept-encoding");
    if (state.status === "completed") return await replies.packed(200, state.result, encoding);
    if (state.status === "pending" && state.stage === "analysing") {
      const isSeen = c.req.query(SEEN_PARAMETER.name) === SEEN_PARAMETER.firstReading;
      if (state.first && !isSeen) return await replies.packed(200, state.first, encoding);
      return replies.json(200, { status: "pending", stage: "analysing" } satisfies StatusReply);
    }
    if (state.status === "pending") return replies.json(200, state satisfies StatusReply);
    const error = errorIn(languageOf(c), state.error);
    return replies.json(200, { status: "failed", error } satisfies StatusReply);
  };
}
