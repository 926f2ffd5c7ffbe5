import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { ENCODED_SUFFIXES, ENCODINGS, type Encoding } from "../../src/server/site/encodings.ts";

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|xml|rss\+xml|javascript)|image\/svg)/u;

const COMPRESSORS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: brotliParams(bytes.length) }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

function brotliParams(length: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

/** Writes beside every file of words in a folder its compressed forms, where they are smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(getMimeType(entry.name) ?? ""));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const encoding of ENCODINGS) {
    const data = await COMPRESSORS[encoding](bytes);
    if (data.length < bytes.length) await writeFile(file + ENCODED_SUFFIXES[encoding], data);
  }
}
