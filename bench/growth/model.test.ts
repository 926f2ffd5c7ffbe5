import { describe, expect, it } from "vitest";
import { readMeasured } from "./measured.ts";
import { fewestWorkers, simulate } from "./model.ts";

const measured = { ...readMeasured(), workerCpuMs: 10, analysesPerSecond: 100 };
const plan = { analysesPerSecond: 50, workers: 1, modelMs: 0, places: 8 };

describe("The simulation of growth", () => {
  it("agrees with theory where there is one: M/M/1 waits load / (1 − load) service times in the mean", () => {
    // At half load a task waits longer than t with a probability of 0.5·exp(−0.5·t / service time).
    const { load, waitP50Ms, waitP99Ms } = simulate(plan, measured);
    expect(load).toBeCloseTo(0.5, 1);
    expect(waitP50Ms).toBeLessThan(1);
    expect(waitP99Ms / (-Math.log(0.02) * 20)).toBeCloseTo(1, 1);
  });

  it("finds no fewer workers than their CPU time allows, nor many more", () => {
    const workers = fewestWorkers({ ...plan, analysesPerSecond: 1_000 }, measured, 1_000);
    expect(workers).toBeGreaterThanOrEqual(10);
    expect(workers).toBeLessThanOrEqual(13);
  });

  it("needs a place for each text that a model reads", () => {
    const workers = fewestWorkers({ ...plan, analysesPerSecond: 8, modelMs: 5_000 }, measured, 1_000);
    expect(workers).toBeGreaterThanOrEqual(5);
  });
});
