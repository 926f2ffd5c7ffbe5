import { expect, it } from "vitest";
import { split } from "../../text/split.ts";
import { topicsOf } from "./topics.ts";

it.each([
  [
    "The mill stood by the river. Nobody bought the mill for years. Last spring the mill was sold, and the mills of the valley are now five.",
    ["mill"],
  ],
  [
    "Про млини тут говорять давно. Млини продають. Біля млинів будують дорогу, а старий млин закрили.",
    ["млини"],
  ],
  [
    "О мельницах говорят давно. Эти мельницы продают. У мельниц строят дорогу, а старую мельницу закрыли.",
    ["мельницы"],
  ],
])("a text is about the noun to which it comes back, in whatever form: %j", (text, topics) => {
  expect(topicsOf(split(text))).toEqual(topics);
});

it.each([
  "They ran quickly. They ran quickly again. Then they ran quickly home, and the people of the town saw the people run.",
  "Вони гарно співали. Вони знову гарно співали. І люди казали людям, що вони гарно співали.",
])("no verb, adverb or idle word is a topic: %j", (text) => {
  expect(topicsOf(split(text))).toEqual([]);
});
