import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { reportSchema } from "#report/index.ts";
import {
  goodDraft,
  type Mode,
  type ModelServer,
  startModelServer,
} from "../../../test/stand-ins/model-server.ts";
import { shareContext } from "../config/limits.ts";
import type { Model } from "../model.ts";
import { providers } from "../models/providers.ts";
import { withCapacity } from "./capacity.ts";
import { createCascade } from "./cascade.ts";

const TEXT = "The minister Iryna Koval said on Monday in Lviv that the bridge will open in May.";
const servers: ModelServer[] = [];

beforeEach(() => {
  servers.length = 0;
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

async function modelThat(mode: Mode, id: string = mode, timeoutMs = 5_000): Promise<Model> {
  const server = await startModelServer(mode);
  servers.push(server);
  const model = await providers["openai-compatible"]({
    id,
    model: "stand-in",
    baseURL: server.baseURL,
    contextTokens: 100_000,
    ...shareContext(100_000),
  });
  return withCapacity(model, { timeoutMs, maxConcurrent: 8 });
}

function analyse(models: Model[], text = TEXT, language: "en" | "uk" = "en", budgetMs?: number) {
  return createCascade({ models, budgetMs })({ text, language }, new AbortController().signal);
}

/** The same model, which tells when the budget of the cascade is spent: later than its own time. */
function withBudgetWatch(model: Model, onSpent: () => void): Model {
  return {
    ...model,
    analyse: (question, signal) => {
      signal.addEventListener("abort", onSpent);
      return model.analyse(question, new AbortController().signal);
    },
  };
}

describe("the cascade", () => {
  it("is the embedded analyser alone when no model is configured", async () => {
    const report = await analyse([]);
    expect(report.analysed_by.model).toBe("embedded");
    expect(report.attempts).toEqual([{ model: "embedded", outcome: "answered" }]);
    expect(reportSchema.safeParse(report).success).toBe(true);
  });

  it("tells the embedded analyser's reading first where models are asked, and only there", async () => {
    const told: unknown[] = [];
    const tell = (reading: unknown) => told.push(reading);
    const never = new AbortController().signal;
    await createCascade({ models: [] })({ text: TEXT, language: "en" }, never, tell);
    expect(told).toEqual([]);
    const models = [await modelThat("answer")];
    const report = await createCascade({ models })({ text: TEXT, language: "en" }, never, tell);
    expect(report.analysed_by.model).toBe("answer");
    expect(told).toEqual([await analyse([])]);
  });

  it("asks the models that there are when an analysis begins", async () => {
    const models: Model[] = [];
    const cascade = createCascade({ models: () => models });
    const read = async () =>
      (await cascade({ text: TEXT, language: "en" }, new AbortController().signal)).analysed_by.model;
    expect(await read()).toBe("embedded");
    models.push(await modelThat("answer"));
    expect(await read()).toBe("answer");
    models.pop();
    expect(await read()).toBe("embedded");
  });

  it("shows the embedded analyser's reading as it is, voices included", async () => {
    const text = "The board was “shocked and angry at these traitors,” it said. Those traitors must resign!";
    const { overall_summary, analysis_results } = await analyse([], text);
    expect({ overall_summary, analysis_results }).toEqual({
      overall_summary: read(text, "en").overall_summary,
      analysis_results: read(text, "en").analysis_results,
    });
  });

  it("says in which language the text is, whoever reads it and whatever the report's language", async () => {
    expect(
      (await analyse([], "Завтра мост откроют, сообщили в мэрии, и это хорошо.", "en")).text_language,
    ).toBe("ru");
    expect((await analyse([await modelThat("answer")], TEXT, "uk")).text_language).toBe("en");
  });

  it("passes eight faulty models over, says why, and brings the good one's report", async () => {
    const faulty: [Mode, string][] = [
      ["busy", "busy"],
      ["down", "unavailable"],
      ["hang", "timeout"],
      ["truncated", "unreadable"],
      ["rubbish", "unreadable"],
      ["invented", "ungrounded"],
      ["refusal", "refused"],
      ["wrong-language", "unreadable"],
    ];
    const models = await Promise.all(faulty.map(([mode]) => modelThat(mode, mode, 300)));
    const report = await analyse([...models, await modelThat("answer", "good")]);
    expect(report.attempts.map(({ model, outcome }) => [model, outcome])).toEqual([
      ...faulty,
      ["good", "answered"],
    ]);
    expect(report.analysed_by).toEqual({ model: "good", version: "stand-in" });
    expect(report.analysis_results[0]?.points[0]?.evidence[0]?.quote).toBe("The minister Iryna Koval");
    expect(reportSchema.safeParse(report).success).toBe(true);
  });

  it.each<[Mode, string]>([
    ["reset", "unavailable"],
    ["unauthorised", "unavailable"],
    ["too-long", "too-long"],
    ["error-inside", "unavailable"],
    ["drip", "timeout"],
    ["half-body", "unavailable"],
    ["html", "unreadable"],
    ["empty", "unreadable"],
    ["wrong-schema", "unreadable"],
    ["oversized", "unreadable"],
    ["filtered", "refused"],
  ])("passes over a model of the kind %s as %s", async (mode, outcome) => {
    const report = await analyse([await modelThat(mode, mode, 300)]);
    expect(report.attempts[0]).toMatchObject({ model: mode, outcome });
    expect(report.analysed_by.model).toBe("embedded");
  });

  it("keeps the number of invented quotes in attempts", async () => {
    const report = await analyse([await modelThat("invented")]);
    expect(report.attempts[0]).toEqual({ model: "invented", outcome: "ungrounded", dropped: 1 });
  });

  it("takes an answer in a code fence with a comma too many", async () => {
    const report = await analyse([await modelThat("fenced")]);
    expect(report.analysed_by.model).toBe("fenced");
  });

  it("takes an empty report of a plain text", async () => {
    const report = await analyse([await modelThat("nothing")]);
    expect(report.attempts).toEqual([{ model: "nothing", outcome: "answered" }]);
    expect(report.analysis_results).toEqual([]);
  });

  it("asks for a report in Ukrainian in Ukrainian", async () => {
    const report = await analyse([await modelThat("answer")], TEXT, "uk");
    expect(report.analysed_by.model).toBe("answer");
    expect(report.overall_summary).toMatch(/[іїє]/u);
  });

  it("asks no further model once the budget is spent, and the embedded analyser answers", async () => {
    const models = [await modelThat("hang", "first", 60_000), await modelThat("answer", "second")];
    const report = await analyse(models, TEXT, "en", 150);
    expect(report.attempts).toEqual([
      { model: "first", outcome: "timeout" },
      { model: "embedded", outcome: "answered" },
    ]);
    expect(servers[1]?.asked).toHaveLength(0);
  });

  it("honours a model's own time where that is longer than the budget, and asks it after the quick ones", async () => {
    const slow = await modelThat("answer", "slow", 80_000);
    let budgetIsSpent = false;
    const patient: Model = {
      ...slow,
      analyse: async (question, signal) => {
        await expect.poll(() => budgetIsSpent).toBe(true);
        return slow.analyse(question, signal);
      },
    };
    const quick = withBudgetWatch(await modelThat("hang", "quick", 100), () => {
      budgetIsSpent = true;
    });
    const report = await analyse([quick, patient, await modelThat("answer", "never", 100)], TEXT, "en", 150);
    expect(report.attempts).toEqual([
      { model: "quick", outcome: "timeout" },
      { model: "slow", outcome: "answered" },
    ]);
  });

  it("rejects with the signal's reason when the task is cancelled, and asks nobody afterwards", async () => {
    const models = [await modelThat("hang", "first", 60_000), await modelThat("answer", "second")];
    const task = new AbortController();
    const reason = new Error("abandoned");
    const report = createCascade({ models })({ text: TEXT, language: "en" }, task.signal);
    await expect.poll(() => servers[0]?.asked.length).toBe(1);
    task.abort(reason);
    await expect(report).rejects.toBe(reason);
    await expect.poll(() => servers[0]?.abandoned.count).toBe(1);
    expect(servers[1]?.asked).toHaveLength(0);
  });

  it("asks nobody when the task was cancelled before it began", async () => {
    const model = await modelThat("answer");
    const report = createCascade({ models: [model] })(
      { text: TEXT, language: "en" },
      AbortSignal.abort(new Error("gone")),
    );
    await expect(report).rejects.toThrow("gone");
    expect(servers[0]?.asked).toHaveLength(0);
  });

  it("outlives a model that throws what no model may throw", async () => {
    const wild: Model = {
      id: "wild",
      version: "1",
      limits: shareContext(100_000).limits,
      analyse: () => Promise.reject(new TypeError(TEXT)),
    };
    const report = await analyse([wild]);
    expect(report.attempts[0]).toEqual({ model: "wild", outcome: "unavailable" });
  });

  it("passes a text that is too long for a model on to the next", async () => {
    const small = { ...(await modelThat("answer", "small")), limits: { en: 10, uk: 10, ru: 10 } };
    const report = await analyse([small, await modelThat("answer", "large")]);
    expect(report.attempts.map(({ outcome }) => outcome)).toEqual(["too-long", "answered"]);
  });
});

describe("whoever runs the cascade", () => {
  it("is told what a failed model has thrown, and nothing of one that ran out of time", async () => {
    const models = [await modelThat("unauthorised"), await modelThat("hang", "slow", 60_000)];
    const failures: { model: string; cause: unknown }[] = [];
    const cascade = createCascade({
      models,
      budgetMs: 1_000,
      onFailure: (failure) => failures.push(failure),
    });
    await cascade({ text: TEXT, language: "en" }, new AbortController().signal);
    expect(failures).toEqual([
      { model: "unauthorised", cause: expect.objectContaining({ facts: { status: 401 } }) },
    ]);
  });
});

describe("what goes to a provider", () => {
  it("holds the text in the user turn alone, between two random lines", async () => {
    const model = await modelThat("answer");
    await analyse([model]);
    await analyse([model]);
    const [first, second] = servers[0]?.asked ?? [];
    expect(first?.instructions).not.toContain("bridge");
    expect(first?.text).toBe(TEXT);
    const marks = [first, second].map((question) => /=== \S+ ===/u.exec(question?.prompt ?? "")?.[0]);
    expect(marks[0]).not.toBe(marks[1]);
  });

  it("asks for an answer by schema, without retries", async () => {
    await analyse([await modelThat("down")]);
    expect(servers[0]?.asked).toHaveLength(1);
    expect(servers[0]?.asked[0]?.body["response_format"]).toMatchObject({ type: "json_schema" });
  });

  it("is answered with a draft that the tests' server writes well", () => {
    expect(goodDraft({ text: TEXT, language: "en" }).analysis_results).toHaveLength(1);
  });
});
