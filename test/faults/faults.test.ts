import { expect, it } from "vitest";
import { FAULTS, faultTable, type Row } from "./fault-table.ts";

/** A bound on hanging, not on speed: how late an analysis was is for `npm run faults` to say. */
const HANGS_AFTER_MS = 120_000;

it(
  "whatever fault models have, no analysis is lost or ungrounded, and with all of them down the embedded analyser reports",
  async () => {
    const rows: Row[] = [];
    for await (const row of faultTable(12)) rows.push(row);
    expect(rows.map(({ faults }) => faults)).toEqual([...FAULTS, "any of them", "every model down"]);
    for (const { lost, ungrounded, byModels, byEmbedded } of rows) {
      expect({ lost, ungrounded, reports: byModels + byEmbedded }).toEqual({
        lost: 0,
        ungrounded: 0,
        reports: 12,
      });
    }
    expect(rows.at(-1)?.byEmbedded).toBe(12);
  },
  HANGS_AFTER_MS,
);
