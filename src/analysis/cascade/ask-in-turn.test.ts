import { describe, expect, it, vi } from "vitest";
import { read } from "#detector/index.ts";
import { shareContext } from "../config/limits.ts";
import type { Draft, Model } from "../model.ts";
import { withCapacity } from "./capacity.ts";
import { createCascade } from "./cascade.ts";
import { Latency } from "./health/latency.ts";

const input = { text: "The bridge will open in May.", language: "en" } as const;
const draft: Draft = { overall_summary: "A short notice about a bridge in spring.", analysis_results: [] };
const never = new AbortController().signal;

function modelThat(id: string, analyse: Model["analyse"], raceAfterMs?: number): Model & { calls: number } {
  const model = {
    id,
    version: "1",
    limits: shareContext(100_000).limits,
    calls: 0,
    raceAfterMs: () => raceAfterMs,
    analyse: (...asked: Parameters<Model["analyse"]>) => {
      model.calls++;
      return analyse(...asked);
    },
  };
  return model;
}

const hangs: Model["analyse"] = () => new Promise(() => {});
const answers: Model["analyse"] = () => Promise.resolve(draft);

describe("a model that races the next", () => {
  it("is overtaken by the next when it is slower than its 95th percentile, and stopped", async () => {
    const stopped = vi.fn<() => void>();
    const slow = modelThat(
      "slow",
      (_question, signal) => {
        signal.addEventListener("abort", stopped);
        return new Promise(() => {});
      },
      5,
    );
    const next = modelThat("next", answers);
    const report = await createCascade({ models: [slow, next] })(input, never);
    expect(report.analysed_by.model).toBe("next");
    expect(report.attempts).toEqual([
      { model: "next", outcome: "answered" },
      { model: "slow", outcome: "timeout" },
    ]);
    expect(stopped).toHaveBeenCalledOnce();
  });

  it("still gives the report when it answers first", async () => {
    const late = Promise.withResolvers<Draft>();
    const first = modelThat("first", () => late.promise, 5);
    const second = modelThat("second", () => {
      late.resolve(draft);
      return new Promise(() => {});
    });
    const report = await createCascade({ models: [first, second] })(input, never);
    expect(report.analysed_by.model).toBe("first");
    expect(report.attempts[1]).toEqual({ model: "second", outcome: "timeout" });
  });

  it("does not race the embedded analyser, which would always be faster", async () => {
    const raceAfterMs = vi.fn<() => number>(() => 1);
    const only = { ...modelThat("only", answers), raceAfterMs };
    const report = await createCascade({ models: [only] })(input, never);
    expect(report.analysed_by.model).toBe("only");
    expect(raceAfterMs).not.toHaveBeenCalled();
  });
});

describe("a model that is not hedged", () => {
  it("is waited for, and nobody is asked beside it", async () => {
    const next = modelThat("next", answers);
    const report = await createCascade({ models: [modelThat("slow", hangs), next], budgetMs: 30 })(
      input,
      never,
    );
    expect(next.calls).toBe(0);
    expect(report.attempts[0]).toEqual({ model: "slow", outcome: "timeout" });
  });
});

describe("the 95th percentile", () => {
  it("is not known before twenty answers", () => {
    const latency = new Latency();
    for (let ms = 1; ms < 20; ms++) latency.add(ms);
    expect(latency.percentile95).toBeUndefined();
    latency.add(20);
    expect(latency.percentile95).toBe(19);
  });

  it("is that of the last two hundred answers", () => {
    const latency = new Latency();
    for (let ms = 0; ms < 1_000; ms++) latency.add(5_000);
    for (let ms = 1; ms <= 200; ms++) latency.add(ms);
    expect(latency.percentile95).toBe(190);
  });

  it("is only asked for where hedging is switched on", async () => {
    const [off, on] = [false, true].map((raceNext) =>
      withCapacity(modelThat("m", answers), { timeoutMs: 1_000, maxConcurrent: 1, raceNext }),
    );
    const reading = read(input.text, "en");
    const question = { ...input, textLanguage: "en", notices: [], reading } as const;
    for (let call = 0; call < 20; call++) {
      await off?.analyse(question, never);
      await on?.analyse(question, never);
    }
    expect(off?.raceAfterMs?.()).toBeUndefined();
    expect(on?.raceAfterMs?.()).toEqual(expect.any(Number));
  });
});
