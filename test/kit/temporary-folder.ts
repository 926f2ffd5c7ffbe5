import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** A folder of the calling test file's own, there while its tests run. */
export function temporaryFolder(parent = tmpdir()): { readonly path: string } {
  const folder = { path: "" };
  beforeAll(async () => {
    await mkdir(parent, { recursive: true });
    folder.path = resolve(await mkdtemp(join(parent, "subtext-test-")));
  });
  afterAll(() => rm(folder.path, { recursive: true }));
  return folder;
}
