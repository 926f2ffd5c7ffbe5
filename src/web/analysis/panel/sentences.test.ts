import { describe, expect, it } from "vitest";
import { screen } from "../../words/en/screen.ts";
import { screen as ukrainian } from "../../words/uk/screen.ts";
import { stageSentence as sentenceOf, timeUntil } from "./sentences.ts";

const stageSentence = (run: Parameters<typeof sentenceOf>[0]) => sentenceOf(run, screen.stages, "en");

describe("The sentence on the stage", () => {
  const run = {
    text: "",
    language: "en",
    taskId: "t",
    isOnDevice: false,
    stage: "queued",
    ahead: 1,
    firstReading: undefined,
  } as const;

  it("counts the analyses that come first", () => {
    expect(stageSentence(run)).toBe("Waiting: 1 analysis comes first.");
    expect(stageSentence({ ...run, ahead: 4 })).toBe("Waiting: 4 analyses come first.");
    expect(stageSentence({ ...run, ahead: 0 })).toBe("Waiting: yours is next.");
  });

  it("bends the noun as Ukrainian does, after each number", () => {
    const said = [1, 2, 5, 21].map((ahead) => sentenceOf({ ...run, ahead }, ukrainian.stages, "uk"));
    expect(said.map((each) => /аналіз\p{L}*/u.exec(each)?.[0])).toEqual([
      "аналіз",
      "аналізи",
      "аналізів",
      "аналіз",
    ]);
    expect(timeUntil(61_000, ukrainian.error, "uk")).toBe("за 2 хвилини");
  });

  it("says that the text is on its way until there is a task", () => {
    expect(stageSentence({ ...run, taskId: undefined })).toBe("Sending the text.");
  });

  it("says that nothing is sent where this device reads", () => {
    expect(stageSentence({ ...run, taskId: undefined, isOnDevice: true })).toContain("Nothing is sent.");
  });
});
