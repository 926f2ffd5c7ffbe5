import { describe, expect, it } from "vitest";
import { KINDS_OF_TEXT } from "#languages/index.ts";
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
    hasNamedSource: true,
    textLanguage: "en",
    textLength: 300,
    seed: 0,
    ...more,
  };
}

describe("the summary of a text", () => {
  it("says what kind of text it is, about whom, against whom and by which words", () => {
    const said = writeSummary(
      summary({ kind: "opinion", topics: ["Carter", "Millbrook"], points: [LABEL] }),
      "en",
    );
    expect(said).toMatch(/^An opinion piece about Carter and Millbrook\./u);
    expect(said).toMatch(/against Carter|on Carter/u);
    expect(said).toContain("(“parasites”)");
  });

  it("says that no source is named where the text makes claims and names none", () => {
    const claim: WeighedPoint = { ...LABEL, technique: "unsourced-claim", quotes: ["two in three shops"] };
    expect(writeSummary(summary({ kind: "news", points: [claim], hasNamedSource: false }), "uk")).toMatch(
      /[Дд]жерел|докази/u,
    );
  });

  it("calls a text without points plain, but never an advert, an appeal or a scam", () => {
    expect(writeSummary(summary({ kind: "manual" }), "en")).toMatch(/plain|wording/u);
    for (const kind of ["advert", "appeal", "scam"] as const)
      expect(writeSummary(summary({ kind }), "en")).toMatch(/wants/u);
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
              topics: ["NATO"],
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
