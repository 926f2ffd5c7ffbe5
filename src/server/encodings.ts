import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Ways to send the same bytes, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether an `Accept-Encoding` header takes an encoding: named there, and not with a weight of 0. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  return (header ?? "").split(",").some((entry) => {
    const [name, weight] = entry.trim().split(";");
    return name === encoding && !/^\s*q=0(\.0*)?$/u.test(weight ?? "");
  });
}

/** The bytes in one encoding, as small as it can make them. */
export async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return await gzipped(bytes, { level: constants.Z_BEST_COMPRESSION });
  return await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
