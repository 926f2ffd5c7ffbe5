import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Provider } from "../../../src/analysis/models/providers.ts";
import { anthropic } from "./anthropic.ts";
import { groq, mistral, openaiCompatible } from "./chat-completions.ts";
import { google } from "./google.ts";
import { ollama } from "./ollama.ts";
import { openai } from "./openai.ts";
import type { StandIn } from "./stand-in.ts";

/** Providers that are asked over the wire: a GGUF file has none, and its own tests. */
export type HostedProvider = Exclude<Provider, "gguf">;

/** How each of them answers: a provider without a stand-in does not compile. */
export const standIns: Record<HostedProvider, StandIn> = {
  google,
  anthropic,
  openai,
  mistral,
  groq,
  "openai-compatible": openaiCompatible,
  ollama,
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
export const HOSTED_PROVIDERS = Object.keys(standIns) as HostedProvider[];

/** A request as a provider's server gets it. */
export interface ProviderRequest {
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export type Reply = (response: ServerResponse) => void;

export interface ProviderServer {
  /** What the provider's package is told. */
  readonly baseURL: string;
  readonly requests: ProviderRequest[];
  close(): Promise<void>;
}

/** Plays one provider on a free port. */
export async function startProvider(name: HostedProvider, reply: Reply): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    requests.push({ url: request.url ?? "", headers: request.headers, body });
    reply(response);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}${standIns[name].path}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Replies with JSON. */
export function json(status: number, body: object, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}
