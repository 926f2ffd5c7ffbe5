import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** A folder of the calling test file's own, there while its tests run. */
export function temporaryFolder(): { readonly path: string } {
  const folder = { path: "" };
  beforeAll(async () => {
    folder.path = await mkdtemp(join(tmpdir(), "subtext-test-"));
  });
  afterAll(() => rm(folder.path, { recursive: true }));
  return folder;
}
