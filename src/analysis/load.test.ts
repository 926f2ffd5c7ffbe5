import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import { type ModelServer, startModelServer } from "../../test/stand-ins/model-server.ts";
import { createCascade } from "./cascade/cascade.ts";
import { checkModels } from "./check.ts";
import { loadModels } from "./load.ts";

const folder = temporaryFolder();

const entry = {
  id: "local",
  provider: "openai-compatible",
  model: "m",
  baseURL: "http://127.0.0.1:9/v1",
  contextTokens: 8_192,
};

async function fileWith(content: unknown): Promise<string> {
  const file = join(folder.path, "cascade.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

async function collect<T>(from: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of from) all.push(each);
  return all;
}

describe("the cascade file that ships", () => {
  it("lists seven models of several providers, a local server among them", async () => {
    const { models } = JSON.parse(await readFile("cascade.json", "utf8"));
    expect(models).toHaveLength(7);
    expect(new Set(models.map(({ provider }: { provider: string }) => provider)).size).toBeGreaterThanOrEqual(
      5,
    );
    expect(models).toContainEqual(expect.objectContaining({ id: "local", provider: "openai-compatible" }));
  });

  it("loads no model where nothing is configured, and says of each which setting is missing", async () => {
    const skipped: { model: string; missing: string }[] = [];
    const models = await loadModels({
      env: {},
      file: "cascade.json",
      onSkipped: (model) => skipped.push(model),
    });
    expect(models).toEqual([]);
    expect(skipped).toHaveLength(7);
    expect(skipped).toContainEqual({ model: "local", missing: "LOCAL_MODEL_URL" });
    expect(skipped).toContainEqual({ model: "gpt-oss-groq", missing: "GROQ_API_KEY" });
  });

  it("loads the models whose keys are set, in its order", async () => {
    const env = {
      MISTRAL_API_KEY: "k",
      GOOGLE_GENERATIVE_AI_API_KEY: "k",
      LOCAL_MODEL_URL: "http://localhost:11434/v1",
    };
    const models = await loadModels({ env, file: "cascade.json" });
    expect(models.map(({ id }) => id)).toEqual(["gemini-flash", "mistral-small", "local"]);
  });
});

describe("a cascade file of one's own", () => {
  it("is read when CASCADE_FILE names it, and a model without a key is asked without one", async () => {
    const server: ModelServer = await startModelServer();
    const file = await fileWith({ models: [{ ...entry, baseURL: server.baseURL }] });
    const models = await loadModels({ env: { CASCADE_FILE: file }, file: "cascade.json" });
    const report = await createCascade({ models })(
      { text: "The bridge will open in May.", language: "en" },
      new AbortController().signal,
    );
    expect(report.analysed_by).toEqual({ model: "local", version: "m" });
    expect(server.asked[0]?.authorization).toBeUndefined();
    expect(server.asked[0]?.body).not.toHaveProperty("reasoning_effort");
    await server.close();
  });

  it("says how much a model shall think, where the entry says it", async () => {
    const server: ModelServer = await startModelServer();
    const file = await fileWith({ models: [{ ...entry, baseURL: server.baseURL, reasoning: "low" }] });
    const models = await loadModels({ env: {}, file });
    await createCascade({ models })(
      { text: "The bridge will open in May.", language: "en" },
      new AbortController().signal,
    );
    expect(server.asked[0]?.body).toMatchObject({ reasoning_effort: "low" });
    await server.close();
  });

  it.each<[string, unknown, RegExp]>([
    ["no JSON", "{", /cannot be read/u],
    ["no models", {}, /models/u],
    ["an unknown setting", { models: [{ ...entry, temperature: 1 }] }, /temperature[\s\S]*models\[0\]/u],
    [
      "an unknown provider",
      { models: [{ ...entry, provider: "acme" }] },
      /must be one of google[\s\S]*models\[0\]\.provider/u,
    ],
    [
      "a context that is too small",
      { models: [{ ...entry, contextTokens: 2_048 }] },
      /models\[0\]\.contextTokens/u,
    ],
    ["a server that is not named", { models: [{ ...entry, baseURL: undefined }] }, /models\[0\]\.baseURL/u],
    [
      "a key in the place of its variable's name",
      { models: [{ ...entry, apiKeyEnv: "sk-123" }] },
      /models\[0\]\.apiKeyEnv/u,
    ],
    ["two models of one name", { models: [entry, entry] }, /same id/u],
  ])("refuses to start with %s, and names the setting", async (_what, content, message) => {
    const file = await fileWith(content);
    await expect(loadModels({ env: {}, file })).rejects.toThrow(message);
    await expect(loadModels({ env: {}, file })).rejects.toMatchObject({ name: "CascadeFileError" });
  });

  it("refuses to start when it is not there", async () => {
    await expect(loadModels({ env: {}, file: join(folder.path, "none.json") })).rejects.toThrow(
      /none\.json cannot be read/u,
    );
  });

  it("refuses to start when the variable for a server's address holds something else", async () => {
    const file = await fileWith({ models: [{ ...entry, baseURL: undefined, baseURLEnv: "SERVER" }] });
    await expect(loadModels({ env: { SERVER: "my laptop" }, file })).rejects.toThrow(
      /SERVER must be the http address/u,
    );
  });
});

describe("checking the models", () => {
  it("tells which are configured, how the attempt ended and how long it took", async () => {
    const server = await startModelServer();
    const locked = await startModelServer("unauthorised");
    const file = await fileWith({
      models: [
        { ...entry, id: "good", baseURL: server.baseURL },
        { ...entry, id: "gone" },
        { ...entry, id: "locked", baseURL: locked.baseURL },
        { ...entry, id: "keyless", apiKeyEnv: "SOME_KEY" },
      ],
    });
    const checked = await collect(checkModels({ env: {}, file }));
    expect(checked).toEqual([
      { id: "good", provider: "openai-compatible", outcome: "answered", ms: expect.any(Number) },
      { id: "gone", provider: "openai-compatible", outcome: "unavailable", ms: expect.any(Number) },
      {
        id: "locked",
        provider: "openai-compatible",
        outcome: "unavailable",
        status: 401,
        ms: expect.any(Number),
      },
      { id: "keyless", provider: "openai-compatible", missing: "SOME_KEY" },
      { id: "embedded", provider: "in this program", outcome: "answered", ms: expect.any(Number) },
    ]);
    await Promise.all([server.close(), locked.close()]);
  });
});
