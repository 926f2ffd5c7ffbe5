import type { Context } from "hono";
import { ERROR_MESSAGES, type Report, type StatusReply } from "#report/index.ts";
import type { TaskState } from "#tasks/index.ts";
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
    return await replies.compressedJson(200, replyOf(state), c.req.header("accept-encoding"));
  };
}

function replyOf(state: TaskState<Report>): StatusReply {
  if (state.status === "completed") return { status: "completed", data: state.result };
  if (!("first" in state) || state.first === undefined) return state;
  const { first, ...pending } = state;
  return { ...pending, first_reading: first };
}
