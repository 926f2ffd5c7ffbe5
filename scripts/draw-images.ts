/** Draws the site's icons and the picture that is shown where a page is shared, into src/web/public. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { reportWords } from "../src/languages/index.ts";
import { FINDING_TYPES } from "../src/report/index.ts";
import { SITE_LANGUAGES, type SiteLanguage } from "../src/web/words/languages.ts";
import { ensureBrowser } from "./find-browser.ts";
import { IMAGE, LETTERS } from "./site/social-image.ts";

const PUBLIC = "src/web/public";
const COLOURS = ["#8a2a72", "#4340a3", "#635a00", "#0d6067", "#96400f"] as const;
const STROKES = [
  '<path d="M1 5q3.500-6 7 0t7 0 7 0 7 0 7 0"/>',
  '<path d="M1 2.500h35M1 7.500h35"/>',
  '<path d="M1 5h35" stroke-dasharray="6 4" stroke-width="2.250"/>',
  '<path d="M2 5h34" stroke-dasharray="0 4.850" stroke-width="3" stroke-linecap="round"/>',
  '<path d="M1 5h35" stroke-width="3.500"/>',
] as const;

async function fontFace(family: string, file: string, style: string): Promise<string> {
  const bytes = await readFile(join("node_modules/@fontsource-variable", file));
  const source = `data:font/woff2;base64,${bytes.toString("base64")}`;
  return `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: 200 900; src: url(${source}); }`;
}

async function fontFaces(): Promise<string> {
  const faces = [
    fontFace("Reading", "source-serif-4/files/source-serif-4-latin-wght-normal.woff2", "normal"),
    fontFace("Reading Cyrillic", "source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2", "normal"),
    fontFace("Reading", "source-serif-4/files/source-serif-4-latin-wght-italic.woff2", "italic"),
    fontFace("Sans", "source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "normal"),
    fontFace("Sans Cyrillic", "source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2", "normal"),
  ];
  return (await Promise.all(faces)).join("\n");
}

function legend(language: SiteLanguage): string {
  const items = FINDING_TYPES.map(
    (type, i) =>
      `<li><svg viewBox="0 0 37 10" fill="none" stroke="${COLOURS[i]}" stroke-width="1.750">${STROKES[i]}</svg>${reportWords[language].boxes[type]}</li>`,
  );
  return `<ul>${items.join("")}</ul>`;
}

/** The picture for sharing. Without a heading it is the ground on which the build writes a page's title. */
async function socialImage(heading: string, language: SiteLanguage): Promise<string> {
  return `<style>${await fontFaces()}
    body { margin: 0; padding: 64px 80px; box-sizing: border-box; width: 1200px; height: 630px; background: #f8f5ee; color: #231f1a;
      display: flex; flex-direction: column; font-family: Sans, "Sans Cyrillic"; border-bottom: 14px solid #231f1a; }
    .name { font: 600 46px Reading; } .name i { font-weight: 480; text-decoration: underline #c2571d 4px; text-underline-offset: 9px; }
    h1 { font: 460 88px/1.06 Reading; letter-spacing: -0.018em; margin: 48px 0 24px; }
    p { font: 400 29px/1.4 Reading; color: #625b50; margin: 0; }
    ul { display: flex; flex-wrap: wrap; gap: 12px 34px; list-style: none; margin: auto 0 0; padding: 0; font-size: 25px; }
    li { display: flex; align-items: center; gap: 14px; } svg { width: 58px; }
  </style><div class="name">Sub<i>text</i></div>${heading}${legend(language)}`;
}

const HEADING = `<h1>See how a text<br>tries to work on you</h1>
  <p>Five observations, each resting on quoted words. No score, no verdict.</p>`;

/** What titles may be written with: Latin and Ukrainian letters, digits and marks. */
const CHARACTERS = [
  ...Array.from({ length: 94 }, (_, i) => String.fromCodePoint(33 + i)),
  ...Array.from("“”‘’«»–—…№·é"),
  ...Array.from("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя"),
];

/** Between two letters of the row, so that what reaches out of one is not taken for the next, in pixels. */
const GAP = 40;

interface Box {
  readonly x: number;
  readonly width: number;
}

