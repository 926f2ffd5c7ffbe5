import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const SITE = "build/site";

/** Kilobytes (1,000 bytes) of a file as brotli 11 sends it. */
async function brotliKilobytes(file: string): Promise<number> {
  const bytes = await readFile(join(SITE, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(bytes, { params }).length / 1000;
}

/** The scripts that a page asks for, by its HTML. */
async function scriptsOf(page: string): Promise<string[]> {
  const html = await readFile(join(SITE, page), "utf8");
  return [...html.matchAll(/<script[^>]* src="([^"]+)"/gu)].flatMap(([, src]) => src ?? []);
}

/** JavaScript of every built page, in brotli kilobytes. Pages that load the same are told in one line. */
async function measure(): Promise<string[]> {
  const all = await readdir(SITE, { recursive: true });
  const bySize = new Map<string, string[]>();
  for (const page of all.filter((file) => file.endsWith(".html")).toSorted()) {
    const sizes = await Promise.all((await scriptsOf(page)).map(brotliKilobytes));
    const total = sizes.reduce((sum, size) => sum + size, 0).toFixed(1);
    bySize.set(total, [...(bySize.get(total) ?? []), page]);
  }
  return [...bySize].map(([size, pages]) => {
    const names =
      pages.length > 3 ? `${pages.slice(0, 3).join(", ")} and ${pages.length - 3} more` : pages.join(", ");
    return `${size.padStart(6)} kB  ${names}`;
  });
}

process.stdout.write(`${(await measure()).join("\n")}\n`);
