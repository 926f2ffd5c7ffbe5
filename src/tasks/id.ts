import { randomBytes } from "node:crypto";

/** 144 random bits, in 24 characters that need no escaping in a URL. */
export function randomId(): string {
  return randomBytes(18).toString("base64url");
}
