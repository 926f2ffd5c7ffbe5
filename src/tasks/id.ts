import { randomFillSync } from "node:crypto";

const BYTES = 18;

/** The random bytes of so many ids are asked for together: to ask costs more than they do. */
const pool = Buffer.alloc(BYTES * 64);
let used = pool.length;

/** 144 random bits, in 24 characters that need no escaping in a URL. */
export function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const id = pool.toString("base64url", used, used + BYTES);
  used += BYTES;
  return id;
}
