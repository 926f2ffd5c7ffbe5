import { assert, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { ground } from "../answer/grounding.ts";
import type { Draft, Model, Question } from "../model.ts";
import { askModel } from "./ask-model.ts";
import { askInParts, splitIntoParts } from "./parts.ts";

const never = new AbortController().signal;

function asking(text: string): Question {
  const reading = read(text, "en");
  return { text, language: "en", textLanguage: "en", reading, notices: reading.notices };
}

/** A model that reads at most `limit` characters and quotes the first two words of what it is given. */
function modelOf(limit: number) {
  const given: string[] = [];
  const model: Model = {
    id: "small",
    version: "1",
    limits: { en: limit, uk: limit, ru: limit },
    analyse: ({ text }): Promise<Draft> => {
      given.push(text);
      const quote = text.trim().split(/\s+/u).slice(0, 2).join(" ");
      return Promise.resolve({
        overall_summary: `Part ${given.length}.`,
        analysis_results: [
          {
            category_name: "Manipulative Content",
            points: [{ technique: "loaded-language", evidence: [{ quote }] }],
          },
        ],
      });
    },
  };
  return { given, model };
}

describe("a text in parts", () => {
  it("is the whole text again, each part within the limit", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 400 }), integer({ min: 2, max: 80 }), (text, limit) => {
        const parts = splitIntoParts(text, limit);
        expect(parts.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
        expect(parts.every(({ start, end }) => end - start <= limit)).toBe(true);
      }),
    );
  });

  it.each([
    ["a paragraph", "One two three. Four five.\n\nSix seven eight nine ten", "One two three. Four five.\n\n"],
    ["a sentence", "One two three four five. Six seven eight nine ten", "One two three four five. "],
    ["a word", "one two three four five six seven eight nine ten", "one two three four five six "],
  ])("ends at %s where it can", (_end, text, first) => {
    const [part] = splitIntoParts(text, 30);
    expect(text.slice(part?.start, part?.end)).toBe(first);
  });

  it("does not cut a pair of surrogates in two", () => {
    const text = "😀".repeat(20);
    for (const { start, end } of splitIntoParts(text, 5))
      expect(text.slice(start, end).isWellFormed()).toBe(true);
  });
});

describe("a model that is asked in parts", () => {
  const text = "Same words here. One. Same words there. Two. Same words again. End.";

  it("is asked once for a text within its limit", async () => {
    const { given, model } = modelOf(1_000);
    await askInParts(model, asking(text), never);
    expect(given).toEqual([text]);
  });

  it("has the offsets of each part put back", async () => {
    const { given, model } = modelOf(24);
    const drafts = await askInParts(model, asking(text), never);
    expect(given.join("")).toBe(text);
    const [point] = ground(drafts, asking(text)).points;
    expect(point?.evidence.map(({ quote, start }) => [quote, start])).toEqual([
      ["Same words", 0],
      ["Same words", 22],
      ["Same words", 45],
    ]);
    expect(drafts.map(({ draft }) => draft.overall_summary)).toEqual(["Part 1.", "Part 2.", "Part 3."]);
  });

  it("is told of the notices of each part where they stand in that part", async () => {
    const { model } = modelOf(24);
    const seen: unknown[] = [];
    const listening: Model = {
      ...model,
      analyse: (question, signal) => {
        seen.push(question.notices);
        return model.analyse(question, signal);
      },
    };
    const notices = [{ kind: "mixed-script" as const, start: 25, end: 27 }];
    await askInParts(listening, { ...asking(text), notices }, never);
    expect(seen).toEqual([[], [{ kind: "mixed-script", start: 3, end: 5 }], []]);
  });

  it("takes a text four times as long as its limit, no longer", async () => {
    const { model } = modelOf(10);
    await expect(askInParts(model, asking("x".repeat(40)), never)).resolves.toHaveLength(4);
    await expect(askInParts(model, asking("x".repeat(41)), never)).rejects.toThrow("too-long");
  });

  it("is not asked for the next part once the task is cancelled", async () => {
    const { given, model } = modelOf(24);
    const task = new AbortController();
    const cancelling: Model = {
      ...model,
      analyse: (...asked) => {
        task.abort(new Error("abandoned"));
        return model.analyse(...asked);
      },
    };
    await expect(askInParts(cancelling, asking(text), task.signal)).rejects.toThrow("abandoned");
    expect(given).toHaveLength(1);
  });

  it("has said nothing that is true of the whole: the embedded analyser sums up", async () => {
    const { model } = modelOf(24);
    const { body } = await askModel(model, asking(text), never);
    expect(body?.overall_summary).not.toMatch(/Part \d/u);
    expect(body?.overall_summary).not.toBe("");
    const whole = await askModel(modelOf(1_000).model, asking(text), never);
    expect(whole.body?.overall_summary).toBe("Part 1.");
  });
});
