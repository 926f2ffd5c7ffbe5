import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { describe, expect, it } from "vitest";
import { CLIENT_ENTRIES } from "../../src/web/entries/entries.ts";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import { keptFiles, writeKeptFiles } from "./kept-files.ts";

const folder = temporaryFolder();

const manifest: Manifest = {
  ...Object.fromEntries(
    Object.values(CLIENT_ENTRIES).map((key, i) => [key, { file: `assets/entry-${i}.js` }]),
  ),
  "src/web/analysis/late.ts": {
    file: "assets/late-1.js",
    imports: ["_shared"],
    dynamicImports: ["heavy"],
    assets: ["assets/face.woff2"],
  },
  _shared: { file: "assets/shared-1.js" },
  heavy: { file: "assets/heavy-1.js" },
};

/** What is kept of a site whose front page says these words. */
function keptOf(words: string) {
  mkdirSync(join(folder.path, "assets"), { recursive: true });
  writeFileSync(join(folder.path, "index.html"), words);
  for (const name of ["analysis-worker-1.js", "analysis-worker-1.js.br"])
    writeFileSync(join(folder.path, "assets", name), "");
  return keptFiles(folder.path, manifest, { pages: ["/"], fonts: ["/assets/early.woff2"] });
}

describe("The files that are kept for reading without a network", () => {
  it("are the page, its scripts, the late part with what that begins with, the worker and the early fonts", () => {
    const urls = keptOf("Words").map(({ url }) => url);
    for (const name of ["entry-0.js", "late-1.js", "shared-1.js", "analysis-worker-1.js", "early.woff2"])
      expect(urls).toContain(`/assets/${name}`);
    expect(urls).toContain("/");
    expect(urls.filter((url) => /heavy|face|\.br$/u.test(url))).toEqual([]);
  });

  it("have another revision when a page is another", () => {
    const [one, same, other] = ["Words", "Words", "Other words"].map((words) => keptOf(words).at(-1));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it("are written into the service worker, whatever signs are in them", () => {
    const file = join(folder.path, "service-worker.js");
    writeFileSync(file, "use(KEPT_FILES)");
    writeKeptFiles(file, [{ url: "/$&", revision: null }]);
    expect(readFileSync(file, "utf8")).toBe('use([{"url":"/$&","revision":null}])');
    expect(() => writeKeptFiles(file, [])).toThrow("no place");
  });
});
