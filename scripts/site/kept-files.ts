import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { CLIENT_ENTRIES } from "../../src/web/entries/entries.ts";

/** What the service worker's own code names in the place of the list. */
const PLACEHOLDER = "KEPT_FILES";

/** What loads late of the home page's script, and is needed without a network: the report. Its own late parts are not. */
const LATE = "src/web/analysis/late.ts";

interface KeptFile {
  readonly url: string;
  /** Null where the name changes with the content. */
  readonly revision: string | null;
}

/** Scripts, style sheets and what they name, by the manifest of the build: the whole of the analysis page. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  const { file, assets = [], imports = [] } = chunk;
  return [file, ...assets, ...imports.flatMap((each) => filesOf(manifest, each))];
}

/**
 * The files that the analysis page needs without a network.
 * @param folder of the built site.
 * @param pages paths of the analysis page in each language, with what else is to be kept of the site.
 * @param fonts those that the pages ask for at once; the others have letters that are seldom needed.
 */
export function keptFiles(
  folder: string,
  manifest: Manifest,
  { pages, fonts }: { readonly pages: readonly string[]; readonly fonts: readonly string[] },
): KeptFile[] {
  const built = [...Object.values(CLIENT_ENTRIES), LATE].flatMap((key) => filesOf(manifest, key));
  const workers = readdirSync(join(folder, "assets")).filter((name) =>
    /^analysis-worker-.*\.js$/u.test(name),
  );
  const named = [...built, ...workers.map((name) => `assets/${name}`)].filter(
    (file) => !file.endsWith(".woff2"),
  );
  const forEver = [...named.map((file) => `/${file}`), ...fonts];
  return [
    ...[...new Set(forEver)].toSorted().map((url) => ({ url, revision: null })),
    ...pages.map((url) => ({ url, revision: revisionOf(folder, url) })),
  ];
}

function revisionOf(folder: string, url: string): string {
  const path = url.endsWith("/") ? `${url}index.html` : url;
  return createHash("sha256")
    .update(readFileSync(join(folder, path)))
    .digest("hex")
    .slice(0, 16);
}

/** Writes the list into the built service worker, so that it is another one as soon as one of its files is. */
export function writeKeptFiles(file: string, files: readonly KeptFile[]): void {
  const code = readFileSync(file, "utf8");
  if (!code.includes(PLACEHOLDER)) throw new Error("The service worker has no place for its list of files.");
  writeFileSync(
    file,
    code.replace(PLACEHOLDER, () => JSON.stringify(files)),
  );
}
