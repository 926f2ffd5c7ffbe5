import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ERROR_MESSAGES, STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import type { TaskState } from "#tasks/index.ts";
import { REPORT, testApp, testTasks } from "../../../test/kit/app-for-tests.ts";
import { securityHeaders } from "../headers.ts";
import { type Listening, listen, type Timeouts } from "./listen.ts";

const GOOD = JSON.stringify({ text: "A text.", language: "en" });
const SECURITY = securityHeaders({ publicUrl: undefined, analyticsId: undefined });
const SHORT: Timeouts = { headersMs: 300, requestMs: 400, checkMs: 50 };

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.close(0);
  listening = undefined;
});

/** The real app on a real port, and a raw connection to it. */
async function open(timeouts?: Timeouts, tasks = testTasks(async () => REPORT)) {
  const { app, lines } = testApp({ tasks });
  listening = await listen(app, { port: 0, host: "127.0.0.1", security: SECURITY }, timeouts);
  const { port } = listening;
  return { port, lines, url: `http://127.0.0.1:${port}`, listening };
}

/** Everything that the server says on a connection until it closes it. */
async function converse(port: number, speak: (socket: Socket) => void | Promise<void>): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const heard: Buffer[] = [];
  socket.on("data", (chunk) => heard.push(chunk));
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  await speak(socket);
  await closed;
  return Buffer.concat(heard).toString();
}

const head = (length: string) =>
  `POST ${TRIGGER_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

function bodyOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4));
}

describe("The server on a real port", () => {
  it("takes an analysis and gives its report", async () => {
    const { url } = await open();
    const headers = { "content-type": "application/json" };
    const started = await fetch(`${url}${TRIGGER_PATH}`, { method: "POST", headers, body: GOOD });
    expect(started.status).toBe(202);
    const { taskId } = (await started.json()) as { taskId: string };
    const reply = await fetch(`${url}${STATUS_PATH}?taskId=${taskId}`);
    expect(await reply.json()).toEqual({ status: "completed", data: REPORT });
  });

  it("answers 413 to 2 MB that come in chunks without an announced length", async () => {
    const { url } = await open();
    const chunk = new TextEncoder().encode("a".repeat(64_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= 2_000_000) controller.close();
        else controller.enqueue(chunk);
        sent += chunk.length;
      },
    });
    const headers = { "content-type": "application/json" };
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
    const reply = await fetch(`${url}${TRIGGER_PATH}`, init);
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({ error: ERROR_MESSAGES.bodyTooLarge });
  });

  it("answers 413 to 2 MB that are announced", async () => {
    const { url } = await open();
    const headers = { "content-type": "application/json" };
    const reply = await fetch(`${url}${TRIGGER_PATH}`, {
      method: "POST",
      headers,
      body: "a".repeat(2_000_000),
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({ error: ERROR_MESSAGES.bodyTooLarge });
  });

  it("hangs up on a body that never ends once it is too large", async () => {
    const { port } = await open();
    const answer = await converse(port, (socket) => {
      socket.write(head("Transfer-Encoding: chunked"));
      const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
      const flood = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on("drain", flood);
      flood();
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toContain(ERROR_MESSAGES.bodyTooLarge);
  });

  it("answers 408 to a body that does not arrive in time", async () => {
    const { port } = await open(SHORT);
    const answer = await converse(port, (socket) => {
      socket.write(`${head("Content-Length: 100")}{"text":`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
    expect(bodyOf(answer)).toEqual({ error: ERROR_MESSAGES.requestUnreadable });
  });

  it("answers 408 to headers that do not arrive in time", async () => {
    const { port } = await open(SHORT);
    const answer = await converse(port, (socket) => {
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow");
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
  });

  it("survives an upload that is broken off, starts nothing, and says nothing of it but the request's line", async () => {
    const started: unknown[] = [];
    const tasks = testTasks(async (request) => {
      started.push(request);
      return REPORT;
    });
    const { port, lines, url } = await open(undefined, tasks);
    const console = vi.spyOn(globalThis.console, "info");
    await converse(port, async (socket) => {
      const upload = `${head("Content-Length: 100")}{"text":"CANARY`;
      await new Promise((resolve) => socket.write(upload, resolve));
      socket.destroy();
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ route: TRIGGER_PATH, status: 400 });
    expect(lines.join("")).not.toContain("CANARY");
    expect(console).not.toHaveBeenCalled();
    expect(started).toEqual([]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  const malformed: [string, string, number][] = [
    ["a line that is no HTTP", "HELLO\r\n\r\n", 400],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n", 400],
    ["headers larger than 16 kB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    [
      "a task id of 20,000 characters",
      `GET ${STATUS_PATH}?taskId=${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
    ],
    ["two lengths", `${head("Content-Length: 1\r\nContent-Length: 2")}ab`, 400],
    ["a length and chunks", `${head("Content-Length: 1\r\nTransfer-Encoding: chunked")}0\r\n\r\n`, 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    [
      "an absolute address that is none",
      "GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["a backslash in the path", "GET /\\..\\ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ];
  it.each(malformed)("answers %s in JSON with the security headers", async (_, request, status) => {
    const { port } = await open();
    const answer = await converse(port, (socket) => {
      socket.write(request);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, "u"));
    expect(bodyOf(answer)).toEqual({ error: ERROR_MESSAGES.requestUnreadable });
    expect(answer.toLowerCase()).toContain("\r\nx-content-type-options: nosniff\r\n");
  });

  it("gives the open request its answer before it closes, and takes no other", async () => {
    const tasks = testTasks(async () => REPORT);
    const { promise: beingRead, resolve: readBegins } = Promise.withResolvers<void>();
    const { promise: state, resolve: finish } = Promise.withResolvers<TaskState>();
    tasks.read = () => {
      readBegins();
      return state;
    };
    const { url, listening: server } = await open(undefined, tasks);
    const asked = fetch(`${url}${STATUS_PATH}?taskId=a`);
    await beingRead;
    const closing = server.close(10_000);
    finish({ status: "failed", error: ERROR_MESSAGES.failedOnServer });
    expect((await asked).status).toBe(200);
    await closing;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
    listening = undefined;
  });

  it("refuses to start on a port that is taken", async () => {
    const { port } = await open();
    await expect(listen(testApp().app, { port, host: "127.0.0.1", security: SECURITY })).rejects.toThrow(
      "EADDRINUSE",
    );
  });
});
