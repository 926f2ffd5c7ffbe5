/**
 * The picture that is shown where a page is shared, with the page's title. It is put together without a browser and
 * without a font, from letters and a ground that `node scripts/draw-images.ts` has drawn, so that a build takes
 * milliseconds for each.
 */
import { readFile } from "node:fs/promises";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import type { SiteLanguage } from "../../src/web/words/languages.ts";

export const IMAGE = { width: 1200, height: 630 } as const;

const FOLDER = "scripts/site/letters";

/** What is drawn beforehand: a row of letters in black, where each stands in it, and the ground. */
export const LETTERS = {
  size: 72,
  height: 96,
  ink: `${FOLDER}/ink.bin`,
  places: `${FOLDER}/places.json`,
  grounds: { en: `${FOLDER}/ground.bin`, uk: `${FOLDER}/ground-uk.bin` },
} as const;

/** Where the title is written, in pixels. */
const AREA = { left: 80, top: 170, width: 1040, maxLines: 3, lineHeight: 82 } as const;
const INK = [0x23, 0x1f, 0x1a] as const;

interface Place {
  readonly x: number;
  readonly width: number;
}

interface Letters {
  /** Of the row, in pixels. */
  readonly width: number;
  readonly places: Readonly<Record<string, Place>>;
  /** How much of each pixel is ink, from 0 to 255. */
  readonly ink: Uint8Array;
  /** Red, green and blue of each pixel of the ground, by the language of its words. */
  readonly grounds: Readonly<Record<SiteLanguage, Uint8Array>>;
}

async function inflated(file: string): Promise<Uint8Array> {
  return new Uint8Array(inflateSync(await readFile(file)));
}

export async function readLetters(): Promise<Letters> {
  const row: Pick<Letters, "width" | "places"> = JSON.parse(await readFile(LETTERS.places, "utf8")); // drawn by us
  const { en, uk } = LETTERS.grounds;
  const grounds = { en: await inflated(en), uk: await inflated(uk) };
  return { ...row, ink: await inflated(LETTERS.ink), grounds };
}

/** Breaks a title into lines; one that is too long ends with an ellipsis. */
export function linesOf(title: string, { places }: Pick<Letters, "places">): string[] {
  const widthOf = (words: string) =>
    Array.from(words).reduce((sum, character) => sum + (places[character]?.width ?? 0), 0);
  const lines: string[] = [];
  for (const word of title.split(/\s+/u)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= AREA.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= AREA.maxLines) return lines;
  const shown = lines.slice(0, AREA.maxLines);
  return [...shown.slice(0, -1), `${shown.at(-1)}…`];
}

/** A PNG file of the title on the ground. */
export function drawTitle(title: string, letters: Letters, ground: Uint8Array): Uint8Array {
  const pixels = ground.slice();
  for (const [i, line] of linesOf(title, letters).entries()) {
    let x: number = AREA.left;
    for (const character of line) {
      const place = letters.places[character];
      if (!place) continue;
      if (character !== " ") drawLetter(pixels, letters, place, x, AREA.top + i * AREA.lineHeight);
      x += place.width;
    }
  }
  return pngOf(pixels);
}

/** Lays the ink of one letter over the picture, its box at x and y. */
function drawLetter(pixels: Uint8Array, { ink, width }: Letters, place: Place, x: number, y: number): void {
  const [from, to] = [Math.floor(place.x) - 3, Math.ceil(place.x + place.width) + 3];
  for (let row = 0; row < LETTERS.height; row++) {
    for (let column = Math.max(0, from); column < to; column++) {
      const share = (ink[row * width + column] ?? 0) / 255;
      if (share === 0) continue;
      const at = ((y + row) * IMAGE.width + Math.round(x + column - place.x)) * 3;
      for (const [channel, value] of INK.entries()) {
        const under = pixels[at + channel] ?? 0;
        pixels[at + channel] = Math.round(under + (value - under) * share);
      }
    }
  }
}

/** One chunk of a PNG file: length, name, data, checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The PNG file (https://www.w3.org/TR/png-3/) of red, green and blue pixels. */
function pngOf(pixels: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(IMAGE.width, 0);
  header.writeUInt32BE(IMAGE.height, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits, colour without opacity, the usual methods, not interlaced
  const rowBytes = IMAGE.width * 3;
  const rows = Buffer.alloc((rowBytes + 1) * IMAGE.height); // each row begins with its filter: none
  for (let row = 0; row < IMAGE.height; row++) {
    rows.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 6 })),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}
