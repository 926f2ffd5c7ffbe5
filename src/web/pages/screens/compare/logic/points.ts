import type { FindingType, Point, Report, Technique } from "#report/index.ts";
import { type Sides, sidesOf } from "./sides.ts";

/** All that a text does by one technique. */
export interface Device {
  readonly technique: Technique;
  readonly findingType: FindingType;
  readonly quotes: readonly string[];
}

/** So many quotes show a device. */
const SHOWN_QUOTES = 2;

function quotesOf(points: readonly Point[]): string[] {
  const quotes = points.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  return [...new Set(quotes)].slice(0, SHOWN_QUOTES);
}

function devicesOf({ analysis_results }: Report): Device[] {
  return analysis_results.flatMap(({ category_name, points }) =>
    [...Map.groupBy(points, ({ technique }) => technique)].map(([technique, same]) => ({
      technique,
      findingType: category_name,
      quotes: quotesOf(same),
    })),
  );
}

/** What both texts do, and what each does alone, by technique. */
export function compareDevices(first: Report, second: Report): Sides<Device> {
  return sidesOf(devicesOf(first), devicesOf(second), ({ technique }) => technique);
}
