import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ERROR_MESSAGES, MAX_FILE_BYTES, STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import type { TaskState } from "#tasks/index.ts";
import { REPORT, testApp, testTasks } from "../../../test/kit/app-for-tests.ts";
import { securityHeaders } from "../headers.ts";
import type { ConnectionLimits } from "./gate.ts";
import { createHostCheck } from "./host-names.ts";
import { type Listening, listen } from "./listen.ts";

const GOOD = JSON.stringify({ text: "A text.", language: "en" });
const SECURITY = securityHeaders({ publicUrl: undefined, analyticsId: undefined });
const SHORT: ConnectionLimits = {
  headersMs: 300,
  requestMs: 400,
  sendingMs: 200,
  checkMs: 50,
  connections: 3,
};

const AT_HOME = {
  port: 0,
  hosts: ["127.0.0.1"],
  acceptsHost: createHostCheck({ publicUrl: undefined }),
  security: SECURITY,
};

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.close(0);
  listening = undefined;
});

/** The real app on a real port, and a raw connection to it. */
async function open(limits?: ConnectionLimits, tasks = testTasks(async () => REPORT)) {
  const { app, lines } = testApp({ tasks });
  listening = await listen(app, AT_HOME, limits);
  const { port } = listening;
  return { port, lines, url: `http://127.0.0.1:${port}`, listening };
}

