import { describe, expect, it } from "vitest";
import type { Report } from "#report/index.ts";
import { CSV_HEADER, writeCsv } from "./csv.ts";

/** Parses RFC 4180, in which every cell is quoted. */
function parse(csv: string): string[][] {
  const rows = csv.matchAll(/("(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*)(?:\r\n|$)/gu);
  return Array.from(rows, ([, row = ""]) =>
    Array.from(row.matchAll(/"((?:[^"]|"")*)"/gu), ([, cell = ""]) => cell.replaceAll('""', '"')),
  );
}

/** A report of which each quote is one of `quotes`, said to stand in the text one after the other. */
function reportOn(quotes: readonly string[]): Report {
  const evidence = quotes.map((quote, i) => ({ quote, start: i, end: i + 1, voice: "author" as const }));
  const point = { technique: "doubt" as const, statement: 'It says "so",\nthen stops.', evidence };
  const observation = { category_name: "Disinformation" as const, justification: "", points: [point] };
  return {
    overall_summary: "",
    text_language: "en",
    analysis_results: quotes.length > 0 ? [observation] : [],
    notices: [],
    analysed_by: { model: "embedded", version: "1" },
    attempts: [],
  };
}

/** The cells under a column's name. */
function columnOf(name: string, quotes: readonly string[]): (string | undefined)[] {
  const input = { report: reportOn(quotes), text: "", language: "en", textHash: "ab" } as const;
  const [header = [], ...rows] = parse(writeCsv(input));
  return rows.map((row) => row[header.indexOf(name)]);
}

describe("Evidence as CSV", () => {
  it("has a line for every quote, with quotation marks, commas and line breaks as they are", () => {
    const quotes = ['a "b"', "c,d", "e\r\nf"];
    expect(columnOf("quote", quotes)).toEqual(quotes);
    expect(columnOf("statement", ["a"])).toEqual(['It says "so",\nthen stops.']);
    expect(columnOf("start", quotes)).toEqual(["0", "1", "2"]);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =HYPERLINK()", "＝1", "\u200B=1", "\r1"])(
    "keeps a spreadsheet from reckoning %j",
    (quote) => {
      expect(columnOf("quote", [quote])).toEqual([`'${quote}`]);
    },
  );

  it("leaves words alone that are no formula", () => {
    expect(columnOf("quote", ["a = b", "well-known"])).toEqual(["a = b", "well-known"]);
  });

  it("says what it is, who read and of which text, where there is no evidence too", () => {
    for (const quotes of [[], ["a", "b"]]) {
      expect(new Set(columnOf("note", quotes))).toEqual(new Set(["These are observations, not a verdict."]));
      expect(new Set(columnOf("text_sha256", quotes))).toEqual(new Set(["ab"]));
      expect(columnOf("read_by", quotes)[0]).toContain("embedded");
    }
  });

  it("begins with the header that stands alone", () => {
    const csv = writeCsv({ report: reportOn([]), text: "", language: "en" });
    expect(csv.startsWith(`${CSV_HEADER}\r\n`)).toBe(true);
  });
});
