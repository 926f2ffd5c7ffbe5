import { BlockList, isIP, isIPv6 } from "node:net";
import { hostname, networkInterfaces } from "node:os";

/** Tells whether the server answers to a `Host` header; undefined when the header is none. */
export type AcceptsHost = (host: string) => boolean | undefined;

/** A name or an address in brackets, and perhaps a port. */
const HOST = /^(?<name>\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/iu;

/** How many answers are remembered: what visitors can write has no end. */
const MOST_KNOWN = 1_000;

/** Addresses that nobody on the internet has: loopback, link-local, private, shared by carriers. */
const LOCAL_RANGES = [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const;

const localAddresses = new BlockList();
for (const [address, bits] of LOCAL_RANGES) localAddresses.addSubnet(address, bits, familyOf(address));

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** Names and addresses by which this machine knows itself. */
export function ownNames(): string[] {
  const name = hostname().toLowerCase();
  const short = name.split(".")[0] ?? name;
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return [name, short, `${short}.local`, ...addresses.map(({ address }) => address)];
}

/**
 * A page of another site can lead a browser to this server by a name of its own (DNS rebinding), and then speak to it as
 * if it were the same site. So only names that are this machine's are answered, unless `PUBLIC_URL` says that the
 * site is public: then any name is, since proxies write what they like.
 */
export function createHostCheck(options: {
  readonly publicUrl: string | undefined;
  readonly own?: readonly string[];
}): AcceptsHost {
  const own = new Set(options.own ?? ownNames());
  const isPublic = options.publicUrl !== undefined && !isLocal(new URL(options.publicUrl).hostname, own);
  const known = new Map<string, boolean | undefined>();
  const judge = (host: string): boolean | undefined => {
    const name = HOST.exec(host)?.groups?.["name"];
    return name === undefined ? undefined : isPublic || isLocal(name, own);
  };
  return (host) => {
    if (known.has(host)) return known.get(host);
    if (known.size >= MOST_KNOWN) known.clear();
    const answer = judge(host);
    known.set(host, answer);
    return answer;
  };
}

function isLocal(host: string, own: ReadonlySet<string>): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/gu, "")
    .replace(/\.$/u, "");
  if (isIP(name) !== 0) return localAddresses.check(name, familyOf(name)) || own.has(name);
  return name === "localhost" || name.endsWith(".localhost") || own.has(name);
}