function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));
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

  /** What is answered to a body without an end. */
  function answerToFlood(port: number, path: string): Promise<string> {
    return converse(port, (socket) => {
      socket.write(head("Transfer-Encoding: chunked").replace(TRIGGER_PATH, path));
      const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
      const flood = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on("drain", flood);
      flood();
    });
  }

  it("hangs up on a body that never ends once it is too large", async () => {
    const { port } = await open();
    const answer = await answerToFlood(port, TRIGGER_PATH);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /u);
    expect(answer).toContain(ERROR_MESSAGES.bodyTooLarge);
  });

  it("lets a file pass by that was shared, and hangs up on one that never ends", async () => {
    const { url, port } = await open();
    const body = new FormData();
    body.set("files", new File([new Uint8Array(MAX_FILE_BYTES)], "a.pdf"));
    const reply = await fetch(`${url}/share`, { method: "POST", body, redirect: "manual" });
    expect(reply.status).toBe(303);
    expect(await answerToFlood(port, "/share")).toMatch(/^HTTP\/1\.1 303 /u);
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
    ["a header without a name", "GET / HTTP/1.1\r\nHost: localhost\r\n: b\r\n\r\n", 400],
    [
      "headers larger than 16 kB",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      "a task id of 20,000 characters",
      `GET ${STATUS_PATH}?taskId=${"a".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      431,
    ],
    ["two lengths", `${head("Content-Length: 1\r\nContent-Length: 2")}ab`, 400],
    ["a length and chunks", `${head("Content-Length: 1\r\nTransfer-Encoding: chunked")}0\r\n\r\n`, 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    [
      "an absolute address that is none",
      "GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["no host of HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 400],
    ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400],
    ["two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400],
    ["two hosts, the second of another", "GET / HTTP/1.1\r\nHost: localhost\r\nhost: a.example\r\n\r\n", 400],
    ["an expectation that nobody can meet", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a\r\n\r\n", 417],
    ["a backslash in the path", "GET /\\..\\ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
  ];
  it.each(malformed)("answers %s in JSON with the security headers", async (_, request, status) => {
    const { port } = await open();
    const answer = await converse(port, (socket) => {
      socket.write(request);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, "u"));
    expect(bodyOf(answer)).toEqual({ error: ERROR_MESSAGES.requestUnreadable });
    const sent = answer.toLowerCase();
    for (const header of ["x-content-type-options: nosniff", "cache-control: no-store"])
      expect(sent).toContain(`\r\n${header}\r\n`);
    expect(sent).toContain("\r\ncontent-security-policy: default-src 'none';");
  });

  it("answers to the names of this machine, and to no other, so that no page elsewhere can pose as ours", async () => {
    const { port } = await open();
    const statusOf = async (host: string) => {
      const request = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      const answer = await converse(port, (socket) => void socket.write(request));
      return Number(answer.split(" ")[1]);
    };
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, "192.168.1.7"])
      expect(await statusOf(host)).toBe(200);
    for (const host of ["rebound.example", `rebound.example:${port}`, "203.0.113.5", "localhost.example"])
      expect(await statusOf(host)).toBe(421);
  });

  it("is found at both addresses that localhost can mean", async () => {
    const { app } = testApp();
    listening = await listen(app, { ...AT_HOME, hosts: ["127.0.0.1", "::1"] });
    for (const host of hasIPv6() ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"])
      expect((await fetch(`http://${host}:${listening.port}/healthz`)).status).toBe(200);
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
    await expect(listen(testApp().app, { ...AT_HOME, port })).rejects.toThrow("EADDRINUSE");
  });
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe("A connection that takes more than it should", () => {
  it("is cut off when it asks again while its first reply waits, with nothing stored for it", async () => {
    const tasks = testTasks(async () => REPORT);
    let read = 0;
    tasks.read = () => {
      read += 1;
      return new Promise(() => {});
    };
    const { port } = await open(undefined, tasks);
    const answer = await converse(port, (socket) => {
      socket.write(request(`${STATUS_PATH}?taskId=a`).repeat(1_000));
    });
    expect(answer).toBe("");
    expect(read).toBe(1);
  });

  it("may ask again and again when it reads its replies", async () => {
    const { port } = await open();
    const answer = await converse(port, (socket) => {
      let asked = 0;
      const ask = () => {
        asked += 1;
        if (asked > 5) socket.end();
        else socket.write(request("/healthz"));
      };
      socket.on("data", ask);
      ask();
    });
    expect(answer.match(/HTTP\/1\.1 200 OK/gu)).toHaveLength(5);
  });

  it("is cut off when it does not read its reply in time, though it takes a byte now and then", async () => {
    const tasks = testTasks(async () => REPORT);
    tasks.read = async () => ({ status: "completed", result: new Uint8Array(32_000_000) });
    const { port } = await open({ ...SHORT, connections: 1 }, tasks);
    const slow = connect(port, "127.0.0.1").on("error", () => {});
    slow.write(request(`${STATUS_PATH}?taskId=a`));
    await once(slow, "readable");
    const trickle = setInterval(() => slow.read(1), 20);
    const health = () =>
      converse(port, (socket) => {
        socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      });
    expect(await health()).toMatch(/^HTTP\/1\.1 503 /u);
    // Its place is free again, and it has done nothing for that.
    await vi.waitFor(async () => expect(await health()).toMatch(/^HTTP\/1\.1 200 /u), 10_000);
    clearInterval(trickle);
    slow.destroy();
  });

  it("is told with 503 that there are too many, once there are", async () => {
    const { port } = await open({ ...SHORT, headersMs: 20_000, requestMs: 20_000 });
    const idle = await Promise.all(
      [1, 2, 3].map(async () => {
        const socket = connect(port, "127.0.0.1");
        await once(socket, "connect");
        return socket;
      }),
    );
    const answer = await converse(port, (socket) => void socket.write(request("/healthz")));
    expect(answer).toMatch(/^HTTP\/1\.1 503 /u);
    expect(answer.toLowerCase()).toContain("\r\nretry-after: 30\r\n");
    expect(bodyOf(answer)).toEqual({ error: ERROR_MESSAGES.serverBusy });
    for (const socket of idle) socket.destroy();
    await vi.waitFor(async () => {
      const later = await converse(port, (socket) => {
        socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      });
      expect(later).toMatch(/^HTTP\/1\.1 200 /u);
    });
  });
});
