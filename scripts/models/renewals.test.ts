import { expect, it } from "vitest";
import { overdue, renewables } from "./renewals.ts";

const TODAY = new Date().toISOString().slice(0, 10);
const YEAR_MS = 366 * 24 * 3_600_000;

it("the tables of models are not older than the dates beside their lines", async () => {
  expect(overdue(await renewables(), TODAY)).toEqual([]);
});

it("no date lies further ahead than a year", async () => {
  const latest = new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);
  for (const { name, renewBy = "" } of await renewables()) expect(renewBy <= latest, name).toBe(true);
});

it("a line is overdue the day after its date, and one without a date at once", () => {
  const line = { name: "some-model", file: "cascade.json", renewBy: "2027-11-22" };
  expect(overdue([line], "2027-11-22")).toEqual([]);
  expect(overdue([line], "2027-11-23")).toEqual([
    expect.stringMatching(
      /^some-model in cascade\.json was believed until 2027-11-22: look .* write a new date/u,
    ),
  ]);
  expect(overdue([{ ...line, renewBy: undefined }], "2026-11-22")).toHaveLength(1);
});

it("every line of every table is overdue one day", async () => {
  const lines = await renewables();
  expect(lines.length).toBeGreaterThan(20);
  expect(overdue(lines, "2100-01-01")).toHaveLength(lines.length);
});
