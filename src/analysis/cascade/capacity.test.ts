import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { read } from "#detector/index.ts";
import {
  type Draft,
  type FailureFacts,
  type FailureKind,
  type Model,
  ModelFailure,
  type Question,
} from "../model.ts";
import { withCapacity } from "./capacity.ts";

const text = "The bridge will open in May.";
const question: Question = {
  text,
  language: "en",
  textLanguage: "en",
  notices: [],
  reading: read(text, "en"),
};
const draft: Draft = { overall_summary: "", analysis_results: [] };
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function countedModel(answer: () => Promise<Draft>) {
  const counted = { calls: 0 };
  const model: Model = {
    id: "counted",
    version: "1",
    limits: { en: 1_000, uk: 1_000, ru: 1_000 },
    analyse: () => {
      counted.calls++;
      return answer();
    },
  };
  return { counted, model };
}

function failing(kind: FailureKind, facts?: FailureFacts) {
  return countedModel(() => Promise.reject(new ModelFailure(kind, facts)));
}

async function outcome(model: Model, asked: Partial<Question> = {}): Promise<string> {
  try {
    await model.analyse({ ...question, ...asked }, never);
    return "answered";
  } catch (error) {
    return error instanceof ModelFailure ? error.kind : "thrown";
  }
}

const capacity = { timeoutMs: 60_000, maxConcurrent: 2 };

describe("a model that is down", () => {
  it("is asked once per window, not once per task", async () => {
    const { counted, model } = failing("unavailable");
    const guarded = withCapacity(model, capacity);
    for (let task = 0; task < 200; task++) expect(await outcome(guarded)).toBe("unavailable");
    expect(counted.calls).toBe(1);
  });

  it("is tried again after 5 s, then after 10 s, with one call each time", async () => {
    const { counted, model } = failing("unavailable");
    const guarded = withCapacity(model, capacity);
    for (const [at, calls] of [
      [0, 1],
      [4_999, 1],
      [5_000, 2],
      [14_999, 2],
      [15_000, 3],
    ] as const) {
      vi.setSystemTime(at);
      await outcome(guarded);
      await outcome(guarded);
      expect(counted.calls).toBe(calls);
    }
  });

  it("is tried by one task, while those beside it pass on without waiting", async () => {
    const trial = Promise.withResolvers<Draft>();
    const { counted, model } = failing("unavailable");
    let answer: Model["analyse"] = (...asked) => model.analyse(...asked);
    const guarded = withCapacity({ ...model, analyse: (...asked) => answer(...asked) }, capacity);
    await outcome(guarded);
    vi.setSystemTime(5_000);
    answer = () => trial.promise;
    const trying = outcome(guarded);
    expect(await outcome(guarded)).toBe("unavailable");
    trial.resolve(draft);
    expect(await trying).toBe("answered");
    expect(counted.calls).toBe(1);
  });

  it("is asked by every task again once it has answered", async () => {
    let isDown = true;
    const { counted, model } = countedModel(() =>
      isDown ? Promise.reject(new ModelFailure("unavailable")) : Promise.resolve(draft),
    );
    const guarded = withCapacity(model, capacity);
    await outcome(guarded);
    isDown = false;
    vi.setSystemTime(5_000);
    expect(await outcome(guarded)).toBe("answered");
    expect(await outcome(guarded)).toBe("answered");
    expect(counted.calls).toBe(3);
  });
});

describe("a busy model", () => {
  it("is left alone for as long as its Retry-After says", async () => {
    const { counted, model } = failing("busy", { retryAfterMs: 60_000 });
    const guarded = withCapacity(model, capacity);
    expect(await outcome(guarded)).toBe("busy");
    vi.setSystemTime(59_999);
    expect(await outcome(guarded)).toBe("busy");
    expect(counted.calls).toBe(1);
    vi.setSystemTime(60_000);
    await outcome(guarded);
    expect(counted.calls).toBe(2);
  });
});

const of = (visitor: string, text = `The bridge of ${visitor}.`) => ({ visitor, text });

