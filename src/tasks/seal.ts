import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Bytes } from "./tasks.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what leaves this process: AES-256-GCM, with a key of its own for each purpose. */
export interface Sealer {
  /** Encrypts for one purpose. Only the same purpose opens it again, so that no sealed value can stand for another. */
  seal(bytes: Uint8Array, purpose: string): Bytes;
  /** What was sealed for the purpose, under any of the secrets; undefined where none of them opens it. */
  open(sealed: Uint8Array, purpose: string): Bytes | undefined;
}

/** Seals under the first secret and opens under each, so that a secret can be replaced while the old one is in use. */
export function createSealer(secrets: readonly string[]): Sealer {
  const [current] = secrets;
  if (current === undefined) throw new Error("There is no secret to seal with.");
  return {
    seal: (bytes, purpose) => encrypt(bytes, keyFor(current, purpose)),
    open(sealed, purpose) {
      for (const secret of secrets) {
        const opened = decrypt(sealed, keyFor(secret, purpose));
        if (opened) return opened;
      }
      return undefined;
    },
  };
}

/** The name under which something is kept whose id is a secret: whoever reads it learns no id. */
export function nameOf(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

function keyFor(secret: string, purpose: string): Uint8Array {
  // The purpose may hold a task's id, so that the secret alone opens no result.
  return new Uint8Array(
    hkdfSync("sha256", secret, "subtext", createHash("sha256").update(purpose).digest(), 32),
  );
}

function encrypt(bytes: Uint8Array, key: Uint8Array): Bytes {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body]));
}

function decrypt(sealed: Uint8Array, key: Uint8Array): Bytes | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return new Uint8Array(Buffer.concat([body, decipher.final()]));
  } catch {
    return undefined; // sealed under another secret, for another purpose, or changed
  }
}
