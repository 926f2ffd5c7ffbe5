import type { Context } from "hono";
import { ERROR_MESSAGES, type StatusReply } from "#report/index.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Replies } from "./replies.ts";

/** The shape of the ids we give out; nothing else is looked up. */
const TASK_ID = /^[\w-]{1,64}$/u;

/** Tells how far a task is, and its report once that is there. */
export function status({ tasks }: Dependencies, replies: Replies) {
  return async (c: Context): Promise<Response> => {
    const id = c.req.query("taskId") ?? "";
    const state = TASK_ID.test(id) ? await tasks.read(id) : undefined;
    if (!state) return replies.error(404, ERROR_MESSAGES.taskUnknown);
    if (state.status !== "completed") return replies.json(200, state satisfies StatusReply);
    const reply = { status: "completed", data: state.result } satisfies StatusReply;
    return await replies.compressedJson(200, reply, c.req.header("accept-encoding"));
  };
}
