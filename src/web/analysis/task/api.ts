import {
  type AnalysisRequest,
  type Report,
  requestFailedMessage,
  SCREEN_MESSAGES,
  SEEN_PARAMETER,
  STATUS_PATH,
  TRIGGER_PATH,
} from "#report/index.ts";
import { holdsReport, readReport } from "./read-report.ts";
import { parseStatus, type TaskStatus } from "./reply.ts";
import { fieldsOf, wordsOf } from "./wire-fields.ts";

/** The server did not take a request. Its message can be shown to the reader. */
export class RefusedRequest extends Error {
  /** How long the server asks to be left alone; undefined where it does not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfter: string | null) {
    super(message);
    const seconds = Number(retryAfter);
    this.retryAfterSeconds = seconds > 0 ? seconds : undefined;
  }
}

/**
 * Every browser words its own network failure, always as a TypeError and never usefully
 * ("Failed to fetch", "Load failed"); the reader is told the catalogue's sentence instead.
 */
function networkFailure(cause: unknown): Error {
  const told = cause instanceof Error && !(cause instanceof TypeError) ? cause.message : "";
  return new Error(told || SCREEN_MESSAGES.network, { cause });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The body of a reply. Throws an error whose message can be shown to the reader. */
async function requestJson(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (cause) {
    throw networkFailure(cause);
  }
  const body = await readJson(response);
  if (response.ok) return body;
  const message = wordsOf(fieldsOf(body)["error"]) || requestFailedMessage(response.status);
  throw new RefusedRequest(message, response.headers.get("retry-after"));
}

/** A task that has begun; with its report where that was there at once. */
export interface StartedTask {
  readonly taskId: string;
  readonly report: Report | undefined;
}

/** Sends a text for analysis. */
export async function startTask(request: AnalysisRequest, signal: AbortSignal): Promise<StartedTask> {
  const body = await requestJson(TRIGGER_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    body: JSON.stringify(request),
    signal,
  });
  const taskId = wordsOf(fieldsOf(body)["taskId"]);
  if (taskId === "") throw new Error(SCREEN_MESSAGES.network);
  return { taskId, report: reportIn(body) };
}

/** A report that came beside the task's id. One that cannot be read is asked for like any other. */
function reportIn(body: unknown): Report | undefined {
  const { status, data } = fieldsOf(body);
  return status === "completed" && holdsReport(data) ? readReport(data) : undefined;
}

/** Asks how a task is getting on. A first reading that is here already is not asked for again. */
export async function readTask(taskId: string, hasFirst: boolean, signal: AbortSignal): Promise<TaskStatus> {
  const seen = hasFirst ? `&${SEEN_PARAMETER.name}=${SEEN_PARAMETER.firstReading}` : "";
  return parseStatus(
    await requestJson(`${STATUS_PATH}?taskId=${encodeURIComponent(taskId)}${seen}`, {
      headers: { "accept-language": document.documentElement.lang },
      signal,
    }),
  );
}
