// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  findPractice,
  forgetPractice,
  keepPractice,
  type Practice,
  storedPractice,
  watchPractice,
} from "./keep.ts";

const practice: Practice = {
  practised: [{ slug: "kettle", at: 1, missed: ["mockery"], mistaken: [] }],
  marks: { kettle: [{ start: 0, end: 2, quote: "ab", technique: "other", why: "since" }] },
};

const found = (language: "en" | "uk") => findPractice(language, storedPractice());

function forbidden(): never {
  throw new DOMException("denied", "SecurityError");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("Practice that a browser keeps", () => {
  it("is found again, and each language has its own", () => {
    expect(keepPractice("en", practice)).toBe(true);
    expect(found("en")).toEqual({ practice, isBroken: false });
    expect(found("uk").practice.practised).toEqual([]);
    keepPractice("uk", { practised: [], marks: {} });
    expect(found("en").practice).toEqual(practice);
  });

  it("is told to those who watch it, until they stop", () => {
    const watcher = vi.fn();
    const stop = watchPractice(watcher);
    keepPractice("en", practice);
    forgetPractice();
    stop();
    keepPractice("en", practice);
    expect(watcher).toHaveBeenCalledTimes(2);
  });

  it("is forgotten in every language at once", () => {
    keepPractice("en", practice);
    keepPractice("uk", practice);
    forgetPractice();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"version":2,"languages":{}}',
    '{"version":1,"languages":{"en":{"practised":[{"slug":"kettle","at":"x"}],"marks":{}}}}',
    '{"version":1,"languages":{"fr":{"practised":[],"marks":{}}}}',
  ])("is taken for nothing, and said to be broken, where it is %s", (stored) => {
    localStorage.setItem("practice", stored);
    expect(found("en")).toEqual({ practice: { practised: [], marks: {} }, isBroken: true });
    expect(keepPractice("en", practice)).toBe(true);
    expect(found("en").isBroken).toBe(false);
  });

  it("is none where storage is forbidden, and nothing fails", () => {
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(keepPractice("en", practice)).toBe(false);
    expect(found("en")).toEqual({ practice: { practised: [], marks: {} }, isBroken: false });
    forgetPractice();
  });
});
