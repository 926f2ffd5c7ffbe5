import type { Readable } from "node:stream";
import type { Context } from "hono";
import { type AnalysisRequest, ERROR_MESSAGES, readRequest } from "#report/index.ts";
import { QueueClosed, QueueFull } from "#tasks/index.ts";
import type { Bindings, Dependencies } from "../dependencies.ts";
import { clientAddress } from "./address.ts";
import { BodyTooLarge, MAX_BODY_BYTES, readBody } from "./body.ts";
import { rateLimitHeaders } from "./limiter.ts";
import type { Replies } from "./replies.ts";

/** How long somebody who met a full queue is asked to stay away. */
const BUSY_RETRY_SECONDS = 30;

/** A request that cannot be taken: the status and the message of the closed list. */
class Refusal extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

type TriggerContext = Context<{ Bindings: Bindings }>;

/** Starts an analysis: 202 with the task's id, or the reason why not. */
export function trigger({ tasks, limiter, settings }: Dependencies, replies: Replies) {
  return async (c: TriggerContext): Promise<Response> => {
    const request = await receiveRequest(c).catch((cause: unknown) => {
      if (cause instanceof Refusal) return cause;
      throw cause;
    });
    if (request instanceof Refusal) return replies.error(request.status, request.message);

    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const address = clientAddress(socketAddress, c.req.header("x-forwarded-for"), settings.trustProxy);
    const allowance = limiter.take(address);
    const headers = rateLimitHeaders(allowance);
    if (!allowance.allowed) {
      const retry = { "retry-after": String(allowance.resetSeconds) };
      return replies.error(429, ERROR_MESSAGES.tooManyRequests, { ...headers, ...retry });
    }
    try {
      return replies.json(
        202,
        { taskId: await tasks.submit({ ...request, visitor: limiter.visitorOf(address) }) },
        headers,
      );
    } catch (cause) {
      limiter.giveBack(address);
      if (!(cause instanceof QueueFull || cause instanceof QueueClosed)) throw cause;
      return replies.error(503, ERROR_MESSAGES.serverBusy, { "retry-after": String(BUSY_RETRY_SECONDS) });
    }
  };
}

/** The request with its text trimmed. Rejects with a `Refusal`. */
async function receiveRequest(c: TriggerContext): Promise<AnalysisRequest> {
  const mediaType = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") throw new Refusal(415, ERROR_MESSAGES.contentTypeUnsupported);
  const announced = Number(c.req.header("content-length") ?? 0);
  if (announced > MAX_BODY_BYTES) throw new Refusal(413, ERROR_MESSAGES.bodyTooLarge);
  const body = await readBody(bodyChunks(c)).catch((cause: unknown) => {
    if (cause instanceof BodyTooLarge) throw new Refusal(413, ERROR_MESSAGES.bodyTooLarge);
    throw new Refusal(400, ERROR_MESSAGES.bodyUnreadable);
  });
  return parseRequest(body);
}

/** Node's own stream where there is one: turning it into a web stream first costs time. */
function bodyChunks(c: TriggerContext): AsyncIterable<Uint8Array> {
  const incoming: Readable | undefined = c.env?.incoming;
  // The connection must outlive a body that is too large, or nobody would hear the answer.
  return incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? emptyBody();
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

function parseRequest(body: string): AnalysisRequest {
  const read = readRequest(parseJson(body));
  if ("fault" in read) throw new Refusal(400, read.fault);
  return read.request;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, ERROR_MESSAGES.bodyUnreadable);
  }
}
