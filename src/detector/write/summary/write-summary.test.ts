import { describe, expect, it } from "vitest";
import { KINDS_OF_TEXT, WANTS } from "#languages/index.ts";
import { REPORT_LANGUAGES, TECHNIQUE_IDS, type Technique } from "#report/index.ts";
import type { SummaryToWrite, WeighedPoint } from "./facts.ts";
import { writeSummary } from "./write-summary.ts";

const LABEL: WeighedPoint = {
  technique: "name-calling",
  quotes: ["parasites"],
  voice: "author",
  target: "Carter",
  isWholeClause: false,
  weight: 3,
};

const LOADED: WeighedPoint = {
  ...LABEL,
  technique: "loaded-language",
  quotes: ["treachery", "a shameful sale"],
  weight: 2,
};

function labelled(technique: Technique, quote: string): WeighedPoint {
  return { ...LABEL, technique, quotes: [quote] };
}

function ofPoint(point: WeighedPoint): string {
  return writeSummary(summary({ points: [point] }), "en");
}

function summary(more: Partial<SummaryToWrite>): SummaryToWrite {
  return {
    points: [],
    credits: [],
    mayHaveSource: true,
    isBrief: false,
    ...more,
  };
}

describe("the summary of a text", () => {
  it("says what kind of text it is, under which headline and by which words", () => {
    const said = writeSummary(
      summary({ kind: "speech", headline: "A plan without a town", points: [LABEL, LOADED] }),
      "en",
    );
    expect(said).toMatch(/^A speech: “A plan without a town”\./u);
    expect(said).toContain("(“treachery” and “a shameful sale”)");
  });

  it.each(["news", "opinion", "textbook", "reference", "review"] as const)(
    "names no kind flatly that was often named wrongly: %s",
    (kind) => {
      expect(writeSummary(summary({ kind, headline: "The old mill of the valley" }), "en")).toMatch(
        /^Its headline is “The old mill of the valley”\./u,
      );
    },
  );

  it("says what the text speaks of most, unless what was shown has said it", () => {
    const topics = ["mill", "Ada Finch"];
    expect(writeSummary(summary({ headline: "A year without bread at all", topics }), "en")).toContain(
      "It speaks most of “mill” and “Ada Finch”.",
    );
    expect(writeSummary(summary({ headline: "Ada Finch and the mill", topics }), "en")).not.toContain("most");
    const story = summary({ kind: "story", headline: "A year without bread at all", topics });
    expect(writeSummary(story, "en")).not.toContain("most");
  });

  it("does not repeat a brief text, and names its means alone, where it was not said what it urges", () => {
    const means = [labelled("appeal-to-popularity", "Everybody has one"), LABEL];
    expect(writeSummary(summary({ isBrief: true, points: means }), "en")).toBe(
      "It works by the pull of the majority and labels.",
    );
    expect(
      writeSummary(summary({ isBrief: true, wants: [{ want: "view", words: ["It is so"] }] }), "en"),
    ).toBe("No device is named here; the analyser misses more than it finds.");
  });

  it("gives the first words of a text without a headline, and beside a brief one", () => {
    const beginning = "Carter came to town.";
    expect(writeSummary(summary({ beginning }), "en")).toMatch(/^At its beginning: “Carter came to town”\./u);
    expect(writeSummary(summary({ headline: "Meet Carter", beginning }), "en")).toMatch(
      /^Under the headline “Meet Carter” it says: “Carter came to town”\./u,
    );
    expect(
      writeSummary(summary({ headline: "Наш Картер", beginning: "Картер приїхав до міста." }), "uk"),
    ).toMatch(/^Під заголовком «Наш Картер» читаємо: «Картер приїхав до міста»\./u);
  });

  it("says of a text that reports what it reports, unless it wants something or works by several devices", () => {
    const told = { isReport: true, headline: "The old mill of the valley burns down" };
    const isTold = (more: Partial<SummaryToWrite>) => writeSummary(summary({ ...told, ...more }), "en");
    expect(isTold({})).toMatch(/^It reports under the headline “The old mill of the valley burns down”\./u);
    expect(isTold({ kind: "news", points: [LABEL] })).toContain("It reports");
    expect(isTold({ points: [LABEL] })).not.toContain("It reports");
    expect(isTold({ wants: [{ want: "act", words: ["Save the mill"] }] })).not.toContain("It reports");
    const brief = { headline: "A night of fire", beginning: "The mill of the valley has burnt down." };
    expect(isTold(brief)).toMatch(/^Under the headline “A night of fire” it reports: “The mill of/u);
  });

  it("certifies nothing where no device was found and a text is not surely one that reports or teaches", () => {
    const beginning = "The mills of the valley have three wheels each.";
    const said = (more: Partial<SummaryToWrite>) => writeSummary(summary({ beginning, ...more }), "en");
    expect(said({})).toMatch(/^At its beginning: “The mills.*No device is named here/u);
    expect(said({ kind: "reference" })).not.toContain("No device");
    expect(said({ isReport: true })).not.toContain("No device");
  });

  it("sets no marks within its own around a beginning that is said by somebody", () => {
    const beginning = "«Млин стоїть тут сто років. Ніхто його не лагодив";
    expect(writeSummary(summary({ beginning }), "uk")).toContain(
      "читаємо: «Млин стоїть тут сто років. Ніхто його не лагодив».",
    );
  });

  it("calls instructions how to cook a recipe", () => {
    const soup = { kind: "manual", isRecipe: true, headline: "Soup with leeks and potatoes" } as const;
    expect(writeSummary(summary(soup), "en")).toMatch(/^A recipe: “Soup/u);
    expect(writeSummary(summary(soup), "uk")).toMatch(/^Рецепт: «Soup/u);
    expect(writeSummary(summary({ ...soup, isRecipe: false }), "en")).toMatch(/^Instructions: “Soup/u);
  });

  it("gives the subject of a text that explains", () => {
    const named = { namesSubject: true, headline: "The mills of the valley and their wheels until today" };
    expect(writeSummary(summary(named), "en")).toMatch(/^Its subject: “The mills of the valley/u);
    expect(writeSummary(summary({ ...named, kind: "paper" }), "en")).toMatch(/^A scholarly text: “The/u);
  });

  it("gives the first words beneath a headline that asks, however long it is, and says them once", () => {
    const beginning = "The mill of the valley has burnt down.";
    const gist = { want: "gist", words: [beginning] } as const;
    const said = writeSummary(
      summary({
        headline: "Who on earth has burnt down the old mill of our valley?",
        beginning,
        wants: [gist],
      }),
      "en",
    );
    expect(said.match(/has burnt down”/gu)).toHaveLength(1);
    expect(said).toMatch(/^Under the headline “Who on earth .*\?” it says: “The mill of the valley/u);
  });

  it("calls nothing merely a text where neither a headline nor a beginning can be shown", () => {
    expect(writeSummary(summary({ points: [LABEL] }), "en")).not.toMatch(/^A text\./u);
    expect(writeSummary(summary({ points: [LABEL] }), "uk")).not.toMatch(/^Текст\./u);
    expect(writeSummary(summary({ kind: "speech" }), "en")).toMatch(/^A speech\./u);
  });

  it("shows a device that lies in words by several of them", () => {
    const point: WeighedPoint = { ...LABEL, quotes: ["parasites", "vermin", "Parasites"] };
    expect(writeSummary(summary({ points: [point] }), "en")).toContain("labels (“parasites” and “vermin”)");
  });

  it("does not take a nameless source of a police report for a means of the text", () => {
    const source = { ...labelled("anonymous-authority", "Investigators believe"), isAtEdge: true };
    expect(ofPoint(source)).not.toContain("Investigators");
    expect(ofPoint({ ...source, quotes: ["Слідчі вважають"] })).not.toContain("Слідчі");
    expect(ofPoint({ ...source, quotes: ["Insiders believe"] })).toContain("Insiders");
  });

  it("calls nothing the chief means of a text where one word alone shows it", () => {
    const again: WeighedPoint = { ...LABEL, quotes: ["parasites", "Parasites", "parasites"] };
    const several: WeighedPoint = { ...LABEL, quotes: ["parasites", "vermin", "leeches"] };
    expect(writeSummary(summary({ points: [again] }), "en")).not.toMatch(/most visibly|Plainest/u);
    expect(writeSummary(summary({ points: [several] }), "en")).toMatch(/most visibly|Plainest/u);
  });

  it("tells what says most of the text as a whole, and a call once", () => {
    const call: WeighedPoint = { ...LABEL, technique: "call-to-act", quotes: ["Vote no on Tuesday"] };
    const wants = [
      { want: "claim", words: ["The mill must stay ours"], weight: 4 },
      { want: "act", words: ["Vote no on Tuesday, all of you"], weight: 5 },
    ] as const;
    const said = writeSummary(summary({ wants, points: [call, LOADED] }), "en");
    expect(said).toContain("It urges: “Vote no on Tuesday, all of you”.");
    expect(said).not.toContain("a call to act");
    expect(said).not.toContain("must stay ours");
  });

  it("tells the sentence that asks, and not the piece of it that a point shows", () => {
    const call: WeighedPoint = { ...LABEL, technique: "call-to-act", quotes: ["Can we count on you"] };
    const words = "Can we count on you to mend the mill?";
    const said = writeSummary(
      summary({ wants: [{ want: "gift", words: [words], weight: 2 }], points: [call] }),
      "en",
    );
    expect(said).toContain(`It asks for money or help: “${words}”`);
  });

  it("does not take the book beneath a column for what the column is for", () => {
    const wants = [{ want: "sale", words: ["Buy my book on mills"], weight: 4 }] as const;
    const points = [LABEL, LOADED];
    expect(writeSummary(summary({ wants, points }), "en")).not.toContain("Buy my book");
    expect(writeSummary(summary({ kind: "advert", wants, points }), "en")).toContain("Buy my book");
  });

  it("gives the first sentence as well where no want is told and the headline is no long one", () => {
    const about = { headline: "The old mill of the valley", beginning: "It burnt down on Monday." };
    expect(writeSummary(summary(about), "en")).toContain("it says: “It burnt down on Monday”.");
    expect(writeSummary(summary({ ...about, points: [LOADED] }), "en")).toContain("burnt");
    const wants = [{ want: "act", words: ["Help to mend it, all of you"], weight: 4 }] as const;
    expect(writeSummary(summary({ ...about, wants }), "en")).not.toContain("burnt");
    const long = { ...about, headline: "The old mill of the valley has burnt down to the ground" };
    expect(writeSummary(summary(long), "en")).not.toContain("on Monday");
    expect(writeSummary(summary({ ...about, kind: "manual" }), "en")).not.toContain("burnt");
  });

  it("names the price of an offer, once", () => {
    const wants = [{ want: "sale", words: ["Order your lamp today"], weight: 4 }] as const;
    expect(writeSummary(summary({ wants, price: "$49" }), "en")).toContain("The price named: “$49”.");
    expect(writeSummary(summary({ wants, price: "49 грн" }), "uk")).toContain("Названо ціну: «49 грн».");
    const named = [{ want: "sale", words: ["Order your lamp for $49"], weight: 4 }] as const;
    expect(writeSummary(summary({ wants: named, price: "$49" }), "en")).not.toContain("named");
  });

  it("asks for what the headline says where nothing else does", () => {
    const wants = [{ want: "act", words: ["Save the mill"], weight: 4 }] as const;
    const said = writeSummary(summary({ headline: "Save the mill of our valley", wants }), "en");
    expect(said).toMatch(/^Its headline is “Save the mill of our valley”\. That is what it asks for\. /u);
  });

  it("tells another sentence of a claim that the headline makes as well", () => {
    const wants = [
      { want: "aim", words: ["Why I'm leaving", "I resign from the council today"], weight: 4 },
    ] as const;
    const said = writeSummary(summary({ headline: "Why I'm leaving the council", wants }), "en");
    expect(said).toContain("Its author announces: “I resign from the council today”.");
  });

  it("tells of an advert the offer before the step to get it", () => {
    const wants = [
      { want: "step", words: ["Click the button below"], weight: 4.5 },
      { want: "sale", words: ["One box costs only $39"], weight: 4 },
    ] as const;
    expect(writeSummary(summary({ kind: "advert", wants }), "en")).toContain("costs only $39");
    expect(writeSummary(summary({ wants }), "en")).toContain("Click the button");
  });

  it("shows beside any means the plainest sentence, else the one that tells most", () => {
    const view = [{ want: "view", words: ["The mayor has sold us like sheep!"] }] as const;
    const gist = [{ want: "gist", words: ["Ask him where the money went"], weight: -1 }] as const;
    expect(writeSummary(summary({ wants: [...gist, ...view] }), "en")).toContain("Most plainly it says");
    expect(writeSummary(summary({ wants: gist }), "uk")).toContain(
      "Сказано також: «Ask him where the money went».",
    );
    const points = [LABEL, LOADED];
    expect(writeSummary(summary({ wants: view, points }), "en")).toContain("Most plainly it says");
    expect(writeSummary(summary({ wants: gist, points }), "en")).toContain("It also says");
  });

  it("leaves out of its means what is often found wrongly, or stands once and nowhere in particular", () => {
    const fear: WeighedPoint = { ...LOADED, technique: "appeal-to-fear", quotes: ["the flood will come"] };
    expect(ofPoint(fear)).not.toContain("flood");
    expect(
      ofPoint({ ...fear, quotes: ["the flood will come", "nothing will be left", "we will drown"] }),
    ).toContain("flood");
    const motive: WeighedPoint = { ...LOADED, technique: "ascribed-motive", quotes: ["they want our mill"] };
    expect(ofPoint(motive)).not.toContain("mill");
    expect(ofPoint({ ...motive, isAtEdge: true })).toContain("mill");
    expect(ofPoint({ ...LOADED, quotes: ["treachery"], isAtEdge: true })).not.toContain("treachery");
  });

  it("tells of several devices of which none alone is sure, and is silent of fewer: nothing is called minor", () => {
    const points = [
      labelled("appeal-to-fear", "a flood"),
      labelled("doubt", "who knows"),
      labelled("sales-promise", "the worst"),
    ];
    expect(writeSummary(summary({ points }), "en")).toMatch(/seems to work by .*“a flood”/u);
    const beginning = "Carter came to town.";
    expect(writeSummary(summary({ points: points.slice(0, 2), beginning }), "en")).toBe(
      "At its beginning: “Carter came to town”.",
    );
    expect(writeSummary(summary({ points: points.slice(0, 2) }), "en")).toMatch(/points\.$/u);
  });

  it("says of a calm text that it was read as one, and clears none", () => {
    expect(writeSummary(summary({ manner: "calm" }), "en")).toContain("tell or explain");
    expect(writeSummary(summary({ manner: "pressing" }), "en")).not.toContain("tell or explain");
  });

  it("says that no source is named where the text makes claims and names none", () => {
    const claim: WeighedPoint = { ...LABEL, technique: "unsourced-claim", quotes: ["two in three shops"] };
    const said = (mayHaveSource: boolean) =>
      writeSummary(summary({ kind: "news", points: [claim], mayHaveSource }), "uk");
    expect(said(false)).toMatch(/Джерела, яке|про докази/u);
    expect(said(true)).not.toMatch(/Джерела, яке|про докази/u);
  });

  it.each([
    ["en", /misses more than it finds|not checked/u],
    ["uk", /пропускає більше, ніж помічає|не перевірено/u],
  ] as const)("gives no text without points a clean bill (%s)", (language, caveat) => {
    for (const manner of [undefined, "calm", "pressing"] as const)
      expect(writeSummary(summary({ kind: "opinion", manner }), language)).toMatch(caveat);
  });

  it("says nothing of devices beneath a recipe or a report, where their absence read as a hidden charge", () => {
    expect(writeSummary(summary({ kind: "manual" }), "en")).toBe("Instructions.");
    const report = { isReport: true, headline: "The old mill of the valley burns down" };
    expect(writeSummary(summary(report), "en")).not.toContain("No device");
    expect(writeSummary(summary({ headline: "Why the old mill must be kept" }), "en")).toContain("No device");
  });

  it("shows a sentence to its verb, and without the But that turns from one before it", () => {
    const long = `The mill ${"by the river ".repeat(9)}burns`;
    expect(writeSummary(summary({ beginning: long }), "en")).toContain(`“${long}”`);
    const wants: SummaryToWrite["wants"] = [{ want: "gist", words: ["But the mill is worth saving."] }];
    expect(writeSummary(summary({ wants }), "en")).toContain("“the mill is worth saving”");
  });

  it("says what a text wants by its own words, and what to ask then", () => {
    const wants = [{ want: "gift", words: ["give today"] }] as const;
    expect(writeSummary(summary({ wants }), "en")).toMatch(/money or help: “give today”\. Worth asking/u);
    for (const kind of ["advert", "appeal", "scam"] as const)
      expect(writeSummary(summary({ kind }), "en")).toMatch(/wants/u);
  });

  it("asks who the sender is only of a scam, not of whoever wants to be rung up", () => {
    const wants = [{ want: "step", words: ["Ring the school office"] }] as const;
    expect(writeSummary(summary({ wants }), "en")).toMatch(/a step: “Ring the school office”\. (?!Worth)/u);
    expect(writeSummary(summary({ kind: "scam", wants }), "en")).toContain("who is the sender");
  });

  it("leaves satire with being perhaps satire", () => {
    expect(writeSummary(summary({ kind: "satire", points: [LABEL] }), "en")).not.toContain("parasites");
  });

  it("does not hold against the author what people quoted say", () => {
    const quoted: WeighedPoint = { ...LABEL, voice: "quoted" };
    expect(writeSummary(summary({ kind: "news", points: [quoted] }), "en")).toContain("quoted");
    // Elsewhere that would read as if the author did not press.
    for (const kind of ["opinion", "post", undefined] as const)
      expect(writeSummary(summary({ kind, points: [quoted] }), "en")).not.toContain("quoted");
  });

  it.each(REPORT_LANGUAGES)(
    "is one to three whole sentences for every kind and every device (%s)",
    (language) => {
      const faulty = KINDS_OF_TEXT.flatMap((kind) =>
        TECHNIQUE_IDS.map((technique) =>
          writeSummary(
            summary({
              kind,
              wants: [{ want: WANTS[technique.length % WANTS.length] ?? "act", words: ["now"] }],
              points: [{ ...LABEL, technique, weight: 1 + (technique.length % 3), target: undefined }, LABEL],
              credits: technique.length % 3 === 0 ? ["hedge", "attribution"] : [],
            }),
            language,
          ),
        ),
      ).filter((said) => /[{}[\]|]|\s{2}|undefined|\(\)/u.test(said) || !/^\p{Lu}.*[.?]$/u.test(said));
      expect(faulty).toEqual([]);
    },
  );
});
