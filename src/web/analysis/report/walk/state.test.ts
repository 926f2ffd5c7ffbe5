import { describe, expect, it } from "vitest";
import type { FindingType, Observation, Technique } from "#report/index.ts";
import { countsOf, EVERYTHING, walkOf } from "./points.ts";
import { AT_FIRST, litOf, reduceWalk, shownOf, type WalkEvent, type WalkState } from "./state.ts";

function box(category_name: FindingType, ...techniques: Technique[]): Observation {
  const points = techniques.map((technique) => ({ technique, statement: technique, evidence: [] }));
  return { category_name, justification: "", points };
}

/** As a server may send them: the boxes in no order. */
const all = walkOf({
  analysis_results: [
    box("Emotional Tone", "anger"),
    box("Disinformation", "secret-plot"),
    box("Unbiased Presentation", "attribution"),
    box("Manipulative Content", "appeal-to-fear", "loaded-language"),
  ],
});

function after(...events: WalkEvent[]): WalkState {
  return events.reduce((state, event) => reduceWalk(state, event, all), AT_FIRST);
}

function litAfter(...events: WalkEvent[]): string | undefined {
  const { choice, lit } = after(...events);
  return litOf(shownOf(all, choice), lit)?.point.technique;
}

const onwards: WalkEvent = { type: "stepped", by: 1, opensFirst: false };
const back: WalkEvent = { type: "stepped", by: -1, opensFirst: false };

describe("The walk through a report", () => {
  it("goes through what accuses, what the text does well and its emotions, in this order", () => {
    expect(all.map(({ number, point }) => [number, point.technique])).toEqual([
      [1, "appeal-to-fear"],
      [2, "loaded-language"],
      [3, "secret-plot"],
      [4, "attribution"],
      [5, "anger"],
    ]);
  });

  it("begins with the weightiest point, and after the last comes the first", () => {
    expect(litAfter()).toBe("appeal-to-fear");
    expect(litAfter(onwards, onwards)).toBe("secret-plot");
    expect(litAfter(back)).toBe("anger");
    expect(litAfter(back, onwards)).toBe("appeal-to-fear");
  });

  it("opens the point that is lit by the first step on a narrow screen, and then goes on", () => {
    const narrow = { ...onwards, opensFirst: true };
    expect(after().isOpen).toBe(false);
    expect(after(narrow)).toMatchObject({ isOpen: true });
    expect(litAfter(narrow)).toBe("appeal-to-fear");
    expect(litAfter(narrow, narrow)).toBe("loaded-language");
    expect(after(narrow, { type: "closed" }).isOpen).toBe(false);
  });

  it("keeps to the kinds and techniques that were chosen, and lights one of those", () => {
    const tone: WalkEvent = { type: "kind-toggled", kind: "Emotional Tone" };
    const fear: WalkEvent = { type: "technique-toggled", technique: "appeal-to-fear" };
    expect(litAfter(tone)).toBe("anger");
    expect(litAfter(tone, onwards)).toBe("anger");
    expect(litAfter(tone, fear)).toBeUndefined();
    expect(after(tone, fear, onwards).move).toEqual({ to: "passage", key: "1-1" });
    expect(litAfter(tone, tone)).toBe("anger"); // where the reader is
    expect(after(tone, fear, { type: "all-wanted" }).choice).toEqual(EVERYTHING);
  });

  it("lights a point that is reached by keyboard and opens no sheet for it, but opens one for a mark", () => {
    const reached = after({ type: "reached", point: "2-1" });
    expect(reached).toMatchObject({ lit: "2-1", isOpen: false, move: { to: "passage" } });
    expect(after({ type: "reached", point: "4-1" })).toBe(AT_FIRST); // it is lit already
    const move = { to: "mark", key: "4-2-1" } as const;
    expect(after({ type: "went", move, point: "4-2" })).toMatchObject({ lit: "4-2", isOpen: true, move });
    const toNotice = { type: "went", move: { to: "mark", key: "notice-1" }, point: undefined } as const;
    expect(after(onwards, { type: "closed" }, toNotice)).toMatchObject({ lit: "4-2", isOpen: false });
  });

  it("counts points, and nothing else", () => {
    expect(countsOf(all.map(({ findingType }) => findingType))[0]).toEqual(["Manipulative Content", 2]);
  });
});
