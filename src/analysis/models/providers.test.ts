import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { goodDraft } from "../../../test/stand-ins/model-server.ts";
import {
  HOSTED_PROVIDERS,
  type HostedProvider,
  json,
  type Reply,
  standIns,
  startProvider,
} from "../../../test/stand-ins/models/provider-server.ts";
import { shareContext } from "../config/limits.ts";
import { ModelFailure, type Question } from "../model.ts";
import { providers } from "./providers.ts";

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

/** Starts the provider's stand-in and returns its model, and what it was asked. */
async function play(name: HostedProvider, reply: Reply) {
  const server = await startProvider(name, reply);
  close = () => server.close();
  const room = { contextTokens: 100_000, ...shareContext(100_000) };
  const { model } = standIns[name];
  const options = { id: name, model, baseURL: server.baseURL, apiKey: KEY, ...room };
  return { model: await providers[name](options), requests: server.requests };
}

async function failureOf(name: HostedProvider, reply: Reply, signal?: AbortSignal): Promise<unknown> {
  const { model } = await play(name, reply);
  try {
    await model.analyse(question, signal ?? new AbortController().signal);
  } catch (error) {
    return error;
  }
  throw new Error("the model answered");
}

interface ObjectSchema {
  readonly properties: object;
  readonly required: readonly string[];
  readonly additionalProperties: unknown;
}

/** All schemas of objects in a value, its own included. */
function objectSchemasIn(value: unknown): ObjectSchema[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "properties" in value && "required" in value ? [value as unknown as ObjectSchema] : [];
  return [...own, ...Object.values(value).flatMap(objectSchemasIn)];
}

describe.each(HOSTED_PROVIDERS)("the provider %s", (name) => {
  const { answer, refusal, error } = standIns[name];

  it("answers with a draft", async () => {
    const { model, requests } = await play(name, json(200, answer(words, "whole")));
    const draft = await model.analyse(question, new AbortController().signal);
    expect(draft.analysis_results[0]?.points[0]?.evidence[0]?.quote).toBe("The harbour master Wilhelmina");
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
    expect(requests[0]?.body).toContain('"another_reading":{');
  });

  it("is sent a schema of which every key is required: strict providers refuse any other", async () => {
    const { model, requests } = await play(name, json(200, answer(words, "whole")));
    await model.analyse(question, new AbortController().signal);
    const objects = objectSchemasIn(JSON.parse(requests[0]?.body ?? ""));
    expect(objects).toHaveLength(4);
    for (const { properties, required, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties));
      expect(additionalProperties).toBe(false);
    }
  });

  it.each<[string, Reply, string]>([
    ["too many requests", json(429, error, { "retry-after": "30" }), "busy"],
    ["a server error", json(500, error), "unavailable"],
    ["a wrong key", json(401, error), "unavailable"],
    ["a text that its filter refuses", json(400, error), "refused"],
    ["a text that its policy forbids", json(403, error), "refused"],
    ["an answer that it could not hold to the schema", json(422, error), "refused"],
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
    const wordless = name === "mistral" || name === "ollama";
    expect(failure).toMatchObject({ kind: wordless ? "unreadable" : "refused" });
  });

  it("stops at once when the task is cancelled", async () => {
    const task = new AbortController();
    const failure = await failureOf(name, () => task.abort(new Error("abandoned")), task.signal);
    expect(failure).toBe(task.signal.reason);
  });
});

it("Ollama is told the context of a call, not to think, and the schema, in its own protocol", async () => {
  const { model, requests } = await play("ollama", json(200, standIns.ollama.answer(words, "whole")));
  await model.analyse(question, new AbortController().signal);
  expect(requests[0]?.url).toBe("/api/chat");
  expect(JSON.parse(requests[0]?.body ?? "")).toMatchObject({
    stream: false,
    think: false,
    options: { num_ctx: 100_000, num_predict: 8_000 },
    format: { type: "object", required: ["overall_summary", "analysis_results"] },
  });
});
