import type { Model } from "../model.ts";
import { bestModel, type FoundModel, findServers, passedOver } from "./find.ts";
import type { LocalHost } from "./hosts.ts";
import { localModel } from "./local-model.ts";

/** Servers are looked for so often: one that appears is found well within a minute. In milliseconds. */
const LOOK_EVERY_MS = 30_000;

/** What a look has come to, for the log: which servers answer, and which model will be asked. */
export interface LookResult {
  readonly servers: readonly {
    readonly server: string;
    readonly at: string;
    readonly models: number;
    /** Models that are not for our task, or are not known to be. */
    readonly passedOver: readonly string[];
    readonly wantsKey: boolean;
  }[];
  readonly chosen?:
    | { readonly server: string; readonly model: string; readonly contextTokens: number }
    | undefined;
}

export interface LocalModelsOptions {
  /** Where to look; nowhere when empty. */
  readonly hosts: readonly LocalHost[];
  /** Is told of the first look, and of each that has found something else than the one before. */
  readonly onChange?: ((result: LookResult) => void) | undefined;
  /** Calls `run` after `ms` milliseconds, and gives what calls that off. */
  readonly after?: ((ms: number, run: () => void) => () => void) | undefined;
}

/** Models that servers on this machine, or on hosts that were named, have at present. */
export interface LocalModels {
  /** The best of them, or none. */
  models(): readonly Model[];
  /** Looks again, at once. */
  look(): Promise<void>;
  stop(): void;
}

const nothing = () => {};

/** Looks for models, and goes on looking: a server may be started later, and may go. Resolves after the first look. */
export async function watchLocalModels({
  hosts,
  onChange,
  after = afterOnMachine,
}: LocalModelsOptions): Promise<LocalModels> {
  let current: { readonly key: string; readonly models: readonly Model[] } = { key: "", models: [] };
  let told = "";
  let cancel = nothing;

  async function look(): Promise<void> {
    const servers = await findServers(hosts);
    const best = await bestModel(servers);
    const key = best === undefined ? "" : keyOf(best);
    // The same model keeps what is known of it: whether it is busy or has just failed.
    if (key !== current.key) current = { key, models: best === undefined ? [] : [await localModel(best)] };
    const result: LookResult = {
      servers: servers.map((server) => ({
        server: server.kind.name,
        at: server.origin,
        models: server.models.length,
        passedOver: passedOver(server),
        wantsKey: server.wantsKey,
      })),
      chosen: best && { server: best.server.kind.name, model: best.model, contextTokens: best.contextTokens },
    };
    if (JSON.stringify(result) !== told) onChange?.(result);
    told = JSON.stringify(result);
  }

  const lookLater = () => {
    cancel = after(LOOK_EVERY_MS, () => void look().finally(lookLater));
  };

  if (hosts.length > 0) {
    await look();
    lookLater();
  }
  return { models: () => current.models, look, stop: () => cancel() };
}

function keyOf({ server, model, contextTokens }: FoundModel): string {
  return [server.origin, model, contextTokens].join(" ");
}

function afterOnMachine(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
