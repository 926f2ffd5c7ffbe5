import {
  type AnalysisRequest,
  ERROR_MESSAGES,
  type ReportLanguage,
  readRequest,
  type StartReply,
} from "#report/index.ts";
import { QueueClosed, QueueFull, VisitorBusy } from "#tasks/index.ts";
import type { Dependencies } from "../dependencies.ts";
import { addressOf } from "./address-of.ts";
import { reportAtOnce } from "./at-once/report-at-once.ts";
import { MAX_BODY_BYTES, parseBody } from "./body.ts";
import { BodyTooLarge, type Exchange, type Reply } from "./exchange.ts";
import { languageOf } from "./header-of.ts";
import { rateLimitHeaders } from "./limits/limiter.ts";
import { withTaskId } from "./packed-reply.ts";
import type { Replies } from "./replies.ts";

/** How long somebody who met a full queue is asked to stay away. */
const BUSY_RETRY_SECONDS = 30;

/** The same of somebody whose own earlier analyses are not done. */
const OWN_RETRY_SECONDS = 10;

/** A request that cannot be taken: the status and the message of the closed list. */
interface Refusal {
  readonly status: 400 | 413 | 415;
  readonly message: string;
  /** In which the request asked for a report; undefined where it did not get so far. */
  readonly language?: ReportLanguage | undefined;
}

/** Starts an analysis: 202 with the task's id, or the reason why not. */
export function trigger({ tasks, limiter, settings, after }: Dependencies, replies: Replies) {
  return async (exchange: Exchange): Promise<Reply> => {
    const request =
      refuseUnread(exchange) ?? (await exchange.body(MAX_BODY_BYTES).then(readBody, refuseUpload));
    const language = request.language ?? languageOf(exchange);
    if ("status" in request) return replies.error(language, request.status, request.message);

    const address = addressOf(exchange, settings);
    const allowance = await limiter.take(address);
    const headers = rateLimitHeaders(allowance);
    if (!allowance.allowed) {
      const retry = { "retry-after": String(allowance.resetSeconds) };
      return replies.error(language, 429, ERROR_MESSAGES.tooManyRequests, { ...headers, ...retry });
    }
    try {
      const taskId = await tasks.submit(request, allowance.visitor);
      const report = await reportAtOnce(tasks, taskId, after);
      if (!report) return replies.json(202, { taskId } satisfies StartReply, headers);
      const reply = await withTaskId(report, taskId);
      return await replies.packed(202, reply, exchange.header("accept-encoding"), headers);
    } catch (cause) {
      // A store that cannot be reached cannot give back either.
      await limiter.giveBack(address).catch(() => {});
      return refuseTask(cause, language, replies);
    }
  };
}

/** What a visitor is told whose task the queue does not take. Throws what is no refusal. */
function refuseTask(cause: unknown, language: ReportLanguage, replies: Replies): Reply {
  if (cause instanceof VisitorBusy) {
    const retry = { "retry-after": String(OWN_RETRY_SECONDS) };
    return replies.error(language, 429, ERROR_MESSAGES.tooManyRequests, retry);
  }
  if (!(cause instanceof QueueFull || cause instanceof QueueClosed)) throw cause;
  const retry = { "retry-after": String(BUSY_RETRY_SECONDS) };
  return replies.error(language, 503, ERROR_MESSAGES.serverBusy, retry);
}

const UNREADABLE: Refusal = { status: 400, message: ERROR_MESSAGES.bodyUnreadable };
const TOO_LARGE: Refusal = { status: 413, message: ERROR_MESSAGES.bodyTooLarge };

/** What can be told from the headers. */
function refuseUnread(exchange: Exchange): Refusal | undefined {
  const mediaType = exchange.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json")
    return { status: 415, message: ERROR_MESSAGES.contentTypeUnsupported };
  const announced = Number(exchange.header("content-length") ?? 0);
  return announced > MAX_BODY_BYTES ? TOO_LARGE : undefined;
}

/** The body broke off, or is longer than its headers told. */
const refuseUpload = (cause: unknown): Refusal => (cause instanceof BodyTooLarge ? TOO_LARGE : UNREADABLE);

/** The request with its text trimmed, or why it cannot be taken. */
function readBody(body: Uint8Array): AnalysisRequest | Refusal {
  let json: unknown;
  try {
    json = parseBody(body);
  } catch {
    return UNREADABLE;
  }
  const read = readRequest(json);
  return "fault" in read ? { status: 400, message: read.fault, language: read.language } : read.request;
}
