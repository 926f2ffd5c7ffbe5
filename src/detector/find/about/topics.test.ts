import { expect, it } from "vitest";
import { kindWords } from "#languages/index.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { split } from "../../text/split.ts";
import { LONGEST_ENDING, topicsOf } from "./topics.ts";

it.each([
  [
    "The mill stood by the river. Nobody bought the mill for years. The river is deep. Last spring the mill was sold, and the mills by the river are now five.",
    ["the mill", "the river"],
  ],
  [
    "Про ці млини й ці ферми тут говорять давно. Тепер млини та ферми продають. Біля млинів будують дорогу, а при фермах ставлять паркан.",
    ["млини", "ферми"],
  ],
  [
    "О мельницах и фермах говорят давно. Эти мельницы и фермы продают. У мельниц строят дорогу, а чужие мельницы и фермы закрыли.",
    ["мельницы", "фермы"],
  ],
])("a text is about the two nouns to which it comes back, in whatever form: %j", (text, topics) => {
  expect(topicsOf(split(text))).toEqual(topics);
});

it.each([
  "The mill stood by the river. Nobody bought the mill for years. Last spring the mill was sold.",
  "Цієї шкіри торкався вітер. Догляд шкіри дорогий. Тут шкіри багато, і цієї ферми не видно. Біля ферми стоїть паркан, а ферми шкода.",
  "Red Cross came to town. Later Red Cross left. Nobody saw Red Cross again.",
])("no topic is told alone, in the genitive, or cut out of a name: %j", (text) => {
  expect(topicsOf(split(text))).toEqual([]);
});

it("a word of a name in full stands for all of it, once", () => {
  const text =
    "Today Red Cross was at the mill. Later Red Cross left the mill. Nobody saw Red Cross at the mill again.";
  expect(topicsOf(split(text), "Red Cross").toSorted()).toEqual(["Red Cross", "the mill"]);
});

it.each([
  "They ran quickly. They ran quickly again. Then they ran quickly home, and the people of the town saw the people run.",
  "Вони гарно співали. Вони знову гарно співали. І люди казали людям, що вони гарно співали.",
])("no verb, adverb or idle word is a topic: %j", (text) => {
  expect(topicsOf(split(text))).toEqual([]);
});

it.each(TEXT_LANGUAGES)(
  "no ending of a noun in %s is longer than what is taken off a word at the most",
  (language) => {
    const { source } = kindWords[language].topic.endings;
    const endings = source.replaceAll(/\(\?<=.*?\)|\[.*?\]/gu, "a").split(/[()|?:$]+/u);
    expect(Math.max(...endings.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_ENDING);
  },
);
