import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type AskedQuestion, goodDraft, readQuestion } from "./model-server.ts";
import { openaiCompatible } from "./models/chat-completions.ts";
import { ollama } from "./models/ollama.ts";

/** What one kind of server answers: its own listing calls by their paths, and where it is asked about a text. */
interface Played {
  readonly lists: Readonly<Record<string, unknown>>;
  readonly asksAt: string;
  readonly answer: (words: string) => object;
}

const openai = {
  asksAt: "/v1/chat/completions",
  answer: (words: string) => openaiCompatible.answer(words, "whole"),
};

/** After the documentation of each: what its listing calls answer, a model for other work among them. */
export const LOCAL_SERVERS = {
  Ollama: {
    lists: {
      "/api/tags": {
        models: [
          { name: "nomic-embed-text:latest", details: { family: "nomic-bert", parameter_size: "137M" } },
          { name: "gpt-oss:120b-cloud", remote_host: "https://ollama.com:443", remote_model: "gpt-oss:120b" },
          { name: "gemma3:12b", details: { family: "gemma3", parameter_size: "12.2B" } },
        ],
      },
      "/api/show": {
        details: { family: "gemma3", parameter_size: "12.2B" },
        model_info: { "general.architecture": "gemma3", "gemma3.context_length": 131_072 },
        capabilities: ["completion", "vision"],
      },
    },
    asksAt: "/api/chat",
    answer: (words) => ollama.answer(words, "whole"),
  },
  "LM Studio": {
    lists: {
      "/api/v0/models": {
        object: "list",
        data: [
          {
            id: "text-embedding-nomic-embed-text-v1.5",
            object: "model",
            type: "embeddings",
            state: "not-loaded",
            max_context_length: 2_048,
          },
          {
            id: "google/gemma-3-12b",
            object: "model",
            type: "vlm",
            state: "loaded",
            max_context_length: 131_072,
            loaded_context_length: 32_768,
          },
        ],
      },
    },
    ...openai,
  },
  "llama.cpp": {
    lists: {
      "/props": { default_generation_settings: { n_ctx: 16_384 }, total_slots: 1, model_alias: "" },
      "/v1/models": {
        object: "list",
        data: [
          {
            id: "/srv/models/qwen3-14b-q4_k_m.gguf",
            object: "model",
            owned_by: "llamacpp",
            meta: { n_ctx_train: 40_960, n_params: 14_768_307_200 },
          },
        ],
      },
    },
    ...openai,
  },
  vLLM: {
    lists: {
      "/v1/models": {
        object: "list",
        data: [
          {
            id: "mistralai/Mistral-Small-3.2-24B-Instruct-2506",
            object: "model",
            owned_by: "vllm",
            max_model_len: 65_536,
          },
        ],
      },
    },
    ...openai,
  },
  Jan: {
    lists: { "/v1/models": { object: "list", data: [{ id: "aya-expanse-8b-Q4_K_M", object: "model" }] } },
    ...openai,
  },
} as const satisfies Record<string, Played>;

export type LocalServerName = keyof typeof LOCAL_SERVERS;

export interface LocalServer {
  /** As `LOCAL_MODELS` takes it. */
  readonly address: string;
  readonly port: number;
  /** The paths that were asked for, in order. */
  readonly paths: string[];
  /** The texts that it was asked about. */
  readonly asked: AskedQuestion[];
  close(): Promise<void>;
}

export interface LocalServerOptions {
  /** Listens there; on any free port when left out. */
  readonly port?: number;
  /** Never answers about a text, and calls this instead. */
  readonly onQuestion?: () => void;
  /** What its listing calls answer, where not as `LOCAL_SERVERS` says. */
  readonly lists?: Readonly<Record<string, unknown>>;
  /** Answers 401 to whoever has no key. */
  readonly wantsKey?: boolean;
}

/** Plays a server of models on this machine. */
export async function startLocalServer(
  name: LocalServerName,
  { port = 0, onQuestion, lists, wantsKey = false }: LocalServerOptions = {},
): Promise<LocalServer> {
  const played: Played = { ...LOCAL_SERVERS[name], ...(lists && { lists }) };
  const paths: string[] = [];
  const asked: AskedQuestion[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? "";
    paths.push(path);
    if (wantsKey) return send(response, 401, { error: "Unauthorized" });
    if (path in played.lists) return send(response, 200, played.lists[path]);
    if (path !== played.asksAt) return send(response, 404, { error: "Not found" });
    const question = await readQuestion(request);
    asked.push(question);
    if (onQuestion) onQuestion();
    else send(response, 200, played.answer(JSON.stringify(goodDraft(question))));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    address: `127.0.0.1:${own}`,
    port: own,
    paths,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
