import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { PRACTICE_TECHNIQUES } from "../texts/techniques.ts";
import { DAY_MS, dueAt, nextText, type Practised, type Showing, withPractised } from "./schedule.ts";

const START = Date.UTC(2026, 0, 1);

function after(days: number, slug = "a", lessons: Partial<Practised> = {}): Practised {
  return { slug, at: START + days * DAY_MS, missed: [], mistaken: [], ...lessons };
}

const texts: Showing[] = [
  { slug: "a", shows: ["mockery"], resembles: [] },
  { slug: "b", shows: ["whataboutism"], resembles: ["appeal-to-time"] },
  { slug: "c", shows: ["appeal-to-fear", "mockery"], resembles: [] },
];

function dayOf(practised: readonly Practised[]): number {
  return ((dueAt(practised) ?? Number.NaN) - START) / DAY_MS;
}

describe("Practice comes back", () => {
  it("after a day, then after a week, then after a month, and after a month from then on", () => {
    expect(dueAt([])).toBeUndefined();
    expect(dayOf([after(0)])).toBe(1);
    expect(dayOf([after(0), after(1)])).toBe(8);
    expect(dayOf([after(0), after(1), after(9)])).toBe(39);
    expect(dayOf([after(0), after(1), after(9), after(40)])).toBe(70);
  });

  it("no later for texts that are read before it is due", () => {
    expect(dayOf([after(0), after(0.2), after(0.5)])).toBe(1);
    expect(dayOf([after(0), after(1), after(3)])).toBe(8);
  });

  it("is not due a moment before, and is due at the moment", () => {
    const due = START + DAY_MS;
    expect(nextText([after(0)], texts, due - 1)?.isDue).toBe(false);
    expect(nextText([after(0)], texts, due)).toMatchObject({ isDue: true, at: due });
    expect(nextText([], texts, due)).toBeUndefined();
  });
});

describe("The text that is offered", () => {
  it("is one not seen before, and of those the one that shows what was missed", () => {
    expect(nextText([after(0)], texts, START)?.slug).toBe("b");
    const missed = [after(0, "a", { missed: ["mockery"] })];
    expect(nextText(missed, texts, START)).toMatchObject({ slug: "c", again: ["mockery"] });
    const mistaken = [after(0, "c", { mistaken: ["appeal-to-time"] })];
    expect(nextText(mistaken, texts, START)).toMatchObject({ slug: "b", again: ["appeal-to-time"] });
  });

  it("no longer shows what was missed once and found later", () => {
    const found = [after(0, "a", { missed: ["mockery"] }), after(1, "c")];
    expect(nextText(found, texts, START)).toMatchObject({ slug: "b", again: [] });
  });

  it("is the one seen longest ago, where all have been seen", () => {
    const all = [after(0, "b"), after(1, "a"), after(2, "c")];
    expect(nextText(all, texts, START)?.slug).toBe("b");
  });

  it("is always one of the list, and never earlier than a day after the first", () => {
    const technique = constantFrom(...PRACTICE_TECHNIQUES);
    const practised = record({
      slug: constantFrom("a", "b", "c", "gone"),
      at: nat(400 * DAY_MS),
      missed: array(technique),
      mistaken: array(technique),
    });
    assert(
      property(array(practised, { minLength: 1 }), nat(), (all, now) => {
        const next = nextText(all, texts, now);
        expect(texts.map(({ slug }) => slug)).toContain(next?.slug);
        expect(next?.at).toBeGreaterThanOrEqual(Math.min(...all.map(({ at }) => at)) + DAY_MS);
        expect(next?.isDue).toBe(now >= (next?.at ?? 0));
      }),
    );
  });
});

describe("What is remembered of practice", () => {
  it("has one entry for a text read twice in a sitting, and two for two sittings", () => {
    expect(withPractised([after(0)], after(0.5))).toEqual([after(0.5)]);
    expect(withPractised([after(0)], after(1))).toEqual([after(0), after(1)]);
  });

  it("does not grow without end", () => {
    const many = Array.from({ length: 150 }, (_, day) => after(day));
    expect(many.reduce<Practised[]>(withPractised, [])).toHaveLength(100);
  });
});
