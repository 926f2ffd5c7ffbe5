// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Point } from "#report/index.ts";

const TEXT = "They lie! Everyone knows that they lie.";
const point: Point = {
  technique: "name-calling",
  statement: "It is said.",
  evidence: [
    { quote: "They lie!", start: 0, end: 9, voice: "author" },
    { quote: "they lie", start: 30, end: 38, voice: "author" },
  ],
};

/** The store as a page has it that was loaded just now. */
async function loadStore() {
  vi.resetModules();
  return import("./store.ts");
}

describe("What a reader contests", () => {
  beforeEach(() => localStorage.clear());

  it("is there again when the same text is read on another day, and on no other text", async () => {
    const before = await loadStore();
    before.contest(await before.openText(TEXT), point, { reason: "satire", note: "See its title." });
    const later = await loadStore();
    await later.openText(TEXT);
    await later.openText("Other words.");
    expect(later.contestsOn(TEXT)).toEqual([
      {
        technique: "name-calling",
        quotes: ["They lie!", "they lie"],
        reason: "satire",
        note: "See its title.",
      },
    ]);
    expect(later.contestsOn("Other words.")).toEqual([]);
  });

  it("keeps the hash of the text and the quotes, and no more of the text", async () => {
    const store = await loadStore();
    store.contest(await store.openText(TEXT), point, { reason: "not-here" });
    const stored = localStorage.getItem("contests") ?? "";
    expect(stored).toMatch(/^\{"[0-9a-f]{64}":/u);
    expect(stored).not.toContain("Everyone knows");
  });

  it("is known by its technique and any of its quotes, changed in its place, and taken back", async () => {
    const store = await loadStore();
    const key = await store.openText(TEXT);
    store.contest(key, point, { reason: "satire" });
    const fewer = { ...point, evidence: point.evidence.slice(1) };
    store.contest(key, fewer, { reason: "quoted-speech" });
    expect(store.contestsOn(TEXT)).toMatchObject([{ reason: "quoted-speech" }]);
    store.contest(key, { ...point, technique: "doubt" }, { reason: "satire" });
    store.contest(key, fewer, undefined);
    expect(store.contestsOn(TEXT)).toMatchObject([{ technique: "doubt" }]);
  });

  it("is forgotten for one text, and for all, with nothing left in the browser", async () => {
    const store = await loadStore();
    const [one, other] = [await store.openText(TEXT), await store.openText("They lie! Twice.")];
    for (const key of [one, other]) store.contest(key, point, { reason: "satire" });
    store.forget(one);
    expect(Object.keys(store.allContests())).toEqual([other]);
    store.forgetAll();
    expect(localStorage.getItem("contests")).toBeNull();
  });

  it.each(["no JSON", "[1]", '{"hash":[]}', '{"k":{"reason":"?"}}'])(
    "counts as nothing where the browser holds %j",
    async (stored) => {
      localStorage.setItem("contests", stored);
      expect((await loadStore()).allContests()).toEqual({});
    },
  );

  it("holds for the visit where the browser keeps nothing, or reckons no hash", async () => {
    vi.stubGlobal("crypto", undefined);
    const store = await loadStore();
    store.contest(await store.openText(TEXT), point, { reason: "satire" });
    expect(store.contestsOn(TEXT)).toHaveLength(1);
    expect(localStorage.getItem("contests")).toBeNull();
    vi.unstubAllGlobals();
  });
});
