import { expect, it } from "vitest";
import { read } from "../../read.ts";

function promisesIn(text: string): string[] {
  return read(text, "en")
    .analysis_results.flatMap(({ points }) => points)
    .filter(({ technique }) => technique === "sales-promise")
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
}

const DREAM = "Imagine having your own garden by the lake, and breakfast on the terrace every morning.";

it("a dream is a promise in a text that sells", () => {
  expect(
    promisesIn(`${DREAM} Order your plot today: prices start at 900 euros, and you save 20 percent.`),
  ).toEqual([expect.stringContaining("Imagine having your own garden")]);
});

it("the same dream promises nothing in a letter", () => {
  expect(promisesIn(`Dear Ann,\n\n${DREAM} That is how my aunt lived until the war.\n\nYours, Tom`)).toEqual(
    [],
  );
});
