import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { goodDraft } from "../../../test/stand-ins/model-server.ts";
import { anthropic } from "../../../test/stand-ins/models/anthropic.ts";
import { groq, mistral, openaiCompatible } from "../../../test/stand-ins/models/chat-completions.ts";
import { google } from "../../../test/stand-ins/models/google.ts";
import { openai } from "../../../test/stand-ins/models/openai.ts";
import type { StandIn } from "../../../test/stand-ins/models/stand-in.ts";
import { shareContext } from "../config/limits.ts";
import { ModelFailure, type Question } from "../model.ts";
import { type Provider, providers } from "./providers.ts";

// A provider without a stand-in does not compile. A GGUF file has no wire, and its own tests.
const standIns: Record<Exclude<Provider, "gguf">, StandIn> = {
  google,
  anthropic,
  openai,
  mistral,
  groq,
  "openai-compatible": openaiCompatible,
};

const SECRET_TEXT = "The harbour master Wilhelmina Quartz said that the bridge will open in May.";
const KEY = "key-that-must-not-be-seen";
const question: Question = {
  text: SECRET_TEXT,
  language: "en",
  textLanguage: "en",
  notices: [],
  reading: read(SECRET_TEXT, "en"),
};
const words = JSON.stringify(goodDraft({ text: SECRET_TEXT, language: "en" }));

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

interface Request {
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;

/** Starts the provider's stand-in and returns its model, and what it was asked. */
async function play(name: Exclude<Provider, "gguf">, reply: Reply) {
  const requests: Request[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    requests.push({
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    reply(response);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}${standIns[name].path}`;
  const room = { contextTokens: 100_000, ...shareContext(100_000) };
  const model = await providers[name]({
    id: name,
    model: standIns[name].model,
    baseURL,
    apiKey: KEY,
    ...room,
  });
  return { model, requests };
}

function json(status: number, body: object, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

async function failureOf(
  name: Exclude<Provider, "gguf">,
  reply: Reply,
  signal?: AbortSignal,
): Promise<unknown> {
  const { model } = await play(name, reply);
  try {
    await model.analyse(question, signal ?? new AbortController().signal);
  } catch (error) {
    return error;
  }
  throw new Error("the model answered");
}

const names = Object.keys(standIns) as (keyof typeof standIns)[];

describe.each(names)("the provider %s", (name) => {
  const { answer, refusal, error } = standIns[name];

  it("answers with a draft", async () => {
    const { model, requests } = await play(name, json(200, answer(words, "whole")));
    const draft = await model.analyse(question, new AbortController().signal);
    expect(draft.analysis_results[0]?.evidence[0]?.quote).toBe("The harbour master Wilhelmina");
    expect(requests).toHaveLength(1);
  });

  it("is sent the text once, the key in a header alone, and neither in the address", async () => {
    const { model, requests } = await play(name, json(200, answer(words, "whole")));
    await model.analyse(question, new AbortController().signal);
    const [request] = requests;
    expect(request?.body.split(SECRET_TEXT)).toHaveLength(2);
    expect(request?.url).not.toContain(KEY);
    expect(request?.body).not.toContain(KEY);
    expect(JSON.stringify(request?.headers)).toContain(KEY);
  });

  it("is sent the schema of the report", async () => {
    const { model, requests } = await play(name, json(200, answer(words, "whole")));
    await model.analyse(question, new AbortController().signal);
    expect(requests[0]?.body).toContain('"another_reading":{"type":"string"');
  });

  it.each<[string, Reply, string]>([
    ["too many requests", json(429, error, { "retry-after": "30" }), "busy"],
    ["a server error", json(500, error), "unavailable"],
    ["a wrong key", json(401, error), "unavailable"],
    ["a text beyond its context", json(413, error), "too-long"],
    ["a page of HTML", (response) => response.end("<!doctype html><title>Hello</title>"), "unreadable"],
    ["an answer that is cut off", json(200, answer(words.slice(0, 120), "cut off")), "unreadable"],
    ["a broken connection", (response) => response.socket?.destroy(), "unavailable"],
    ["a redirection elsewhere", json(307, {}, { location: "http://127.0.0.1:9/" }), "unavailable"],
  ])("fails in the closed kind for %s, and tells nothing of text or key", async (_what, reply, kind) => {
    const failure = await failureOf(name, reply);
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure).toMatchObject({ kind });
    const everything =
      inspect(failure, { depth: Number.POSITIVE_INFINITY, showHidden: true }) + JSON.stringify(failure);
    expect(everything).not.toContain("Quartz");
    expect(everything).not.toContain(KEY);
  });

  it("says how long it wants to be left alone", async () => {
    const failure = await failureOf(name, json(429, error, { "retry-after": "30" }));
    expect(failure).toMatchObject({ facts: { status: 429, retryAfterMs: 30_000 } });
  });

  it("may refuse", async () => {
    const failure = await failureOf(name, json(200, refusal));
    // Where the protocol has no word for it, a refusal is an answer that cannot be read.
    expect(failure).toMatchObject({ kind: name === "mistral" ? "unreadable" : "refused" });
  });

  it("stops at once when the task is cancelled", async () => {
    const task = new AbortController();
    const failure = await failureOf(name, () => task.abort(new Error("abandoned")), task.signal);
    expect(failure).toBe(task.signal.reason);
  });
});
