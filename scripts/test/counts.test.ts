import { describe, expect, it } from "vitest";
import { countJourneys } from "./journeys.ts";
import { countUnitTests } from "./unit-tests.ts";

const UNIT = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const STATS = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 };

describe("The counts of npm test", () => {
  it("are those of the suites' own reports", () => {
    expect(countUnitTests(UNIT, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
    expect(countUnitTests({ ...UNIT, numFailedTests: 2 }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
    expect(countJourneys({ stats: STATS }, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it("never let a suite pass that broke without a failed test, or that wrote no report", () => {
    expect(countUnitTests(UNIT, 1).failed).toBe(1);
    expect(countUnitTests(undefined, 0).failed).toBe(1);
    expect(countJourneys({ stats: STATS }, 1).failed).toBe(1);
    expect(countJourneys(undefined, 0).failed).toBe(1);
  });

  it("take a journey that passed only at the second try for one that failed", () => {
    expect(countJourneys({ stats: { ...STATS, flaky: 1 } }, 0).failed).toBe(1);
  });
});
