import { ERROR_MESSAGES, errorIn, SEEN_PARAMETER, type StatusReply } from "#report/index.ts";
import type { TaskState } from "#tasks/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { addressOf } from "./address-of.ts";
import type { Exchange, Reply } from "./exchange.ts";
import { languageOf } from "./header-of.ts";
import type { Replies } from "./replies.ts";

/** The shape of the ids we give out; nothing else is looked up. */
const TASK_ID = /^[\w-]{1,64}$/u;

/** The query as the pages write it; any other is read by the rules of forms. */
const PLAIN_QUERY = /^\?taskId=(?<id>[\w-]{1,64})$/u;

function taskIdIn(query: string): string {
  return PLAIN_QUERY.exec(query)?.groups?.["id"] ?? new URLSearchParams(query).get("taskId") ?? "";
}

/** Whether the page has the first reading, and need not be sent it again. */
function hasFirst(query: string): boolean {
  return new URLSearchParams(query).get(SEEN_PARAMETER.name) === SEEN_PARAMETER.firstReading;
}

/** Tells how far a task is, and its report once that is there. */
export function status({ tasks, pollLimiter, settings }: Dependencies, replies: Replies) {
  // Most calls are answered with this; it is made once.
  const analysing = replies.json(200, { status: "pending", stage: "analysing" } satisfies StatusReply);
  const tell = (state: TaskState | undefined, exchange: Exchange): Reply | Promise<Reply> => {
    if (!state) return replies.error(languageOf(exchange), 404, ERROR_MESSAGES.taskUnknown);
    const encoding = exchange.header("accept-encoding");
    if (state.status === "completed") return replies.packed(200, state.result, encoding);
    if (state.status === "pending" && state.stage === "analysing")
      return state.first && !hasFirst(exchange.query)
        ? replies.packed(200, state.first, encoding)
        : analysing;
    if (state.status === "pending") return replies.json(200, state satisfies StatusReply);
    const error = errorIn(languageOf(exchange), state.error);
    return replies.json(200, { status: "failed", error } satisfies StatusReply);
  };
  return (exchange: Exchange): Reply | Promise<Reply> => {
    const waitSeconds = pollLimiter.wait(addressOf(exchange, settings));
    if (waitSeconds > 0) {
      const retry = { "retry-after": String(waitSeconds) };
      return replies.error(languageOf(exchange), 429, ERROR_MESSAGES.tooManyRequests, retry);
    }
    const id = taskIdIn(exchange.query);
    const state = TASK_ID.test(id) ? tasks.read(id) : undefined;
    return state instanceof Promise ? state.then((late) => tell(late, exchange)) : tell(state, exchange);
  };
}
