import { describe, expect, it } from "vitest";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { headlineOf } from "./headline.ts";
import { findHeadlineOverText } from "./headline-over-text.ts";

const BODY =
  "The council met on Monday in the old hall. It talked about the bridge, the mill and the school for two hours.";

function headline(text: string): string | undefined {
  const found = headlineOf(split(text));
  return found === undefined ? undefined : text.slice(found.start, found.stop);
}

function overstated(text: string): string[] {
  const cut = split(text);
  return findHeadlineOverText(cut, match(cut)).map(({ first, last }) =>
    text.slice(cut.tokens.starts[first], cut.tokens.ends[last]),
  );
}

describe("a headline", () => {
  it.each([
    [`Council talks about the bridge\n\n${BODY}`, "Council talks about the bridge"],
    [`# Council talks about the bridge\n${BODY}`, "Council talks about the bridge"],
    [`⚡️ Is the bridge safe?\n${BODY}`, "Is the bridge safe?"],
    [`York\n${BODY}`, "York"],
  ])("is a short first line without a full stop: %j", (text, words) => {
    expect(headline(text)).toBe(words);
  });

  it.each([
    BODY,
    `The council met.\n${BODY}`,
    "Council talks about the bridge\nIt did.",
    `Dear Anna,\n${BODY}`,
    `The council of the town of Leeds\nmet on Monday. ${BODY}`,
  ])("is not seen in %j", (text) => {
    expect(headline(text)).toBeUndefined();
  });
});

describe("a headline over its text", () => {
  it.each([
    "Letter proves the mayor sold the mill\nA letter was found on Monday. The mayor may have sold the mill, a clerk believes. It is unclear whether the letter is his.",
    "Мер вкрав гроші на міст\nРада зібралася в понеділок. Можливо, гроші на міст узяв мер, припускає один депутат. Слідство триває.",
    "Mayor arrested!\nA constable stopped him on Monday because the lamp of his bicycle was broken. Nobody was punished, and he rode on.",
    "Кінець ринку\nРада в понеділок обговорила нову огорожу та ворота для торговців. Рішень щодо самого базару не планують.",
    "Мэр украл деньги на мост\nСовет собрался в понедельник. Возможно, деньги на мост взял мэр, предполагает один депутат. Следствие идет.",
    `You won't believe what the council did\n${BODY}`,
    `Ви не повірите, що зробила рада\nРада зібралася в понеділок у старій залі та дві години говорила про міст, млин і школу. Потім усі пішли додому.`,
  ])("is found: %j", (text) => {
    expect(overstated(text)).toEqual([text.split("\n")[0]]);
  });

  it.each([
    `Council talks about the bridge\n${BODY}`,
    "Letter may prove that the mayor sold the mill\nThe mayor may have sold the mill, a clerk believes. It is unclear whether the letter is his.",
    "Did the letter prove that the mayor sold the mill?\nThe mayor may have sold the mill, a clerk believes. It is unclear whether he did.",
    "Letter proves the mayor sold the mill\nThe letter, which the court confirmed, shows that the mayor sold the mill in May. The mayor admitted it on Monday.",
    "Letter proves the mayor sold the mill\nThe mayor sold the mill in May. The letter names the mill and the mayor. The mayor of the mill town signed it. The mayor may have sold the mill twice.",
  ])("is not seen where the text bears it out or the headline is careful: %j", (text) => {
    expect(overstated(text)).toEqual([]);
  });
});
