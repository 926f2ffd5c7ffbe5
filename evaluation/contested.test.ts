import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeReport } from "#export/index.ts";
import type { Contest, Evidence, Point, Report, Technique } from "#report/index.ts";
import { temporaryFolder } from "../test/kit/temporary-folder.ts";
import { contestedTable, readReports } from "./contested.ts";

const folder = temporaryFolder();

function pointOn(technique: Technique, quote: string): Point {
  const evidence: Evidence = { quote, start: 0, end: quote.length, voice: "author" };
  return { technique, statement: "It is said.", evidence: [evidence] };
}

const report: Report = {
  overall_summary: "Read.",
  text_language: "en",
  analysis_results: [
    {
      category_name: "Manipulative Content",
      justification: "It is said.",
      points: [pointOn("doubt", "who knows"), pointOn("doubt", "really"), pointOn("slogans", "Stand up!")],
    },
  ],
  notices: [],
  analysed_by: { model: "embedded", version: "1" },
  attempts: [],
};
const contested: Contest[] = [
  { technique: "doubt", quotes: ["who knows"], reason: "satire" },
  {
    technique: "slogans",
    quotes: ["Stand up!"],
    reason: "another-technique",
    other_technique: "appeal-to-time",
    note: "It names a day.",
  },
];
const saved = writeReport("json", { report, text: "", language: "en", contested });

function fileWith(name: string, words: string): string {
  const file = join(folder.path, name);
  writeFileSync(file, words);
  return file;
}

/** The cells of the table, line by line. */
function cellsOf(...files: string[]): string[][] {
  return contestedTable(files.flatMap(readReports))
    .split("\n")
    .map((line) => line.split(/ {2,}/u));
}

describe("What readers contest", () => {
  it("is counted by technique from a report that the page saved: kept, contested, and why", () => {
    expect(cellsOf(fileWith("one.json", saved))).toEqual([
      "technique points kept contested not-here quoted-speech satire another-technique own-note instead".split(
        " ",
      ),
      "doubt 2 1 1 0 0 1 0 0".split(" "),
      "slogans 1 0 1 0 0 0 1 0 appeal-to-time".split(" "),
    ]);
  });

  it("is counted over several files, a list, and lines alike", () => {
    const line = JSON.stringify(JSON.parse(saved));
    const files = [fileWith("a.json", saved), fileWith("b.json", `[${saved}]`)];
    const counts = cellsOf(...files, fileWith("c.jsonl", `${line}\n${line}\n`))[1];
    expect(counts?.slice(0, 4)).toEqual(["doubt", "8", "4", "4"]);
  });

  it("is refused in one line, with nothing of the file, where it is no such report", () => {
    for (const [name, words] of [
      ["d.json", "secret words"],
      ["e.json", '{"note":"secret words"}'],
    ] as const)
      expect(() => readReports(fileWith(name, words))).toThrow(/^(?!.*secret).*(?:JSON|report)/u);
    expect(() => readReports(join(folder.path, "none.json"))).toThrow("cannot be read");
  });
});
