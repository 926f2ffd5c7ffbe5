import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** Which of the addresses on a request's way may be believed. */
export type TrustedProxies = { readonly hops: number } | { readonly list: BlockList };

/** Parses `2`, or `10.0.0.0/8, ::1`; undefined when it is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/u.test(text)) return { hops: Number(text) };
  const list = new BlockList();
  for (const entry of text.split(",")) {
    const [address = "", prefix, ...rest] = entry.trim().split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const widest = family === "ipv6" ? 128 : 32;
    const bits = prefix === undefined ? widest : Number(prefix);
    if (isIP(address) === 0 || rest.length > 0) return undefined;
    if (prefix === "" || !Number.isInteger(bits) || bits < 0 || bits > widest) return undefined;
    list.addSubnet(address, bits, family);
  }
  return { list };
}

function isTrusted(address: string, list: BlockList): boolean {
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The visitor's address: the rightmost on the request's way that no trusted proxy answers for.
 * All that stands left of it was written by the visitor and may be forged.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let client = addressIn(socketAddress ?? "");
  if (client === undefined) return "";
  let left = forwardedFor ?? "";
  for (let hop = 0; left !== ""; hop += 1) {
    if ("hops" in trusted ? hop >= trusted.hops : !isTrusted(client, trusted.list)) break;
    const comma = left.lastIndexOf(",");
    const address = addressIn(left.slice(comma + 1));
    if (address === undefined) break;
    client = address;
    left = left.slice(0, Math.max(0, comma));
  }
  return client;
}

const IPV4_WITH_PORT = /^(?<address>\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/u;
const IN_BRACKETS = /^\[(?<address>[^\]]*)\](?::\d{1,5})?$/u;

/**
 * An address as proxies and sockets write it, by itself, or undefined where that is none: some proxies add the port (`192.0.2.1:4711`,
 * `[2001:db8::1]:4711`), and a socket for both families writes an IPv4 address as `::ffff:192.0.2.1`.
 */
function addressIn(written: string): string | undefined {
  const trimmed = written.trim();
  if (isIPv4(trimmed)) return trimmed;
  const bare = (IPV4_WITH_PORT.exec(trimmed) ?? IN_BRACKETS.exec(trimmed))?.groups?.["address"] ?? trimmed;
  const mapped = bare.toLowerCase().startsWith("::ffff:") ? bare.slice(7) : bare;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? bare : undefined;
}

/**
 * What counts as one visitor: a whole IPv4 address, or the /64 of an IPv6 one, since a
 * subscriber is given at least a /64 and can pick any address in it.
 */
export function networkOf(address: string): string {
  return isVersion6(address) ? firstGroups(address, 4) : address;
}

/** The /48 of an IPv6 address, of which many subscribers are given a whole one; undefined for an IPv4 address. */
export function siteOf(address: string): string | undefined {
  return isVersion6(address) ? firstGroups(address, 3) : undefined;
}

/** Looks for a colon first: to find that an IPv4 address is none takes Node's expression long. */
function isVersion6(address: string): boolean {
  return address.includes(":") && isIPv6(address);
}

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length - (tail.includes(".") ? 1 : 0);
  const groups = [...left, ...Array.from({ length: gap }, () => "0"), ...right];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
