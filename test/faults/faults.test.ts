import { expect, it } from "vitest";
import { FAULTS, faultTable, type Row } from "./fault-table.ts";

it("whatever fault models have, no analysis is lost, late or ungrounded, and with all of them down the embedded analyser reports", async () => {
  const rows: Row[] = [];
  for await (const row of faultTable(12)) rows.push(row);
  expect(rows.map(({ faults }) => faults)).toEqual([...FAULTS, "any of them", "every model down"]);
  for (const { lost, late, ungrounded, byModels, byEmbedded } of rows) {
    expect({ lost, late, ungrounded, reports: byModels + byEmbedded }).toEqual({
      lost: 0,
      late: 0,
      ungrounded: 0,
      reports: 12,
    });
  }
  expect(rows.at(-1)?.byEmbedded).toBe(12);
}, 120_000);
