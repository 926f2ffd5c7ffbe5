import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Bytes } from "./tasks.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;

/** A key of AES-256, or a name, derived by HKDF-SHA256 (RFC 5869). */
function derive(from: string, purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync("sha256", from, "", `subtext 1 ${purpose}`, bytes));
}

/** AES-256-GCM: the IV, the tag, the encrypted bytes. What is not `context` when it is opened is not opened. */
function encrypt(key: Buffer, plain: Uint8Array, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Throws when the bytes were not made by `encrypt` with this key and this context. */
function decrypt(key: Buffer, sealed: Uint8Array, context: string): Bytes {
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  const plain = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  return new Uint8Array(Buffer.concat([plain, decipher.final()]));
}

/** Encrypts what waits outside the process, under the operator's secret. */
export interface Keyring {
  /** @param context where the value belongs: it cannot be opened in another place. */
  seal(plain: Uint8Array, context: string): Buffer;
  /** Undefined where none of the secrets opens it. */
  open(sealed: Uint8Array, context: string): Bytes | undefined;
  /** A key for some other purpose, derived from the newest secret. */
  derive(purpose: string): Buffer;
}

/** The newest secret comes first and seals; each of them opens, so that a secret can be replaced without a stop. */
export function createKeyring(secrets: readonly [string, ...string[]]): Keyring {
  const keys = secrets.map((secret) => ({
    id: derive(secret, "key id", KEY_ID_BYTES),
    key: derive(secret, "task"),
  }));
  const [newest] = keys;
  return {
    seal(plain, context) {
      if (!newest) throw new Error("no secret");
      return Buffer.concat([newest.id, encrypt(newest.key, plain, context)]);
    },
    open(sealed, context) {
      const known = keys.find(({ id }) => id.equals(sealed.subarray(0, KEY_ID_BYTES)));
      return known && decrypt(known.key, sealed.subarray(KEY_ID_BYTES), context);
    },
    derive: (purpose) => derive(secrets[0], purpose),
  };
}

/** What only somebody who knows a task's id can read. The id has 144 random bits, so nobody finds it by trying. */
export interface TaskSeal {
  /** Under which the task is stored; does not lead back to the id. */
  readonly name: string;
  seal(plain: Uint8Array): Buffer;
  open(sealed: Uint8Array): Bytes;
}

export function sealOf(id: string): TaskSeal {
  const name = derive(id, "name", 18).toString("base64url");
  let key: Buffer | undefined;
  const keyOnce = () => (key ??= derive(id, "result"));
  return {
    name,
    seal: (plain) => encrypt(keyOnce(), plain, name),
    open: (sealed) => decrypt(keyOnce(), sealed, name),
  };
}
