import { describe, expect, it } from "vitest";
import { changelog } from "#content/changelog.ts";

describe("The changelog", () => {
  it("has numbered versions with their dates, newest first", () => {
    for (const { version, date } of changelog) {
      expect(version).toMatch(/^\d+\.\d+\.\d+ \((?:Alpha|Beta)\)$/u);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/u);
    }
    const dates = changelog.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
