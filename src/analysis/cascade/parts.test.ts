import { assert, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { ground } from "../answer/grounding.ts";
import type { Draft, Model, Question } from "../model.ts";
import { inParts, splitIntoParts } from "./parts.ts";

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
            justification: "J",
            another_reading: "A",
            question: "Q?",
            evidence: [{ quote, technique: "loaded-language" }],
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

describe("a model that reads in parts", () => {
  const text = "Same words here. One. Same words there. Two. Same words again. End.";

  it("is asked once for a text within its limit", async () => {
    const { given, model } = modelOf(1_000);
    await inParts(model).analyse(asking(text), never);
    expect(given).toEqual([text]);
  });

  it("has the offsets of each part put back", async () => {
    const { given, model } = modelOf(24);
    const draft = await inParts(model).analyse(asking(text), never);
    expect(given.join("")).toBe(text);
    const [observation] = ground(draft, text, "en").observations;
    expect(observation?.evidence.map(({ quote, start }) => [quote, start])).toEqual([
      ["Same words", 0],
      ["Same words", 22],
      ["Same words", 45],
    ]);
    expect(draft.overall_summary).toBe("Part 1. Part 2. Part 3.");
  });

  it("says that it can take a text four times as long, no longer", () => {
    expect(inParts(modelOf(1_000).model).limits).toEqual({ en: 4_000, uk: 4_000, ru: 4_000 });
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
    await expect(inParts(cancelling).analyse(asking(text), task.signal)).rejects.toThrow("abandoned");
    expect(given).toHaveLength(1);
  });
});
