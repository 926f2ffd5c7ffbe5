import { describe, expect, it } from "vitest";
import { KINDS_OF_TEXT, WANTS } from "#languages/index.ts";
import { REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import { type SummaryToWrite, type WeighedPoint, writeSummary } from "./write-summary.ts";

const LABEL: WeighedPoint = {
  technique: "name-calling",
  quotes: ["parasites"],
  voice: "author",
  target: "Carter",
  isWholeClause: false,
  weight: 3,
};

function summary(more: Partial<SummaryToWrite>): SummaryToWrite {
  return {
    points: [],
    credits: [],
    mayHaveSource: true,
    seed: 0,
    ...more,
  };
}

describe("the summary of a text", () => {
  it("says what kind of text it is, under which headline, what it comes back to and by which words", () => {
    const said = writeSummary(
      summary({
        kind: "opinion",
        headline: "A plan without a town",
        topics: ["Carter", "the bridge"],
        points: [LABEL],
      }),
      "en",
    );
    expect(said).toMatch(/^An opinion piece under the headline “A plan without a town”\./u);
    expect(said).toMatch(/ Carter and the bridge\./u);
    expect(said).toContain("(“parasites”)");
  });

  it("gives the first words of a text without a headline, and no word twice", () => {
    const said = writeSummary(
      summary({ beginning: "Carter came to town.", topics: ["Carter", "the town"] }),
      "en",
    );
    expect(said).toMatch(/“Carter came to town”\. [^C]*$/u);
  });

  it("calls nothing merely a text where neither a headline nor a beginning can be shown", () => {
    expect(writeSummary(summary({ points: [LABEL] }), "en")).not.toMatch(/^A text\./u);
    expect(writeSummary(summary({ points: [LABEL] }), "uk")).not.toMatch(/^Текст\./u);
    expect(writeSummary(summary({ kind: "opinion" }), "en")).toMatch(/^An opinion piece\./u);
  });

  it("shows a device that lies in words by several of them", () => {
    const point: WeighedPoint = { ...LABEL, quotes: ["parasites", "vermin", "Parasites"] };
    expect(writeSummary(summary({ points: [point] }), "en")).toContain("labels (“parasites” and “vermin”)");
  });

  it("calls nothing the chief means of a text where one word alone shows it", () => {
    const again: WeighedPoint = { ...LABEL, quotes: ["parasites", "Parasites", "parasites"] };
    const several: WeighedPoint = { ...LABEL, quotes: ["parasites", "vermin", "leeches"] };
    expect(writeSummary(summary({ points: [again] }), "en")).not.toMatch(/most visibly|Plainest/u);
    expect(writeSummary(summary({ points: [several] }), "en")).toMatch(/most visibly|Plainest/u);
  });

  it("tells a call as what the text wants, and not once more as its means", () => {
    const call: WeighedPoint = { ...LABEL, technique: "call-to-act", quotes: ["Vote no on Tuesday"] };
    const wants = [{ want: "act", words: ["Vote no"] }] as const;
    const said = writeSummary(summary({ wants, points: [call, LABEL] }), "en");
    expect(said).toContain("calls on its reader: “Vote no on Tuesday”.");
    expect(said).not.toContain("a call to act");
  });

  it("tells one request once, whether it is seen as a gift or as a call", () => {
    const call: WeighedPoint = { ...LABEL, technique: "call-to-act", quotes: ["Your gift can mend it"] };
    const wants = [{ want: "gift", words: ["Your gift can mend it today"] }] as const;
    const said = writeSummary(summary({ wants, points: [call] }), "en");
    expect(said).toContain("Your gift can mend it today");
    expect(said).not.toContain("a call to act");
  });

  it("only suspects a device that is often found wrongly, unless several places show it", () => {
    const fear: WeighedPoint = { ...LABEL, technique: "appeal-to-fear", quotes: ["the flood will come"] };
    const said = (quotes: readonly string[]) =>
      writeSummary(summary({ points: [{ ...fear, quotes }] }), "en");
    expect(said(["the flood will come"])).toMatch(/without being sure|Not for certain/u);
    expect(said(["the flood will come", "nothing will be left"])).not.toMatch(
      /without being sure|Not for cert/u,
    );
    expect(writeSummary(summary({ points: [fear, LABEL] }), "en")).not.toContain("fear");
  });

  it("doubts no list of several devices, and tells no topic alone", () => {
    const fear: WeighedPoint = { ...LABEL, technique: "appeal-to-fear", quotes: ["the flood will come"] };
    const doubt: WeighedPoint = { ...LABEL, technique: "doubt", quotes: ["who knows why"] };
    const said = writeSummary(summary({ topics: ["Carter"], points: [fear, doubt] }), "en");
    expect(said).not.toMatch(/without being sure|Not for certain|Carter/u);
    expect(said).toMatch(/seems to work by fear \(“the flood will come”\)/u);
  });

  it("says of a calm text that it was read as one, and clears none", () => {
    expect(writeSummary(summary({ manner: "calm" }), "en")).toContain("tells or explains");
    expect(writeSummary(summary({ manner: "pressing" }), "en")).not.toContain("tells or explains");
  });

  it("says that no source is named where the text makes claims and names none", () => {
    const claim: WeighedPoint = { ...LABEL, technique: "unsourced-claim", quotes: ["two in three shops"] };
    const said = (mayHaveSource: boolean) =>
      writeSummary(summary({ kind: "news", points: [claim], mayHaveSource }), "uk");
    expect(said(false)).toMatch(/Джерела, яке|про докази/u);
    expect(said(true)).not.toMatch(/Джерела, яке|про докази/u);
  });

  it.each([
    ["en", /may miss|may be there|not proof|no all-clear|your own questions|cannot know|not checked/u],
    ["uk", /міг щось|не доказ|могло лишитися|не означає|власними|самому|не перевіряв/u],
  ] as const)("gives no text without points a clean bill (%s)", (language, caveat) => {
    const said = [undefined, "calm", "pressing"].flatMap((manner) =>
      [0, 1, 2].map((seed) =>
        writeSummary(summary({ kind: "manual", manner: manner as "calm" | undefined, seed }), language),
      ),
    );
    expect(said.filter((each) => !caveat.test(each))).toEqual([]);
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
  });

  it.each(REPORT_LANGUAGES)(
    "is one to three whole sentences for every kind and every device (%s)",
    (language) => {
      const faulty = KINDS_OF_TEXT.flatMap((kind) =>
        TECHNIQUE_IDS.map((technique) =>
          writeSummary(
            summary({
              kind,
              topics: ["NATO", "Київ"],
              wants: [{ want: WANTS[technique.length % WANTS.length] ?? "act", words: ["now"] }],
              points: [{ ...LABEL, technique, weight: 1 + (technique.length % 3), target: undefined }, LABEL],
              credits: technique.length % 3 === 0 ? ["hedge", "attribution"] : [],
              seed: technique.length,
            }),
            language,
          ),
        ),
      ).filter((said) => /[{}[\]|]|\s{2}|undefined|\(\)/u.test(said) || !/^\p{Lu}.*\.$/u.test(said));
      expect(faulty).toEqual([]);
    },
  );
});
