import { describe, expect, it } from "vitest";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { CorpusError, readCorpus, readLine } from "./corpus.ts";

describe("the written corpus", () => {
  it.each(TEXT_LANGUAGES)("can be read whole in %s, with neutral texts among it", (language) => {
    const examples = readCorpus(language);
    expect(examples.length).toBeGreaterThan(500);
    expect(examples.filter(({ techniques }) => techniques.size === 0).length).toBeGreaterThan(200);
  });

  it.each(TEXT_LANGUAGES)("says nothing twice in %s", (language) => {
    const texts = readCorpus(language).map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("takes the file's technique and those named behind the bar", () => {
    expect(readLine("+ They lie! | name-calling", "doubt", "doubt.txt:1")).toEqual({
      text: "They lie!",
      techniques: new Set(["doubt", "name-calling"]),
      subjective: true,
    });
  });

  it("takes a tilde for a subjective text without a technique", () => {
    expect(readLine("~ A lovely film.", "doubt", "doubt.txt:2")).toEqual({
      text: "A lovely film.",
      techniques: new Set(),
      subjective: true,
    });
  });

  it.each(["A line without a sign", "+ They lie! | lying"])(
    "names the place of a line it cannot read: %s",
    (line) => {
      expect(() => readLine(line, "doubt", "doubt.txt:3")).toThrow(CorpusError);
      expect(() => readLine(line, "doubt", "doubt.txt:3")).toThrow("doubt.txt:3");
    },
  );
});
