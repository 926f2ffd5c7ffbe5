import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest } from "vite";
import { type ClientEntry, SOURCES } from "../src/web/entries/entries.ts";
import type { RenderContext, Renderer } from "../src/web/renderer.ts";
import { pathIn, SITE_LANGUAGES, type SiteLanguage } from "../src/web/words/languages.ts";
import { compressFiles } from "./site/compress.ts";
import { keptFiles, writeKeptFiles } from "./site/kept-files.ts";
import { type ContextOfSettings, contextFromSettings } from "./site/render-context.ts";
import { drawTitle, readLetters } from "./site/social-image.ts";

const SITE = "build/site";
const RENDERER = "build/renderer";
const MANIFESTS = ["manifest.json", "practice.json", "compare.json"];

/** Scripts of the letters of the first screen. Every page has Latin ones, in the name of the site. */
const EARLY_SCRIPTS: Readonly<Record<SiteLanguage, readonly string[]>> = {
  en: ["latin"],
  uk: ["cyrillic", "latin"],
};
const EARLY_FONTS = ["source-serif-4", "source-sans-3"];

async function readManifest(): Promise<Manifest> {
  const folder = join(SITE, ".vite");
  const texts = MANIFESTS.map((name) => readFile(join(folder, name), "utf8"));
  const manifests: Manifest[] = (await Promise.all(texts)).map((text) => JSON.parse(text)); // written by Vite a moment ago
  await rm(folder, { recursive: true });
  return Object.fromEntries(manifests.flatMap((manifest) => Object.entries(manifest)));
}

function hashOf(file: string): string {
  return createHash("sha384")
    .update(readFileSync(join(SITE, file)))
    .digest("base64");
}

function contextFrom(settings: ContextOfSettings, manifest: Manifest): RenderContext {
  const files = Object.values(manifest).flatMap((chunk) => chunk.assets ?? []);
  const fileOf = (entry: ClientEntry) => {
    const chunk = manifest[SOURCES[entry]];
    if (!chunk) throw new Error(`The build has no ${entry}.`);
    // A browser checks the entry's own bytes alone, so that there may be nothing behind it.
    if (chunk.imports?.length) throw new Error(`${entry} loads other scripts, which nothing would check.`);
    return chunk.file;
  };
  return {
    ...settings,
    href: (entry) => `/${fileOf(entry)}`,
    integrity: (entry) => `sha384-${hashOf(fileOf(entry))}`,
    fonts: (language) =>
      EARLY_SCRIPTS[language].flatMap((script) =>
        EARLY_FONTS.flatMap((font) => {
          const file = files.find((each) => each.includes(`${font}-${script}-wght-normal-`));
          return file ? `/${file}` : [];
        }),
      ),
  };
}

async function write(path: string, text: string | Uint8Array): Promise<void> {
  const file = join(SITE, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What of the site itself the analysis page needs without a network, beside its scripts. */
function keptOf({ fonts }: RenderContext) {
  const files = ["/", "/site.webmanifest", "/sharing.webmanifest"].flatMap((path) =>
    SITE_LANGUAGES.map((language) => pathIn(language, path)),
  );
  const icons = ["/favicon.ico", "/icon.svg", "/icon-192.png"];
  return { pages: [...files, ...icons], fonts: SITE_LANGUAGES.flatMap(fonts) };
}

/** Renders every page of the site into build/site. Returns their number. */
async function renderSite(settings: ContextOfSettings): Promise<number> {
  const manifest = await readManifest();
  const context = contextFrom(settings, manifest);
  const module = pathToFileURL(resolve(RENDERER, "render.js")).href;
  const renderer: Renderer = await import(module); // src/web/render.tsx is held to it where it is written
  for (const path of renderer.paths) await write(`${path}index.html`, renderer.renderPage(path, context));
  for (const folder of renderer.fallbackFolders) {
    const path = `${folder}404.html`;
    await write(path, renderer.renderPage(path, context));
  }
  for (const { path, text } of renderer.renderFaults(context)) await write(path, text);
  for (const file of renderer.files(context)) await write(file.path, file.text);
  const letters = await readLetters();
  for (const { path, title, language } of renderer.images) {
    await write(path, drawTitle(title, letters, letters.grounds[language]));
  }
  writeKeptFiles(join(SITE, "service-worker.js"), keptFiles(SITE, manifest, keptOf(context)));
  return renderer.paths.length;
}

/** The whole build. Throws, in one line that names the file, when content is incomplete. */
async function buildSite(): Promise<number> {
  const settings = await contextFromSettings(process.env);
  const builder = await createBuilder({ logLevel: "warn" }, false);
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const count = await renderSite(settings);
  await compressFiles(SITE);
  return count;
}

const began = performance.now();
try {
  const count = await buildSite();
  process.stdout.write(`Built ${count} pages in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
