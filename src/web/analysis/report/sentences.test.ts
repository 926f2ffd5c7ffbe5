import { describe, expect, it } from "vitest";
import { stageSentence } from "./sentences.ts";

describe("The sentence on the stage", () => {
  const run = {
    text: "",
    language: "en",
    taskId: "t",
    stage: "queued",
    ahead: 1,
    firstReading: undefined,
  } as const;

  it("counts the analyses that come first", () => {
    expect(stageSentence(run)).toBe("Waiting: 1 analysis comes first.");
    expect(stageSentence({ ...run, ahead: 4 })).toBe("Waiting: 4 analyses come first.");
    expect(stageSentence({ ...run, ahead: 0 })).toBe("Waiting: yours is next.");
  });

  it("says that the text is on its way until there is a task", () => {
    expect(stageSentence({ ...run, taskId: undefined })).toBe("Sending the text.");
  });
});
