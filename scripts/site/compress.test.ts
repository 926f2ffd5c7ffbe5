import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressFiles } from "./compress.ts";

const HOME = `<!doctype html>${"<p>Words.</p>".repeat(200)}`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  await mkdir(join(folder, "about"));
  await writeFile(join(folder, "about", "index.html"), HOME);
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  await writeFile(join(folder, "picture.png"), new Uint8Array(500));
});
afterEach(() => rm(folder, { recursive: true }));

it("The build compresses a page in both ways, and what that makes no smaller, or is no text, in none", async () => {
  await compressFiles(folder);
  const files = await readdir(folder, { recursive: true });
  const pages = ["index.html", "index.html.br", "index.html.gz"].map((name) => join("about", name));
  expect(files.toSorted()).toEqual(["about", ...pages, "picture.png", "robots.txt"]);
  const read = (suffix: string) => readFile(join(folder, "about", `index.html${suffix}`));
  expect(brotliDecompressSync(await read(".br")).toString()).toBe(HOME);
  expect(gunzipSync(await read(".gz")).toString()).toBe(HOME);
});
