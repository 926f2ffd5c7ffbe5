import { afterEach, describe, expect, it } from "vitest";
import {
  LOCAL_SERVERS,
  type LocalServer,
  type LocalServerName,
  type LocalServerOptions,
  startLocalServer,
} from "../../../test/stand-ins/local-server.ts";
import { createCascade } from "../cascade/cascade.ts";
import { lmStudio } from "./lm-studio.ts";
import { ollama } from "./ollama.ts";
import { jan, llamaCpp, vllm } from "./openai-servers.ts";
import { type LocalModels, type LookResult, watchLocalModels } from "./watch.ts";

const TEXT = "The bridge over the river will open in May, said the harbour master.";

let servers: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function start(name: LocalServerName, options: LocalServerOptions = {}): Promise<LocalServer> {
  const server = await startLocalServer(name, options);
  servers.push(server);
  return server;
}

/** Looks where the servers are. `pass` lets the time go by after which it looks again. */
async function watch(...at: readonly { readonly port: number }[]) {
  const results: LookResult[] = [];
  const waiting: { ms: number; run: () => void }[] = [];
  const local = await watchLocalModels({
    hosts: at.map(({ port }) => ({ host: "127.0.0.1", port })),
    onChange: (result) => results.push(result),
    after: (ms, run) => {
      waiting.push({ ms, run });
      return () => {};
    },
  });
  return { local, results, waiting };
}

function analyse(local: LocalModels) {
  const cascade = createCascade({ models: () => local.models() });
  return cascade({ text: TEXT, language: "en" }, new AbortController().signal);
}

const EXPECTED: Record<LocalServerName, { model: string; contextTokens: number; version?: string }> = {
  Ollama: { model: "gemma3:12b", contextTokens: 16_384 },
  "LM Studio": { model: "google/gemma-3-12b", contextTokens: 32_768, version: "gemma-3-12b" },
  "llama.cpp": {
    model: "/srv/models/qwen3-14b-q4_k_m.gguf",
    contextTokens: 16_384,
    version: "qwen3-14b-q4_k_m.gguf",
  },
  vLLM: {
    model: "mistralai/Mistral-Small-3.2-24B-Instruct-2506",
    contextTokens: 65_536,
    version: "Mistral-Small-3.2-24B-Instruct-2506",
  },
  Jan: { model: "aya-expanse-8b-Q4_K_M", contextTokens: 8_192 },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
const NAMES = Object.keys(LOCAL_SERVERS) as LocalServerName[];

describe.each(NAMES)("A server of %s", (name) => {
  it("is found by its own listing calls, its model for our task chosen, and asked", async () => {
    const server = await start(name);
    const { local, results } = await watch(server);
    const { version, ...chosen } = EXPECTED[name];
    expect(results).toMatchObject([{ servers: [{ server: name }], chosen: { server: name, ...chosen } }]);
    const report = await analyse(local);
    expect(report.analysed_by).toEqual({
      model: `${name} on this machine`,
      version: version ?? chosen.model,
    });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.body).toMatchObject({ model: chosen.model });
  });

  it("that wants a key is told of, and not asked about a text", async () => {
    const server = await start(name, { wantsKey: true });
    const { local, results } = await watch(server);
    expect(results).toMatchObject([{ servers: [{ wantsKey: true, models: 0 }] }]);
    expect(local.models()).toEqual([]);
  });

  it("that talks nonsense is passed by", async () => {
    const lists = Object.fromEntries(Object.keys(LOCAL_SERVERS[name].lists).map((path) => [path, [42]]));
    const { local } = await watch(await start(name, { lists }));
    expect(local.models()).toEqual([]);
  });
});

it("each kind is looked for where its makers let it listen", () => {
  const ports = [ollama, lmStudio, llamaCpp, vllm, jan].map(({ name, port }) => [name, port]);
  expect(Object.fromEntries(ports)).toEqual({
    Ollama: 11_434,
    "LM Studio": 1_234,
    "llama.cpp": 8_080,
    vLLM: 8_000,
    Jan: 1_337,
  });
});

describe("Looking for models on this machine", () => {
  it("never takes a model of Ollama's that runs elsewhere", async () => {
    const lists = {
      "/api/tags": {
        models: [
          {
            name: "gpt-oss:120b",
            remote_host: "https://ollama.com:443",
            details: { parameter_size: "117B" },
          },
          { name: "qwen3.5:397b-cloud" },
        ],
      },
    };
    const { local } = await watch(await start("Ollama", { lists }));
    expect(local.models()).toEqual([]);
  });

  it("takes the best of all servers", async () => {
    const all = await Promise.all(NAMES.map((name) => start(name)));
    const { results } = await watch(...all);
    expect(results[0]?.servers).toHaveLength(5);
    expect(results[0]?.chosen?.server).toBe("vLLM");
  });

  it("passes a model by whose context has no room for a text", async () => {
    const lists = {
      "/api/v0/models": {
        data: [{ id: "gemma-3-12b", type: "llm", state: "loaded", loaded_context_length: 4_096 }],
      },
    };
    const { local, results } = await watch(await start("LM Studio", { lists }));
    expect(results).toMatchObject([{ servers: [{ models: 1 }], chosen: undefined }]);
    expect(local.models()).toEqual([]);
  });

  it("lets the embedded report stand where the server is killed in mid-answer, and finds it again within a minute", async () => {
    const asked = Promise.withResolvers<void>();
    const first = await startLocalServer("Ollama", { onQuestion: asked.resolve });
    const { local, results, waiting } = await watch(first);
    const report = analyse(local);
    await asked.promise;
    await first.close();
    expect(await report).toMatchObject({
      analysed_by: { model: "embedded" },
      attempts: [
        { model: "Ollama on this machine", outcome: "unavailable" },
        { model: "embedded", outcome: "answered" },
      ],
    });

    await local.look();
    expect(local.models()).toEqual([]);
    await start("Ollama", { port: first.port });
    expect(waiting[0]?.ms).toBeLessThan(60_000);
    waiting[0]?.run();
    await expect.poll(() => local.models().length).toBe(1);
    expect((await analyse(local)).analysed_by.version).toBe("gemma3:12b");
    expect(results.map(({ chosen }) => chosen?.model)).toEqual(["gemma3:12b", undefined, "gemma3:12b"]);
  });

  it("keeps the same model, with what is known of it, as long as nothing changes", async () => {
    const { local, results } = await watch(await start("Ollama"));
    const [before] = local.models();
    await local.look();
    expect(local.models()[0]).toBe(before);
    expect(results).toHaveLength(1);
  });

  it("asks nobody where no host is named", async () => {
    const { local, results, waiting } = await watch();
    expect([local.models(), results, waiting]).toEqual([[], [], []]);
  });
});
