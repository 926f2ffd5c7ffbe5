import { describe, expect, it } from "vitest";
import { read } from "../read.ts";

function quotesOf(text: string, technique: string): string[] {
  return read(text, "en")
    .analysis_results.flatMap(({ points }) => points)
    .filter((point) => point.technique === technique)
    .flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
}

function pointsOn(words: string, text: string) {
  return read(text, "en")
    .analysis_results.flatMap(({ points }) => points)
    .filter(({ evidence }) => evidence.some(({ quote }) => quote.startsWith(words)));
}

describe("the words that show a device", () => {
  it("are the gravest of them, not the first", () => {
    const [first] = quotesOf(
      "It was a ruinous plan, and a draconian one. These wreckers robbed taxpayers of their savings.",
      "loaded-language",
    );
    expect(first).toBe("robbed taxpayers");
  });

  it("are not the same words twice where there are others", () => {
    const quotes = quotesOf(
      "A draconian plan came first. Then came a draconian law. Then they were insidiously silent, and it was a vindictive rule.",
      "loaded-language",
    );
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(quotes).toHaveLength(3);
  });

  it("are the one word that mocks, not the clause in which it is lost", () => {
    const text =
      "Усе це дозволяє стверджувати, що така псевдореформа є нечуваною і має на меті нові податки.";
    expect(quotesOf(text, "mockery")).toEqual(["псевдореформа"]);
  });

  it("are not what somebody answers again and again", () => {
    const denied =
      "“I have never seen him,” Reed said. “I have never called him. I have never paid him.” The council met on Monday and heard the clerk, who read the letter aloud and asked for a bridge. Nobody else spoke.";
    expect(quotesOf(denied, "repetition")).toEqual([]);
    expect(
      quotesOf("We have never bowed. We have never begged. We have never sold out.", "repetition"),
    ).toHaveLength(3);
  });
});

describe("an argument known by its form alone", () => {
  const DILEMMA = "Either we build the new bridge now, or the town dies.";
  const RETELLING =
    "The council met in the old hall and went through the budget of the harbour line by line. ";

  it("is shown in a short text", () => {
    expect(quotesOf(DILEMMA, "false-dilemma")).not.toEqual([]);
  });

  it("is not shown in a long one, where reasons may stand around it", () => {
    expect(quotesOf(`${RETELLING.repeat(5)}${DILEMMA}`, "false-dilemma")).toEqual([]);
  });

  it("is shown in a long one beside several that say more", () => {
    const heated =
      "The landlords are vermin. These crooks and thugs run a draconian, vindictive board. Nobody dares to speak the truth. They conspired to cheat the poor. ";
    expect(quotesOf(`${heated}${RETELLING.repeat(5)}${DILEMMA}`, "false-dilemma")).not.toEqual([]);
  });
});

describe("a point on quoted words", () => {
  const RAIN =
    "It rained on the mill all day, and the road to the valley was closed until the evening. ".repeat(4);
  const plan = (verb: string) =>
    `${RAIN}${verb} “The mayor is a crook and a liar.” ${RAIN}It was a draconian plan. Then came an insidious law.`;

  it("is shown where somebody is told to say them, and not where marks alone are", () => {
    expect(quotesOf(plan("Anna Kovalenko said:"), "name-calling")).not.toEqual([]);
    expect(quotesOf(plan("The poster hung there."), "name-calling")).toEqual([]);
  });

  it("is one speaker's alone", () => {
    const text = `${plan("Anna Kovalenko said:")} “They are crooks and thugs,” said Ivan Reed.`;
    const points = read(text, "en").analysis_results.flatMap((result) => result.points);
    const speakers = points
      .filter(({ technique }) => technique === "name-calling")
      .flatMap(({ evidence }) => evidence.map(({ speaker }) => speaker));
    expect(new Set(speakers)).toEqual(new Set(["Anna Kovalenko"]));
  });
});

describe("one clause under which two devices were found", () => {
  const CLAUSE = "But everybody knows that the mayor only wants to save his own skin.";
  const MINUTES = "The council met in the old hall and went through the budget of the harbour line by line. ";

  it("is shown under both where it is all there is", () => {
    expect(pointsOn("But everybody", CLAUSE)).toHaveLength(2);
  });

  it("is shown once in a longer text", () => {
    expect(pointsOn("But everybody", `${MINUTES.repeat(5)}${CLAUSE}`)).toHaveLength(1);
  });
});

describe("one heated word of the author's own small affairs", () => {
  it("is no rhetoric", () => {
    expect(quotesOf("I left my ridiculous umbrella on the train again.", "loaded-language")).toEqual([]);
  });

  it("is shown where nothing says that the matter is private", () => {
    expect(quotesOf("The council left a ridiculous bill on the train again.", "loaded-language")).toEqual([
      "ridiculous",
    ]);
  });

  it("is shown beside more of its kind", () => {
    const text = "I left my ridiculous umbrella. The guards are a gang of liars and thieves.";
    expect(read(text, "en").analysis_results.length).toBeGreaterThan(0);
  });
});

describe("a device that rules of Ukrainian and Russian often see where none is", () => {
  const QUIET = "Рада зібралася в старій залі й рядок за рядком читала кошторис пристані та нового моста. ";
  const HINT = "Цікаво, кому це вигідно? ";

  it("is shown in a short text", () => {
    expect(quotesOf(HINT, "doubt")).not.toEqual([]);
  });

  it("is not shown in a longer one that shows nothing else", () => {
    expect(quotesOf(QUIET.repeat(6) + HINT, "doubt")).toEqual([]);
  });

  it("is shown in a longer one beside a surer one", () => {
    expect(quotesOf(`${QUIET.repeat(6)}${HINT}Ці покидьки знову все вкрали.`, "doubt")).not.toEqual([]);
  });
});

describe("one heated word in a Ukrainian or Russian sentence on the author's own things", () => {
  it.each([
    ["Мій ідіотський чайник знову свистить.", "Ідіотський закон знову діє."],
    ["Мой идиотский чайник снова свистит.", "Идиотский закон снова действует."],
  ])("is not shown: %j", (own, ofAll) => {
    expect(quotesOf(own, "loaded-language")).toEqual([]);
    expect(quotesOf(ofAll, "loaded-language")).not.toEqual([]);
  });
});
