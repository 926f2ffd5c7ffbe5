import { expect, it } from "vitest";
import { read } from "../../read.ts";
import { split } from "../../text/split.ts";
import { aboutOf } from "./about.ts";

const BODY =
  "The council met on Monday in the old hall of the town. It talked for two hours, and then all of them went home.";

function about(text: string, part: "headline" | "beginning" = "headline"): string | undefined {
  const found = aboutOf(split(text))[part];
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

const summaryOf = (text: string) => read(text, "uk").overall_summary;

it.each([
  ["How to grow basil", "How to grow basil"],
  ["BREAKING: Council sells the mill!", "Council sells the mill"],
  ["Save the mill!", "Save the mill"],
  ["Council sells the old mill | Valley News", "Council sells the old mill"],
  ["2.1 The early mills of the valley", "The early mills of the valley"],
])("a text is about its headline without the hype, and whole: %j", (headline, words) => {
  expect(about(`${headline}\n${BODY}`)).toBe(words);
});

it("hype is left out in every language", () => {
  const body =
    "Рада зібралася в понеділок у старій залі та дві години говорила про міст. Потім усі пішли додому.";
  expect(about(`ТЕРМІНОВО! Рада продає млин\n${body}`)).toBe("Рада продає млин");
});

it("a word that calls for notice stays where the sentence needs it", () => {
  const body =
    "Рада зібралася в понеділок у старій залі та дві години говорила про міст. Потім усі пішли додому.";
  expect(about(`Важливо берегти старий млин\n${body}`)).toBe("Важливо берегти старий млин");
  expect(about(`Важливо: рада продає млин\n${body}`)).toBe("рада продає млин");
});

it("who is written to is no headline", () => {
  expect(about(`Miss Ada Finch\n${BODY}`)).toBeUndefined();
  expect(about(`Ada Finch\n${BODY}`)).toBe("Ada Finch");
});

it("a headline of as many words as are shown keeps its last one", () => {
  const headline =
    "Neighbours of the valley are very angry with all of the council once again for the third time in two years";
  expect(about(`${headline}\n${BODY} ${BODY}`)).toBe(headline);
});

it("who tells the news is not what stands under a headline", () => {
  const body =
    "Про це повідомив голова ради Петро Лис. Рада зібралася в понеділок у старій залі та дві години говорила про млин. Потім усі пішли додому.";
  expect(summaryOf(`Млин продають\n${body}`)).not.toContain("Про це повідомив");
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

it.each([
  "Ada Finch\nFinch in her mill\nAda Mary Finch (born 1970) is an English miller and writer of the northern valley.\nHer first book tells of the river and its people.",
  "Млин\nМлин у долині\nМлин (від латинського слова) — це споруда, у якій віками мололи зерно.\nЙого колесо крутила вода, а згодом вітер.",
  "Мельница\nМельница в долине\nМельница (старое слово) — это постройка, в которой веками мололи зерно.\nЕё колесо крутила вода, а потом ветер.",
])("an entry is told by the sentence that says what its title names: %s", (text) => {
  const { definition } = aboutOf(split(text));
  expect(text.slice(definition?.start, definition?.end)).toBe(text.split("\n")[2]);
});

it.each(["The mill stood empty.", "A mill is what I miss when I think of my childhood there."])(
  "no other sentence says what a title names: %s",
  (sentence) => {
    expect(aboutOf(split(`Ada Finch\n${sentence} ${BODY}`)).definition).toBeUndefined();
  },
);

it.each(["Old Mill 2, Bridge 14\n", "Monday, May 3, 2024\n"])(
  "a score or a date is not what a text begins with: %j",
  (line) => {
    expect(about(line + BODY, "beginning")).toBe("The council met on Monday in the old hall of the town.");
  },
);

it("a letter begins below its greeting", () => {
  const head = "Council of the Valley\n12 Mill Lane\n";
  expect(about(`${head}Dear Anna,\n${BODY}`, "beginning")).toMatch(/^The council met/u);
  expect(about(`${head}Dear Anna,\n${BODY}`)).toBeUndefined();
});

it("what is quoted first goes on to who says it", () => {
  const said = "“The mill is ours. It stays so,” the mayor said.";
  expect(about(`${said} ${BODY}`, "beginning")).toBe(said);
});

it("the number of a law belongs to its date", () => {
  const law = "Закон від 2 травня 2023 р. № 14 про млини набув чинності.";
  expect(about(`${law} Рада зібралася в понеділок.`, "beginning")).toBe(law);
});

it("a question is no lead where something is told below", () => {
  const text = `The old mill\nWhat is the mill for today?\n${BODY}`;
  expect(about(text, "beginning")).toMatch(/^The council met/u);
});

it.each(["LEEDS, England, May 3, 2024 (Valley News) –", "SAN ANTONIO —"])(
  "the place and day of an agency are no part of the matter: %s",
  (dateline) => {
    const text = `${dateline} The council met on Monday in the old hall of the town.`;
    expect(about(text, "beginning")).toBe("The council met on Monday in the old hall of the town.");
  },
);

it("a word in capitals before a dash is no place by itself", () => {
  const text = "NATO – the alliance of the north – met on Monday in the old hall of the town.";
  expect(about(text, "beginning")).toBe(text);
});

it("a brief first sentence has the next one beside it, where both can be shown", () => {
  const brief = "The old mill has burnt down.";
  expect(about(`${brief} Nobody was in it on that night. ${BODY}`, "beginning")).toBe(
    `${brief} Nobody was in it on that night.`,
  );
  expect(about(`${brief}\n${BODY}`, "beginning")).toBe(brief);
});

it("what is asked in a line by itself is answered below, and leads up to nothing", () => {
  expect(about("Who are you, and where do you live?\nI live by the mill.", "beginning")).toMatch(/^Who/u);
  expect(about(`Who pays for all that? ${BODY}`, "beginning")).toMatch(/^The council met/u);
  const asked = "Who of you has seen the new bridge? It is as wide and grey as the old one.";
  expect(about(`${asked} ${BODY}`, "beginning")).toBe(asked);
  const long =
    "Who pays for the new bridge, the old mill, the wide road and the town hall that nobody has asked for?";
  expect(about(`${long} ${BODY}`, "beginning")).toMatch(/^Who pays for the new bridge/u);
});

it("the head of a part that every lesson has is no headline", () => {
  expect(about(`Learning objectives\n${BODY}`)).toBeUndefined();
  expect(about(`Learning objectives\n${BODY}`, "beginning")).toMatch(/^The council met/u);
});

it.each(["Press Releases", "Opinion", "News"])("a part of a site is no headline: %s", (line) => {
  expect(about(`${line}\n${BODY}`)).toBeUndefined();
  expect(about(`${line}\n${BODY}`, "beginning")).toMatch(/^The council met/u);
});

it("a saying with its signer above a text is no headline", () => {
  const saying = "“Who builds a mill must know the wind and the river.”";
  expect(about(`${saying}\n— Ada Finch\n\n${BODY}`)).toBeUndefined();
  expect(about(`${saying}\nAda Finch\n\n${BODY}`, "beginning")).toMatch(/^The council met/u);
});

it("a long first sentence that leads to somebody's words tells the matter", () => {
  const lead =
    "The clerk tried to close the meeting when the miller saw that nobody had taken his word for it:";
  expect(about(`A day at the council\n\n${lead}\n\n“You did not vote on it!”\n\n${BODY}`, "beginning")).toBe(
    lead,
  );
});
