import { array, assert, integer, nat, property, tuple, uuid } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point, Report } from "#report/index.ts";
import { type MarkedSpan, segmentsOf, spansOf } from "./segments.ts";

const text = "They want to kill our market.";

function reportWith(start: number, end: number, quote: string): Report {
  return {
    overall_summary: "",
    analysis_results: [
      {
        category_name: "Manipulative Content",
        justification: "",
        points: [
          {
            technique: "appeal-to-fear",
            statement: "It frightens.",
            evidence: [{ quote, start, end, voice: "author" }],
          },
        ],
      },
    ],
    text_language: "en",
    notices: [],
    analysed_by: { model: "embedded", version: "1" },
    attempts: [],
  };
}

const anySpan = tuple(nat(text.length - 1), integer({ min: 1, max: text.length }), uuid()).map(
  ([start, length, key]): MarkedSpan => {
    const end = Math.min(text.length, start + length);
    return { key, start, end, kind: "Emotional Tone", voice: "author" };
  },
);

/** Words of somebody quoted. */
const evidenceAt = (quote: string, start: number, speaker?: string) =>
  ({ quote, start, end: start + quote.length, voice: "quoted", ...(speaker && { speaker }) }) as const;

describe("Marks in the text", () => {
  it("are made only where the quoted words really stand", () => {
    expect(spansOf(text, reportWith(5, 17, "want to kill"))).toHaveLength(1);
    expect(spansOf(text, reportWith(6, 18, "want to kill"))).toEqual([]);
  });

  it("leave out a notice that points outside the text", () => {
    const report = {
      ...reportWith(0, 4, "They"),
      notices: [{ kind: "mixed-script" as const, start: 20, end: 99 }],
    };
    expect(spansOf(text, report)).toHaveLength(1);
  });

  it("never change the text, begin each span once, and cover it exactly, however they overlap", () => {
    assert(
      property(array(anySpan, { maxLength: 12 }), (spans) => {
        const segments = segmentsOf(text, spans);
        expect(segments.map((segment) => segment.text).join("")).toBe(text);
        expect(
          segments
            .flatMap(({ beginning }) => beginning)
            .map(({ key }) => key)
            .toSorted((a, b) => a.localeCompare(b)),
        ).toEqual(spans.map(({ key }) => key).toSorted((a, b) => a.localeCompare(b)));
        for (const { key, start, end } of spans) {
          const covered = segments.filter((segment) => segment.spans.some((span) => span.key === key));
          expect(covered.map((segment) => segment.text).join("")).toBe(text.slice(start, end));
        }
      }),
    );
  });

  it("tell an objection that is answered from the author's words and from those of somebody named", () => {
    const said = "Some will say that it is a shameless waste. A shameless lie, said Ada Finch.";
    const report = reportWith(0, 4, "Some");
    const points = [
      {
        technique: "answered-objection",
        statement: ".",
        evidence: [{ ...evidenceAt("Some will say", 0), voice: "author" }],
      },
      {
        technique: "loaded-language",
        statement: ".",
        evidence: [
          evidenceAt("shameless", 27),
          evidenceAt("shameless", 46, "Ada Finch"),
          evidenceAt("lie", 56),
        ],
      },
    ] as const satisfies Point[];
    const spans = spansOf(said, {
      ...report,
      analysis_results: [{ category_name: "Manipulative Content", justification: "", points: [...points] }],
    });
    expect(spans.map(({ voice }) => voice)).toEqual(["answered", "answered", "speaker", "speaker"]);
  });

  it("put the longest span outermost", () => {
    const spans = [
      { key: "short", start: 5, end: 9, kind: "Disinformation", voice: "author" },
      { key: "long", start: 0, end: 17, kind: "Emotional Tone", voice: "author" },
    ] as const;
    const inside = segmentsOf(text, spans).find(({ start }) => start === 5);
    expect(inside?.spans.map(({ key }) => key)).toEqual(["long", "short"]);
  });
});