function cell(character: string): string {
  return `<i>${character.replace("&", "&amp;").replace("<", "&lt;")}</i>`;
}

/** Draws the letters of titles in one row, and the ground, as src of scripts/site/social-image.ts. */
async function drawLetters(browser: Browser): Promise<void> {
  const width = CHARACTERS.length * (LETTERS.size + GAP);
  const page = await browser.newPage({ viewport: { width, height: LETTERS.height } });
  await page.setContent(`<style>${await fontFaces()} body { margin: 0; background: white; color: black; white-space: nowrap; }
    i { font: 460 ${LETTERS.size}px/${LETTERS.height}px Reading, "Reading Cyrillic"; letter-spacing: 0; margin-right: ${GAP}px; display: inline-block; }</style>
    ${[...CHARACTERS, "&nbsp;"].map((character) => (character === "&nbsp;" ? "<i>&nbsp;</i>" : cell(character))).join("")}`);
  await page.evaluate("document.fonts.ready.then(() => true)");
  const boxes = await page
    .locator("i")
    .evaluateAll((cells) =>
      cells.map((each) => ({ x: each.getBoundingClientRect().x, width: each.getBoundingClientRect().width })),
    );
  const pixels = await pixelsOf(page, await page.screenshot());
  const ink = Uint8Array.from({ length: pixels.length / 4 }, (_, i) => 255 - (pixels[i * 4] ?? 255));
  const places = Object.fromEntries(
    [...CHARACTERS, " "].map((character, i): [string, Box] => {
      const { x = 0, width: advance = 0 } = boxes[i] ?? {};
      return [character, { x, width: advance }];
    }),
  );
  await page.close();
  await writeFile(LETTERS.places, `${JSON.stringify({ width, places }, null, 2)}\n`);
  await writeFile(LETTERS.ink, deflateSync(ink, { level: 9 }));
}

/** Draws the ground on which titles in a language are written. */
async function drawGround(browser: Browser, language: SiteLanguage): Promise<void> {
  const page = await browser.newPage({ viewport: { width: IMAGE.width, height: IMAGE.height } });
  await page.setContent(await socialImage("", language));
  await page.evaluate("document.fonts.ready.then(() => true)");
  const ground = await pixelsOf(page, await page.screenshot());
  const rgb = Uint8Array.from(
    { length: IMAGE.width * IMAGE.height * 3 },
    (_, i) => ground[Math.floor(i / 3) * 4 + (i % 3)] ?? 0,
  );
  await page.close();
  await writeFile(LETTERS.grounds[language], deflateSync(rgb, { level: 9 }));
}

/** The pixels of a picture, in red, green, blue and opacity. */
async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  const base64 = await page.evaluate<string>(`(async () => {
    const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64,${png.toString("base64")}")).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = "";
    for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
    return btoa(text);
  })()`);
  return new Uint8Array(Buffer.from(base64, "base64"));
}

async function draw(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate("document.fonts.ready.then(() => true)");
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** One PNG picture as an icon file: a directory of one entry, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const svg = await readFile(join(PUBLIC, "icon.svg"), "utf8");
const icon = (size: number) =>
  `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`;
/** To the very edge, with room around the drawing: the system cuts its own shape out of it. */
const fullIcon = (size: number) =>
  `<style>body { margin: 0; background: #231f1a; display: grid; place-items: center; height: 100vh } svg { width: ${size * 0.8}px }</style>${svg}`;

const browser = await chromium.launch({ executablePath: ensureBrowser() });
const files: [string, Buffer][] = [
  ["social-image.png", await draw(browser, await socialImage(HEADING, "en"), 1200, 630)],
  ["icon-192.png", await draw(browser, icon(192), 192, 192)],
  ["icon-512.png", await draw(browser, icon(512), 512, 512)],
  ["icon-512-maskable.png", await draw(browser, fullIcon(512), 512, 512)],
  ["apple-touch-icon.png", await draw(browser, fullIcon(180), 180, 180)],
  ["favicon.ico", icoOf(await draw(browser, icon(32), 32, 32), 32)],
];
await drawLetters(browser);
for (const language of SITE_LANGUAGES) await drawGround(browser, language);
await browser.close();
for (const [name, bytes] of files) await writeFile(join(PUBLIC, name), bytes);
