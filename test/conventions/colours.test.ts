import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = readFileSync("src/web/styles/tokens.css", "utf8");
const KINDS = ["manipulative", "propagandistic", "disinformation", "presentation", "tone"] as const;
const THEMES = ["light", "dark"] as const;

/** The colour of a kind in a theme, in OKLab, as lightness, a and b from 0 to 100. */
function colourOf(kind: string, theme: (typeof THEMES)[number]): number[] {
  const pair = new RegExp(
    `--${kind}: light-dark\\(oklch\\((.+?)%? (.+?) (.+?)\\), oklch\\((.+?)% (.+?) (.+?)\\)\\)`,
    "u",
  ).exec(tokens);
  const [lightness, chroma, hue] = (pair?.slice(1) ?? []).map(Number).slice(theme === "light" ? 0 : 3);
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`no ${kind}`);
  const angle = (hue * Math.PI) / 180;
  return [lightness, 100 * chroma * Math.cos(angle), 100 * chroma * Math.sin(angle)];
}

describe("The colours of the five kinds", () => {
  it.each(THEMES)("are told apart in the %s theme: no two are nearer than 12 in OKLab", (theme) => {
    const colours = KINDS.map((kind) => colourOf(kind, theme));
    const distances = colours.flatMap((colour, i) =>
      colours
        .slice(i + 1)
        .map((other) => Math.hypot(...colour.map((value, axis) => value - (other[axis] ?? Number.NaN)))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(12);
  });

  it.each(THEMES)("stand at one lightness in the %s theme, so that none looks better or worse", (theme) => {
    const lightness = KINDS.map((kind) => colourOf(kind, theme)[0] ?? Number.NaN);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThanOrEqual(2);
  });
});
