import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Observation, Point } from "#report/index.ts";
import { ObservationBox } from "./observation-box.tsx";
import { type Choice, EVERYTHING, walkOf } from "./walk/points.ts";
import { shownOf } from "./walk/state.ts";
import type { Steps, Walk } from "./walk/use-walk.ts";

const quote = "Ганьба зрадникам";
const point: Point = {
  technique: "loaded-language",
  statement: "The words judge.",
  evidence: [{ quote, start: 0, end: quote.length, voice: "author" }],
};
const steps: Steps = {
  by: () => {},
  toPoint: () => {},
  reach: () => {},
  toMark: () => {},
  back: () => false,
  toQuote: () => {},
  close: () => {},
  toggleKind: () => {},
  toggleTechnique: () => {},
  showAll: () => {},
};

/** The walk through these points alone. */
function walkThrough(observation: Observation, choice: Choice): Walk {
  const all = walkOf({ analysis_results: [observation] });
  const shown = shownOf(all, choice);
  return { all, shown, lit: shown[0], isOpen: false, choice, steps };
}

function boxOf(
  points: Point[],
  category_name: Observation["category_name"] = "Manipulative Content",
  choice: Choice = EVERYTHING,
): string {
  const observation = { category_name, justification: "Said in one.", points };
  return renderToStaticMarkup(
    <ObservationBox
      findingType={category_name}
      observation={observation}
      languages={{ ofReport: "en", ofText: "ru" }}
      walk={walkThrough(observation, choice)}
    />,
  );
}

describe("An observation's box", () => {
  it("gives quotes the language of the text and its own words the language of the report", () => {
    const html = boxOf([point]);
    // No letter of the quote tells Russian from Ukrainian: the report says which it is.
    expect(html).toMatch(/lang="ru">“Ганьба зрадникам”/u);
    expect(html).toMatch(/class="statement" lang="en"/u);
  });

  it("links a quote where the statement names it, and lists it no second time", () => {
    const html = boxOf([{ ...point, statement: "With “Ганьба зрадникам” the writer judges." }]);
    expect(html.split("Ганьба зрадникам")).toHaveLength(2);
    expect(html).toMatch(/data-quote="1-1-1" lang="ru">“Ганьба зрадникам”<\/a> the writer/u);
  });

  it("says whose words they are, by name where the text names somebody", () => {
    const [evidence] = point.evidence;
    const said = (speaker?: string) =>
      boxOf([{ ...point, evidence: [{ ...evidence!, voice: "quoted", ...(speaker && { speaker }) }] }]);
    expect(said("Ada Finch")).toContain("quoted: Ada Finch");
    expect(said()).toContain("somebody quoted");
  });

  it("hangs a reading and a question on their own point, and leaves out what is not there", () => {
    const html = boxOf([{ ...point, another_reading: "It may be meant.", question: "Who says so?" }, point]);
    expect(html.split("Another reading")).toHaveLength(2);
    expect(html.indexOf("Who says so?")).toBeLessThan(html.lastIndexOf("The words judge."));
    expect(boxOf([point])).not.toContain("<dl");
  });

  it("draws credits as what the text does well", () => {
    const credit: Point = { ...point, technique: "attribution", statement: "A witness is named." };
    expect(boxOf([credit], "Unbiased Presentation")).toContain("What it does well");
    expect(boxOf([point])).not.toContain("What it does well");
  });

  it("numbers its points, lights one, and says where a choice leaves all of them out", () => {
    const html = boxOf([point, point]);
    expect(html.match(/>Point <\/span><b>\d<\/b>/gu)).toHaveLength(2);
    expect(html.match(/data-lit/gu)).toHaveLength(1);
    const other = boxOf([point], "Manipulative Content", { kinds: [], techniques: ["doubt"] });
    expect(other).toContain("Left out by your choice.");
    expect(other).not.toContain("Nothing notable");
  });

  it("shows the justification where a server sends no points", () => {
    expect(boxOf([])).toContain("Said in one.");
  });
});
