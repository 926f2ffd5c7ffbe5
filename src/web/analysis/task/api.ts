import {
  type AnalysisRequest,
  requestFailedMessage,
  SCREEN_MESSAGES,
  STATUS_PATH,
  TRIGGER_PATH,
} from "#report/index.ts";
import { parseStatus, type TaskStatus } from "./reply.ts";
import { fieldsOf, wordsOf } from "./wire-fields.ts";

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
  throw new Error(wordsOf(fieldsOf(body)["error"]) || requestFailedMessage(response.status));
}

/** Sends a text for analysis. Resolves to the id of the task. */
export async function startTask(request: AnalysisRequest, signal: AbortSignal): Promise<string> {
  const body = await requestJson(TRIGGER_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
    signal,
  });
  const taskId = wordsOf(fieldsOf(body)["taskId"]);
  if (taskId === "") throw new Error(SCREEN_MESSAGES.network);
  return taskId;
}

/** Asks how a task is getting on. */
export async function readTask(taskId: string, signal: AbortSignal): Promise<TaskStatus> {
  return parseStatus(await requestJson(`${STATUS_PATH}?taskId=${encodeURIComponent(taskId)}`, { signal }));
}
