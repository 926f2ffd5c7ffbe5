import { expect, it } from "vitest";
import { split } from "../split.ts";

const sentencesOf = (text: string) => split(text).sentences.length;

const WRAPPED = `I write to all the neighbours of the old mill, because I
heard on Monday that the council means to sell the land on
which it stands to a company from the city. The land was
given to the school by my grandfather, and I ask you to
come to the hall on Friday.`;

it("a paragraph that is broken into lines of one width is read as one", () => {
  expect(sentencesOf(WRAPPED)).toBe(2);
  expect(sentencesOf(WRAPPED.replaceAll("\n", "\r\n"))).toBe(2);
  expect(sentencesOf(`${WRAPPED}\n\n${WRAPPED}`)).toBe(4);
});

it("a paragraph whose lines are broken by a page of another width is read as one", () => {
  const ragged =
    "The old mill was sold on Monday to a company from the city, and\nthe neighbours who had mended its wheel for twenty years heard\nof it from a letter that lay in the hall beside a bill for\nthe repair of the road that nobody had asked for and that\nnobody wants to pay. The council will meet on Friday in the hall.";
  expect(sentencesOf(ragged)).toBe(2);
});

it("a heading above and a list below keep their lines", () => {
  expect(sentencesOf(`The old mill\n\n${WRAPPED}\n\n- bread\n- salt`)).toBe(5);
});

it.each([
  [
    "lines of verse",
    "The river climbed the meadow wall and carried off the hay\nThe miller watched it from the door and had no word to say\nThe children counted drifting boards until the end of day\nThe neighbours came with ropes and lamps along the broken way\nAnd all of us were silent then and none of us would stay",
  ],
  [
    "a list of headlines",
    "Council sells the land of the old mill to a company in town\nRain floods the lower street of the valley\nSchool asks for volunteers\nBridge stays closed until the first week of the next month\nChoir looks for a new conductor",
  ],
])("%s are lines of their own", (_, text) => {
  expect(sentencesOf(text)).toBe(5);
});
