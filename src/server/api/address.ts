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
  const way = [...(forwardedFor ?? "").split(","), socketAddress ?? ""].map(withoutMapping).toReversed();
  let client = way[0] ?? "";
  for (const [hop, address] of way.entries()) {
    if (isIP(address) === 0) break;
    client = address;
    if ("hops" in trusted ? hop >= trusted.hops : !isTrusted(address, trusted.list)) break;
  }
  return client;
}

/** `::ffff:192.0.2.1` is how a socket for both families writes an IPv4 address. */
function withoutMapping(address: string): string {
  const bare = address.trim();
  const mapped = bare.toLowerCase().startsWith("::ffff:") ? bare.slice(7) : bare;
  return isIPv4(mapped) ? mapped : bare;
}

/**
 * What counts as one visitor: a whole IPv4 address, or the /64 of an IPv6 one, since a
 * subscriber is given at least a /64 and can pick any address in it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length - (tail.includes(".") ? 1 : 0);
  const groups = [...left, ...Array.from({ length: gap }, () => "0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
