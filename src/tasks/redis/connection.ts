import { Redis } from "ioredis";
import { StoreUnreachable } from "../tasks.ts";

/** All keys begin with it. The braces keep them on one node of a Redis Cluster. */
export const PREFIX = "{subtext}";

/** How long one command may take, a broken connection included: somebody waits for the answer. */
const COMMAND_MS = 4_000;

/** A script in Lua, with a name of its own. */
export type Script = readonly [name: string, lua: string];

/** A connection to Redis, on which scripts run whole or not at all. */
export interface RedisConnection {
  /**
   * Runs a script with `KEYS[1]` = the prefix of all keys. Strings come back as bytes.
   * Rejects with `StoreUnreachable` when Redis gives no answer in time.
   */
  run(script: Script, args: readonly (string | number | Uint8Array)[]): Promise<unknown>;
  /** Whether Redis answers now. */
  ping(): Promise<boolean>;
  /** The setting of the server by that name; undefined where it does not tell. */
  setting(name: string): Promise<string | undefined>;
  /** The connection itself, for BullMQ. */
  readonly client: Redis;
  /** Another connection, whose commands wait for as long as Redis is away. Whoever opens it disconnects it. */
  openPatient(): Redis;
  close(): void;
}

interface RedisOptions {
  readonly url: string;
  /** Told of each fault of the connection; a broken one is made anew without end. */
  readonly onFault?: (cause: Error) => void;
}

/** A broken connection is made anew soon, and without end. */
const CONNECTION = {
  connectTimeout: COMMAND_MS,
  maxRetriesPerRequest: null,
  retryStrategy: (times: number) => Math.min(times * 50, 1_000),
};

/** Opens a connection; does not wait for it. */
export function openRedis({ url, onFault = () => {} }: RedisOptions): RedisConnection {
  const client = new Redis(url, { ...CONNECTION, commandTimeout: COMMAND_MS });
  client.on("error", onFault);
  const known = new Set<string>();
  return {
    client,
    openPatient() {
      const patient = new Redis(url, CONNECTION);
      patient.on("error", onFault);
      return patient;
    },
    async run([name, lua], args) {
      if (!known.has(name)) {
        client.defineCommand(name, { lua, numberOfKeys: 1 });
        known.add(name);
      }
      const call = commandOf(client, `${name}Buffer`);
      const values = args.map((arg) => (arg instanceof Uint8Array ? Buffer.from(arg) : arg));
      try {
        return await call.call(client, `${PREFIX}:`, ...values);
      } catch (cause) {
        throw isReplyError(cause) ? cause : new StoreUnreachable();
      }
    },
    ping: () =>
      client.ping().then(
        () => true,
        () => false,
      ),
    setting: (name) =>
      client.config("GET", name).then(
        (found) => (Array.isArray(found) && typeof found[1] === "string" ? found[1] : undefined),
        () => undefined,
      ),
    close: () => client.disconnect(),
  };
}

type Command = (...args: (string | number | Buffer)[]) => Promise<unknown>;

/** A command that `defineCommand` has added. */
function commandOf(client: Redis, name: string): Command {
  const command: unknown = Reflect.get(client, name);
  if (typeof command !== "function") throw new TypeError("no such command");
  // ioredis makes each command it adds in this shape.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types cannot know of the commands added
  return command as Command;
}

/** Whether Redis itself has answered that it cannot. While it loads its data it is as good as away. */
function isReplyError(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    cause.name === "ReplyError" &&
    !/^(?:LOADING|READONLY|OOM|MISCONF)/u.test(cause.message)
  );
}
