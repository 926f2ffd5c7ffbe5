import { expect, it } from "vitest";
import type { MarkedSpan } from "../segments.ts";
import { meetingIn } from "./mark-click.ts";
import { walkOf } from "./points.ts";

const evidence = [{ quote: "x", start: 0, end: 1, voice: "author" as const }];
const point = { technique: "doubt" as const, statement: "It doubts.", evidence };
const all = walkOf({
  analysis_results: [
    { category_name: "Disinformation", justification: "", points: [point] },
    { category_name: "Manipulative Content", justification: "", points: [point] },
  ],
});
const span = (key: string): MarkedSpan => {
  const at = { start: 0, end: 1, kind: "Disinformation", voice: "author" } as const;
  return { ...at, key, ...(key.startsWith("notice") ? {} : { point: key.slice(0, 3) }) };
};

it("Points that meet in a mark are offered once each, in the order of the walk; notices are none", () => {
  const meeting = meetingIn(["notice-1", "1-1-2", "2-1-1", "1-1-3"].map(span), all);
  expect(meeting.map((each) => each.evidence)).toEqual(["2-1-1", "1-1-2"]);
});
