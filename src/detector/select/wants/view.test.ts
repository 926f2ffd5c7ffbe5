import { expect, it } from "vitest";
import { read } from "../../read.ts";

const said = (text: string) => read(text, "en").overall_summary;

it("a text that argues is told by the sentence in which it takes a stand most plainly", () => {
  const text =
    "Our council has met again, and who of us was asked? Nobody, my dear neighbours!\nWhat a pack of shameless liars they are in that hall of theirs!\nI walked home and made some tea.";
  expect(said(text)).toContain("shameless liars");
});

it("a post without a device is told by the question it ends with, past the line on who has published it", () => {
  const text =
    "Oh well, the bridge has closed for a second time this year 😡\nGuess who paid for it all, my dear neighbours?\nPosted with permission from the Valley Voice";
  expect(said(text)).toContain("It also says: “Guess who paid for it all, my dear neighbours?”");
});

it.each([
  "The miller was born by the river in the north.",
  "Which brings up another point about the wheel.",
  "My rating: 3 of 5 stars for the bridge",
])("what neither judges nor asks nor concludes tells no text: %s", (last) => {
  const text = `Oh well, the bridge has closed for a second time this year 😡\n${last}`;
  expect(said(text)).not.toContain("It also says");
});

it("the rest of a sentence that a line's end has cut tells no text", () => {
  const text =
    "Oh well, the bridge has closed for a second time this year 😡\nwith a note on the door for all of us";
  expect(said(text)).not.toContain("It also says");
});

it("a sentence that goes on behind a link is shown by nothing", () => {
  const text =
    "Oh well, the bridge has closed for a second time this year 😡\nWhat a pack of shameless liars they are in\nhttps://valley.example\nand nobody asks.";
  expect(said(text)).not.toContain("shameless liars they are in”");
});

it.each([
  [
    "Цей лист приніс щастя багатьом людям. У 1907 році його отримала бідна селянка і знайшла скарб. У 1937 році його отримав генерал і порвав. За чотири дні він помер. Перешліть цей лист далі, двадцятьом людям.",
    "Просить читача щось зробити: «Перешліть цей лист далі",
  ],
  [
    "Это письмо принесло счастье многим людям. В 1907 году его получила бедная крестьянка и нашла клад. В 1937 году его получил генерал и порвал. Через четыре дня он умер. Послать надо 20 писем за четыре дня.",
    "Просить читача щось зробити: «Послать надо 20 писем",
  ],
])("a letter to be sent on is told by that, though it is full of years: %s", (text, told) => {
  expect(read(text, "uk").overall_summary).toContain(told);
});

it("what stands in marks as a whole is not shown as the author's stand", () => {
  const text =
    "Oh well, the bridge has closed for a second time this year 😡\n“What a pack of shameless liars they are in that hall of theirs! They sold us all.”";
  expect(said(text)).not.toContain("Most plainly");
});

it.each([
  "If you still think they are shameless liars, go home and read their letters!",
  "I'll be frank, they are a pack of shameless liars in that hall of theirs!",
  "It is hard to believe what shameless liars sit in that hall of theirs!",
  "Of course some of them are shameless liars in that hall of theirs!",
  "I just met a pack of shameless liars in that hall of theirs!",
  "Sounds like a pack of shameless liars, my dear neighbours?",
])(
  "neither a condition, a candour announced, a point granted nor what the author went through is the plainest stand: %s",
  (sentence) => {
    const text = `Oh well, the bridge has closed for a second time this year 😡\n${sentence}\nI walked home.`;
    expect(said(text)).not.toContain("Most plainly");
  },
);
