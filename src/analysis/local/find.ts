import { SMALLEST_CONTEXT } from "../config/limits.ts";
import { KeyWanted } from "./ask.ts";
import { familyOf, inOrder } from "./families.ts";
import type { LocalHost } from "./hosts.ts";
import { lmStudio } from "./lm-studio.ts";
import { ollama } from "./ollama.ts";
import { jan, llamaCpp, vllm } from "./openai-servers.ts";
import type { ListedModel, ServerKind } from "./server-kind.ts";

/** At a port of nobody's, those are tried first whose lists nobody else gives. */
const SERVERS: readonly ServerKind[] = [lmStudio, llamaCpp, ollama, vllm, jan];

/** A server that has answered, and what it has. */
export interface FoundServer {
  readonly kind: ServerKind;
  readonly origin: string;
  readonly isLoopback: boolean;
  readonly models: readonly ListedModel[];
  /** It tells its models only to those who have its key. */
  readonly wantsKey: boolean;
}

/** A model to be asked, with its context in tokens. */
export interface FoundModel {
  readonly server: FoundServer;
  readonly model: string;
  readonly contextTokens: number;
}

/** The servers of models on these machines, asked side by side. Never throws. */
export async function findServers(hosts: readonly LocalHost[]): Promise<FoundServer[]> {
  const found = await Promise.all(hosts.map(lookAt));
  return found.flat();
}

async function lookAt({ host, port }: LocalHost): Promise<FoundServer[]> {
  if (port === undefined) {
    const servers = await Promise.all(SERVERS.map((kind) => knock(kind, host, kind.port)));
    return servers.filter((server) => server !== undefined);
  }
  const own = SERVERS.filter((kind) => kind.port === port);
  for (const kind of own.length > 0 ? own : SERVERS) {
    const server = await knock(kind, host, port);
    if (server !== undefined) return [server];
  }
  return [];
}

async function knock(kind: ServerKind, host: string, port: number): Promise<FoundServer | undefined> {
  const origin = `http://${host}:${port}`;
  const isLoopback = /^(?:localhost|127\..*|\[::1\])$/u.test(host);
  try {
    const models = await kind.list(origin);
    return models && { kind, origin, isLoopback, models, wantsKey: false };
  } catch (error) {
    if (!(error instanceof KeyWanted)) throw error;
    return { kind, origin, isLoopback, models: [], wantsKey: true };
  }
}

/** The best model that these servers have for our task, with enough room for it. */
export async function bestModel(servers: readonly FoundServer[]): Promise<FoundModel | undefined> {
  const candidates = servers.flatMap((server) => server.models.map((model) => ({ ...model, server })));
  for (const { server, model, contextTokens } of inOrder(candidates)) {
    const { kind, origin } = server;
    const room = contextTokens ?? (await kind.contextOf?.(origin, model).catch(() => undefined));
    if (room !== undefined && room >= SMALLEST_CONTEXT) return { server, model, contextTokens: room };
  }
  return undefined;
}

/** The models of a server that are not for our task, by the table of families. */
export function passedOver({ models }: FoundServer): string[] {
  return models.filter((model) => familyOf(model) === undefined).map(({ model }) => model);
}
