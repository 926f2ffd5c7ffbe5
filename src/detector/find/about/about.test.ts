import { expect, it } from "vitest";
import { split } from "../../text/split.ts";
import { aboutOf } from "./about.ts";

const BODY =
  "The council met on Monday in the old hall of the town. It talked for two hours, and then all of them went home.";

function about(text: string, part: "headline" | "beginning" = "headline"): string | undefined {
  const found = aboutOf(split(text))[part];
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

it.each([
  ["How to grow basil", "How to grow basil"],
  ["BREAKING: Council sells the mill!", "Council sells the mill"],
  ["2.1 The early mills of the valley", "The early mills of the valley"],
])("a text is about its headline without the hype, and whole: %j", (headline, words) => {
  expect(about(`${headline}\n${BODY}`)).toBe(words);
});

it("hype is left out in every language", () => {
  const body =
    "Рада зібралася в понеділок у старій залі та дві години говорила про міст. Потім усі пішли додому.";
  expect(about(`ТЕРМІНОВО! Рада продає млин\n${body}`)).toBe("Рада продає млин");
});

it("a long headline is cut after a sentence", () => {
  const headline =
    "Mayor defends the mill. Neighbours of the valley are very angry with all of them once again, for the third time in two years";
  expect(about(`${headline}\n${BODY} ${BODY}`)).toBe("Mayor defends the mill");
});

it.each([
  "Anna Kovalenko: nobody in the valley may sell a mill that our grandmothers built with their own hands",
  "Owners of the old mill have broken the law and must pay for the whole bridge, — a neighbour",
  "What J. K. Carter and the shop GRAIN.UA have promised the valley and its mill for the coming year",
  "A sale of the mill, the bridge and the school of our old valley (March and April 2024 yr.)",
  "Mayor says “the mill, the bridge and the school of our old valley will never be sold”",
])("a long headline is cut at no colon, dash, comma or initial: %j", (headline) => {
  expect(about(`${headline}\n${BODY} ${BODY}`)).toBe(headline);
});

it.each([
  `1 What is the mill for?\n${BODY}`,
  `Anna: What did the council do?\nCarter: ${BODY}`,
  `What is it for?\n${BODY}\nWho pays?\nNobody pays.\nAnd who is glad?\nAll are.`,
  "Анна Коваленко\nРада зібралася в понеділок у старій залі та дві години говорила про міст. Потім усі пішли додому.",
])("neither a question of an interview nor the name of a sender is a headline: %j", (text) => {
  expect(about(text)).toBeUndefined();
});

it("a question alone is a headline", () => {
  expect(about(`What is the mill for?\n${BODY}`)).toBe("What is the mill for?");
});

it.each(["", "It rained. We went home.", `Hello everybody!\n${BODY}`])(
  "no headline is seen in %j",
  (text) => {
    expect(about(text)).toBeUndefined();
  },
);

it.each([
  ["It rained. We went home and slept.", "It rained. We went home and slept."],
  [
    "Dear friends,\nThe old mill of the valley is for sale again.",
    "The old mill of the valley is for sale again.",
  ],
  ["Шановні друзі!\nСтарий млин у долині знову продають.", "Старий млин у долині знову продають."],
])("without a headline it is told by its first sentence after a greeting: %j", (text, words) => {
  expect(about(text, "beginning")).toBe(words);
});

it("beneath a headline the body's first sentence is told", () => {
  expect(about(`Meet Anna\n${BODY}`, "beginning")).toBe(
    "The council met on Monday in the old hall of the town.",
  );
});

it("neither a date nor a hashtag is what a text is about", () => {
  expect(about(`Friday, May 3, 2024\n${BODY}`)).toBeUndefined();
  expect(about("#valley\nThe old mill of the valley is for sale again.", "beginning")).toBe(
    "The old mill of the valley is for sale again.",
  );
});

it("who says it behind a dash below belongs to a first sentence", () => {
  expect(about("The mill will never be sold to anybody\n— mayor Anna Carter\n\nSubscribe", "beginning")).toBe(
    "The mill will never be sold to anybody\n— mayor Anna Carter",
  );
});

it("a first sentence goes on past lines that a link cuts", () => {
  const text =
    "The owner of the old mill\nwas fined\non Friday for a bridge of straw.\nHe did not pay at all.";
  expect(about(text, "beginning")).toBe(
    "The owner of the old mill\nwas fined\non Friday for a bridge of straw.",
  );
});

it("a first sentence ends neither at a colon nor within a bracket", () => {
  expect(about("The mayor on the mill:\nIt will be sold to nobody at all.\nThat is that.", "beginning")).toBe(
    "The mayor on the mill:\nIt will be sold to nobody at all.",
  );
  expect(about("The mill of our valley (it burnt. Twice.) is for sale again. Buy it.", "beginning")).toBe(
    "The mill of our valley (it burnt. Twice.) is for sale again.",
  );
});

it.each(["My rating: 3 of 5 stars", "Моя оцінка: 4/5", "ABC 12.5 XYZ 8.1 MILL 7.3", "12 May 2024, 10:15"])(
  "a rating, a row of numbers or a date is no headline: %s",
  (line) => {
    expect(about(`${line}\n${BODY}`)).toBeUndefined();
    expect(about(`${line}\n${BODY}`, "beginning")).not.toMatch(/^(My|Моя)/u);
  },
);
