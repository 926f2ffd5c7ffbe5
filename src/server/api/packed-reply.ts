import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Bytes } from "#tasks/index.ts";

/** Shorter replies gain nothing from being compressed. */
const MIN_COMPRESSED_BYTES = 1_024;

/** The first byte of gzip (RFC 1952), with which no JSON text begins. */
const GZIP_MARK = 0x1f;

/** A value as the JSON that travels: as gzip where it is long, so that it is serialised and compressed once. */
export async function pack(value: unknown): Promise<Bytes> {
  return packJson(JSON.stringify(value));
}

async function packJson(json: string): Promise<Bytes> {
  const bytes = new TextEncoder().encode(json);
  return bytes.length < MIN_COMPRESSED_BYTES ? bytes : copyOf(await promisify(gzip)(bytes, { level: 9 }));
}

export function isCompressed(packed: Uint8Array): boolean {
  return packed[0] === GZIP_MARK;
}

/** For the few who do not take gzip. */
export async function decompress(packed: Uint8Array): Promise<Bytes> {
  return copyOf(await promisify(gunzip)(packed));
}

/** A packed reply of the call for the status, as the call that starts an analysis gives it. */
export async function withTaskId(packed: Bytes, taskId: string): Promise<Bytes> {
  const json = new TextDecoder().decode(isCompressed(packed) ? await decompress(packed) : packed);
  return packJson(`{"taskId":${JSON.stringify(taskId)},${json.slice(1)}`);
}

/** In memory of its own size: what zlib gives may be a part of a larger block. */
function copyOf(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
