import { describe, expect, it } from "vitest";
import type { Report, Technique } from "#report/index.ts";
import { changesSince } from "./changes.ts";

function reportWith(...techniques: Technique[]): Pick<Report, "analysis_results"> {
  const points = techniques.map((technique) => ({ technique, statement: "Said.", evidence: [] }));
  return { analysis_results: [{ category_name: "Manipulative Content", justification: "", points }] };
}

describe("What has changed since a first reading", () => {
  it("is told by the names of techniques, each once, and without a number", () => {
    const first = reportWith("slogans", "doubt", "slogans");
    const said = changesSince(first, reportWith("euphoria", "slogans"), "en");
    expect(said).toMatch(/In both: Slogan\. New: Euphoria\. No longer here: Casting doubt\.$/u);
    expect(said).not.toMatch(/\d/u);
  });

  it("leaves out what there is nothing of, in the language of the report", () => {
    const said = changesSince(reportWith(), reportWith("slogans"), "uk");
    expect(said).toMatch(/Нове: \p{L}+\.$/u);
    expect(said).not.toMatch(/В обох|Більше немає/u);
  });
});
