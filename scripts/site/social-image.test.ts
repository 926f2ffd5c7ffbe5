import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { drawTitle, IMAGE, linesOf, readLetters } from "./social-image.ts";

const letters = await readLetters();

it("A title is broken into lines between its words, and cut where there are too many", () => {
  expect(linesOf("About Subtext", letters)).toEqual(["About Subtext"]);
  const lines = linesOf("Reading War News Without Being Moved by It", letters);
  expect(lines.length).toBe(2);
  expect(lines.join(" ")).toBe("Reading War News Without Being Moved by It");
  const cut = linesOf("many words ".repeat(30), letters);
  expect(cut).toHaveLength(3);
  expect(cut.at(-1)).toMatch(/…$/u);
});

it("A picture is a PNG file of 1200 by 630, and another title is another picture", () => {
  const png = Buffer.from(drawTitle("Doubt", letters, letters.grounds.en));
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([IMAGE.width, IMAGE.height]);
  const length = png.readUInt32BE(33);
  expect(inflateSync(png.subarray(41, 41 + length))).toHaveLength((IMAGE.width * 3 + 1) * IMAGE.height);
  expect(png.equals(drawTitle("Fear", letters, letters.grounds.en))).toBe(false);
});

it("Ukrainian titles are written in their letters", () => {
  for (const ground of Object.values(letters.grounds)) {
    expect(ground.length).toBe(IMAGE.width * IMAGE.height * 3);
  }
  for (const character of "Як читати воєнні новини: «ґрунт» і щоденник") {
    expect(letters.places[character]?.width, character).toBeGreaterThan(5);
  }
});