describe("a model for many visitors", () => {
  it.each(["unavailable", "timeout", "busy"] as const)(
    "is not taken from the others by one of them: %s",
    async (kind) => {
      const { counted, model } = failing(kind);
      const guarded = withCapacity(model, capacity);
      for (let text = 0; text < 20; text++) await outcome(guarded, of("a", `Text ${text}.`));
      expect(counted.calls).toBe(1);
      await outcome(guarded, of("b"));
      expect(counted.calls).toBe(2);
    },
  );

  it("is not taken from the others by one text that many of them send", async () => {
    const { counted, model } = failing("unavailable");
    const guarded = withCapacity(model, capacity);
    for (let visitor = 0; visitor < 20; visitor++) await outcome(guarded, of(`v${visitor}`, "The same."));
    expect(counted.calls).toBe(20);
  });

  it("is left alone by all when three texts of three visitors have failed with no answer between", async () => {
    const { counted, model } = failing("timeout");
    const guarded = withCapacity(model, capacity);
    for (const visitor of ["a", "b", "c", "d", "e"]) await outcome(guarded, of(visitor));
    expect(counted.calls).toBe(3);
  });

  it("is thought well of again after an answer", async () => {
    let fails = true;
    const { counted, model } = countedModel(() =>
      fails ? Promise.reject(new ModelFailure("unavailable")) : Promise.resolve(draft),
    );
    const guarded = withCapacity(model, capacity);
    await outcome(guarded, of("a"));
    await outcome(guarded, of("b"));
    fails = false;
    expect(await outcome(guarded, of("c"))).toBe("answered");
    fails = true;
    await outcome(guarded, of("d"));
    await outcome(guarded, of("e"));
    expect(counted.calls).toBe(5);
  });

  it.each([
    ["its key is wrong", { status: 401 }],
    ["its account is empty", { status: 402 }],
    ["it is not there", { status: 404 }],
    ["it says when to come back", { status: 503, retryAfterMs: 30_000 }],
  ])("is left alone by all at once where %s", async (_what, facts) => {
    const { counted, model } = failing("unavailable", facts);
    const guarded = withCapacity(model, capacity);
    for (const visitor of ["a", "b", "c"]) await outcome(guarded, of(visitor));
    expect(counted.calls).toBe(1);
  });
});

describe("what is the text's fault", () => {
  it.each(["refused", "unreadable", "ungrounded", "too-long"] as const)(
    "%s does not close the model",
    async (kind) => {
      const { counted, model } = failing(kind);
      const guarded = withCapacity(model, capacity);
      await outcome(guarded);
      await outcome(guarded);
      expect(counted.calls).toBe(2);
    },
  );
});

describe("calls at once", () => {
  it("are no more than allowed; one more is passed on as busy", async () => {
    const { promise, resolve } = Promise.withResolvers<Draft>();
    const { counted, model } = countedModel(() => promise);
    const guarded = withCapacity(model, capacity);
    const running = [outcome(guarded), outcome(guarded)];
    expect(await outcome(guarded)).toBe("busy");
    resolve(draft);
    expect(await Promise.all(running)).toEqual(["answered", "answered"]);
    expect(counted.calls).toBe(2);
    expect(await outcome(guarded)).toBe("answered");
  });
});

describe("the time of one call", () => {
  it("ends as a timeout even where the model does not listen", async () => {
    const { model } = countedModel(() => new Promise(() => {}));
    expect(await outcome(withCapacity(model, { ...capacity, timeoutMs: 20 }))).toBe("timeout");
  });

  it("does not close the model when the task itself was cancelled", async () => {
    const { counted, model } = countedModel(() => new Promise(() => {}));
    const guarded = withCapacity(model, capacity);
    const task = new AbortController();
    const running = guarded.analyse(question, task.signal);
    task.abort(new Error("abandoned"));
    await expect(running).rejects.toThrow("abandoned");
    void guarded.analyse(question, never);
    expect(counted.calls).toBe(2);
  });
});
