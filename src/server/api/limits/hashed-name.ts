import { createHmac, hash } from "node:crypto";

/** So much of a hash tells names apart: 132 bits, in characters of base64url. */
const CHARACTERS = 22;

/**
 * A name behind a random key that this process alone knows: as good as an HMAC, since nobody sees it, at half its price.
 * Whole, since a part of a string would keep all of it in memory.
 */
export function hashInMemory(name: string, key: string): string {
  return hash("sha256", key + name, "base64url");
}

/** A name as a store outside the process may hold it. */
export function hashForStore(name: string, key: Uint8Array): string {
  return createHmac("sha256", key).update(name).digest("base64url").slice(0, CHARACTERS);
}
