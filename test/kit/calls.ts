import { setTimeout as pause } from "node:timers/promises";
import { STATUS_PATH, type StatusReply, TRIGGER_PATH } from "#report/index.ts";

/** The two calls of a running server, as somebody outside makes them. */

const POLL_MS = 50;

/** Sends a body as the call that starts an analysis does. */
export function send(url: string, body: string, type = "application/json"): Promise<Response> {
  return fetch(url + TRIGGER_PATH, { method: "POST", headers: { "content-type": type }, body });
}

/** Starts an analysis and gives the id of its task; empty where none was given. */
export async function begin(url: string, text: string): Promise<string> {
  const reply = await send(url, JSON.stringify({ text, language: "en" }));
  const { taskId } = (await reply.json()) as { taskId?: string };
  return taskId ?? "";
}

export function ask(url: string, taskId: string): Promise<Response> {
  return fetch(`${url}${STATUS_PATH}?taskId=${taskId}`);
}

export async function stateOf(url: string, taskId: string): Promise<StatusReply> {
  return (await (await ask(url, taskId)).json()) as StatusReply;
}

/** How a task ended, whichever way that was. Rejects where it goes on for longer than `withinMs`. */
export async function endOf(url: string, taskId: string, withinMs = 60_000): Promise<StatusReply> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const state = await stateOf(url, taskId);
    if (state.status !== "pending") return state;
    await pause(POLL_MS);
  }
  throw new Error(`The task has not ended within ${withinMs} ms.`);
}
