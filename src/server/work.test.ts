import { describe, expect, it } from "vitest";
import { ModelFailure } from "#analysis/index.ts";
import { createLog, describeFault } from "./observe/log.ts";
import { createWork, logModelFailure } from "./work.ts";

const REQUEST = { text: "CANARY", language: "en" } as const;
const never = new AbortController().signal;

function collect() {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe("The work of a task", () => {
  it("fails with the analysis, and logs where that arose without a word of the error", async () => {
    const { log, lines } = collect();
    const work = createWork(async ({ text }) => {
      throw new RangeError(`unexpected "${text}"\n    at CANARY (file:///CANARY:1:1)`);
    }, log);
    await expect(work(REQUEST, never, "visitor", () => {})).rejects.toThrow(RangeError);
    expect(lines()).toEqual([expect.objectContaining({ msg: "analysis failed", fault: "RangeError" })]);
    expect(JSON.stringify(lines())).toMatch(/"at":\["src\/server\/work\.test\.ts:\d+:\d+"/u);
    expect(JSON.stringify(lines())).not.toContain("CANARY");
  });

  it("says nothing of an analysis that was called off", async () => {
    const { log, lines } = collect();
    const work = createWork(async (_, signal) => signal.throwIfAborted() as never, log);
    await expect(work(REQUEST, AbortSignal.abort(), "visitor", () => {})).rejects.toThrow("aborted");
    expect(lines()).toEqual([]);
  });
});

describe("What is said of a model that failed", () => {
  it("is the status of its server and its wish to be left alone, where there was an answer", () => {
    const { log, lines } = collect();
    const say = logModelFailure(log);
    say({ model: "a", cause: new ModelFailure("unavailable", { status: 401 }) });
    say({ model: "b", cause: new ModelFailure("busy", { status: 429, retryAfterMs: 30_000 }) });
    say({ model: "c", cause: new ModelFailure("timeout") });
    expect(lines()).toEqual([
      expect.objectContaining({ model: "a", outcome: "unavailable", status: 401, msg: "model failed" }),
      expect.objectContaining({ model: "b", outcome: "busy", status: 429, retryAfterMs: 30_000 }),
    ]);
  });

  it("is the class and the place of an error that no model is known to throw, without its words", () => {
    const { log, lines } = collect();
    logModelFailure(log)({ model: "a", cause: new TypeError("cannot read CANARY") });
    expect(lines()).toEqual([
      expect.objectContaining({ model: "a", fault: "TypeError", msg: "model broke" }),
    ]);
    expect(JSON.stringify(lines())).not.toContain("CANARY");
  });
});

describe("What is said of an unexpected error", () => {
  const named = Object.assign(new Error("CANARY"), { name: "CANARY said so" });
  const stackless = Object.assign(new Error("CANARY"), { stack: "CANARY\n    at CANARY" });
  const renamed = Object.assign(new Error("CANARY"), { message: "another" });
  const nested = new Error("outer", { cause: new Error("CANARY") });

  it.each([
    ["a thrown string", "CANARY"],
    ["a thrown object", { message: "CANARY", stack: "    at CANARY" }],
    ["a name that is a sentence", named],
    ["a stack of the thrower's own", stackless],
    ["a message that was changed later", renamed],
    ["a cause", nested],
    ["an error of many", new AggregateError([new Error("CANARY")], "CANARY")],
  ])("never holds words of it: %s", (_, cause) => {
    expect(JSON.stringify(describeFault(cause))).not.toContain("CANARY");
  });
});
