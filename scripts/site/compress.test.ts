import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import { compressFiles } from "./compress.ts";

const HOME = `<!doctype html>${"<p>Words.</p>".repeat(200)}`;
const folder = temporaryFolder();

beforeAll(async () => {
  await mkdir(join(folder.path, "about"));
  await writeFile(join(folder.path, "about", "index.html"), HOME);
  await writeFile(join(folder.path, "robots.txt"), "User-agent: *");
  await writeFile(join(folder.path, "picture.png"), new Uint8Array(500));
});

it("The build compresses a page in both ways, and what that makes no smaller, or is no text, in none", async () => {
  await compressFiles(folder.path);
  const files = await readdir(folder.path, { recursive: true });
  const pages = ["index.html", "index.html.br", "index.html.gz"].map((name) => join("about", name));
  expect(files.toSorted()).toEqual(["about", ...pages, "picture.png", "robots.txt"]);
  const read = (suffix: string) => readFile(join(folder.path, "about", `index.html${suffix}`));
  expect(brotliDecompressSync(await read(".br")).toString()).toBe(HOME);
  expect(gunzipSync(await read(".gz")).toString()).toBe(HOME);
});
