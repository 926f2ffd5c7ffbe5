/** A machine to look at; without a port, where each kind of server listens by itself. */
export interface LocalHost {
  /** A name or an address; one of IPv6 in brackets. */
  readonly host: string;
  readonly port?: number | undefined;
}

/** This machine, and no other. */
const LOOPBACK: readonly LocalHost[] = [{ host: "127.0.0.1" }, { host: "[::1]" }];

/**
 * Parses what `LOCAL_MODELS` says: `on`, `off`, or hosts with commas between, each with a port or without, such as
 * `gpu.lan, 10.0.0.7:11434, [::1]:8000`. Undefined where it is none of them.
 */
export function parseLocalHosts(text: string): readonly LocalHost[] | undefined {
  if (text === "on") return LOOPBACK;
  if (text === "off") return [];
  const hosts = text.split(",").map((entry) => parseHost(entry.trim()));
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

function parseHost(entry: string): LocalHost | undefined {
  const [, host, port] = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/iu.exec(entry) ?? [];
  if (host === undefined || !URL.canParse(`http://${entry}`)) return undefined;
  return { host, port: port === undefined ? undefined : Number(port) };
}
