import { describe, expect, it } from "vitest";
import { parseOptions, UsageError } from "./options.ts";

describe("the command line", () => {
  it("reads standard input as plain text where nothing is said", () => {
    expect(parseOptions([])).toEqual({
      language: undefined,
      format: "text",
      models: false,
      paths: [],
      help: false,
    });
  });

  it("takes a language, a format and files", () => {
    expect(parseOptions(["--language", "uk", "--json", "a.txt", "b"])).toMatchObject({
      language: "uk",
      format: "json",
      paths: ["a.txt", "b"],
    });
  });

  it.each([
    [["--language", "de"], "--language must be one of en, uk."],
    [["--json", "--jsonl"], "Choose one of --json and --jsonl."],
    [["--language", "uk", "--json", "--jsonl"], "Оберіть щось одне: --json або --jsonl."],
    [["--verdict"], "Unknown option '--verdict'"],
  ])("refuses %j and says why", (words, message) => {
    expect(() => parseOptions(words)).toThrow(UsageError);
    expect(() => parseOptions(words)).toThrow(message);
  });
});
