import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text as readAll } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATUS_PATH, type StatusReply, TRIGGER_PATH } from "#report/index.ts";
import { begin, endOf, send } from "../kit/calls.ts";
import { SERVER_COMMAND, type ServerProcess, startServer } from "../kit/server-process.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";

/** A word that stands nowhere else: where it shows up, submitted text has leaked. */
const CANARY = "xylocanaryphone";
const TEXT = `Only traitors doubt the ${CANARY}. Act now, or the ${CANARY} will destroy everything we love!`;

/** Where the first model is; the others are reached at the same place. */
let echo: Server;
const folder = temporaryFolder();
let server: ServerProcess | undefined;

/** Where the server under test is. */
function url(): string {
  if (!server) throw new Error("The server has not started.");
  return server.url;
}

/** A model server that sends the whole question back, in every way in which a provider can fail. */
function createEchoServer(): Server {
  return createServer((request, response) => {
    void readAll(request).then((question) => echoQuestion(request.url ?? "", question, response));
  });
}

function echoQuestion(address: string, question: string, response: ServerResponse): void {
  const choices = [{ index: 0, message: { role: "assistant", content: question }, finish_reason: "stop" }];
  const completion = { id: CANARY, object: "chat.completion", created: 0, model: CANARY, choices };
  const answers: Record<string, () => void> = {
    "status-500": () =>
      response.writeHead(500, { "x-echo": CANARY }).end(JSON.stringify({ error: { message: question } })),
    "status-400": () => response.writeHead(400).end(question),
    "not-json": () => response.writeHead(200).end(`nonsense ${question}`),
    "not-a-report": () =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(completion)),
    reset: () => response.socket?.destroy(),
  };
  answers[address.split("/")[1] ?? ""]?.();
}

const WAYS = ["status-500", "status-400", "not-json", "not-a-report", "reset"];

beforeAll(async () => {
  echo = createEchoServer().listen(0, "127.0.0.1");
  await once(echo, "listening");
  const base = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
  const models = WAYS.map((way) => ({
    id: way,
    provider: "openai-compatible",
    model: "echo",
    baseURL: `${base}/${way}/v1`,
    contextTokens: 32_000,
  }));
  const file = join(folder.path, "cascade.json");
  await writeFile(file, JSON.stringify({ models }));
  server = await startServer({ CASCADE_FILE: file, LOG_LEVEL: "trace", NODE_DEBUG: "" });
});

afterAll(async () => {
  await server?.stop("SIGKILL");
  echo.close();
});

async function analyse(text: string): Promise<StatusReply> {
  return await endOf(url(), await begin(url(), text));
}

describe("A submitted text", () => {
  it("appears in no log, no error and no header, whatever goes wrong with it", {
    timeout: 30_000,
  }, async () => {
    const reply = await analyse(TEXT);
    expect(reply.status).toBe("completed");

    const wrong = [
      await send(url(), `{"text":"${CANARY}`),
      await send(url(), JSON.stringify({ text: CANARY, language: CANARY })),
      await send(url(), JSON.stringify({ text: [CANARY], language: "en" })),
      await send(url(), JSON.stringify({ [CANARY]: CANARY })),
      await send(url(), JSON.stringify({ text: CANARY.repeat(1_100), language: "en" })),
      await send(url(), CANARY.repeat(20_000)),
      await send(url(), TEXT, "text/plain"),
      await send(url(), TEXT, CANARY),
      await fetch(`${url()}${STATUS_PATH}?taskId=${CANARY}`),
      await fetch(`${url()}/.netlify/functions/${CANARY}`),
      await fetch(`${url()}/${CANARY}?${CANARY}`, {
        headers: { "user-agent": CANARY, referer: CANARY },
      }),
      await fetch(`${url()}/${CANARY}`, { method: "DELETE" }),
    ];
    for (const answer of wrong) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify([...answer.headers])).not.toContain(CANARY);
      expect(await answer.text()).not.toContain(CANARY);
    }
    await breakOffUpload();

    expect(await server?.stop()).toBe(0);
    const said = server?.said() ?? "";
    expect(said).not.toContain(CANARY);
    expect(said).not.toContain("traitors");
    // It has spoken, and of this analysis: silence would prove nothing.
    for (const way of WAYS) expect(said).toContain(`"model":"${way}"`);
    expect(said).toContain('"msg":"task"');
    expect(said.match(/"msg":"request"/gu)?.length).toBeGreaterThan(wrong.length);
    for (const line of said.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("level");
  });

  it("cannot be written to a file, since the server may write none", async () => {
    const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as { scripts: { start: string } };
    expect(scripts.start).toContain("exec node --env-file-if-exists=.env scripts/start.ts");
    // The starter sees no text: it starts the server, and the worker beside it, by this command alone.
    const command = SERVER_COMMAND.map((word) => JSON.stringify(word)).join(", ");
    expect(await readFile("scripts/keep.ts", "utf8")).toContain(`export const MAIN = [${command}];`);
    expect(SERVER_COMMAND.join(" ")).not.toContain("--allow-fs-write");
  });
});

/** An upload that ends in the middle of a word. */
async function breakOffUpload(): Promise<void> {
  const socket = connect(Number(new URL(url()).port), "127.0.0.1");
  const head = `POST ${TRIGGER_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n`;
  await new Promise((resolve) => socket.write(`${head}{"text":"${CANARY}`, resolve));
  socket.destroy();
}
