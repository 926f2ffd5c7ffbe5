import { FINDING_TYPES, type FindingType, type Point, type Report, type Technique } from "#report/index.ts";
import { pointKey } from "../segments.ts";

/** A point with its place in the walk through a report. */
export interface WalkPoint {
  readonly key: string;
  readonly findingType: FindingType;
  readonly point: Point;
  /** From 1, in the order of the walk. */
  readonly number: number;
}

/** Which points a reader wants to see. An empty list asks for nothing. */
export interface Choice {
  readonly kinds: readonly FindingType[];
  readonly techniques: readonly Technique[];
}

export const EVERYTHING: Choice = { kinds: [], techniques: [] };

/**
 * The points in the order in which they are read: box by box as the boxes stand, those that accuse first, what the
 * text does well and its emotions last; in a box the weightiest first, as the report ranks them.
 */
export function walkOf({ analysis_results }: Pick<Report, "analysis_results">): WalkPoint[] {
  const points = FINDING_TYPES.flatMap((findingType) => {
    const box = analysis_results.findIndex(({ category_name }) => category_name === findingType);
    const inBox = analysis_results[box]?.points ?? [];
    return inBox.map((point, place) => ({ key: pointKey(box, place), findingType, point }));
  });
  return points.map((each, place) => ({ ...each, number: place + 1 }));
}

/** Whether a choice lets a point be seen. */
export function isChosen({ kinds, techniques }: Choice, { findingType, point }: WalkPoint): boolean {
  return (
    (kinds.length === 0 || kinds.includes(findingType)) &&
    (techniques.length === 0 || techniques.includes(point.technique))
  );
}

/** The list with the entry, or without it if it was there. */
export function toggled<T>(list: readonly T[], entry: T): T[] {
  return list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];
}

/** How often each value comes, in the order of the first of each. */
export function countsOf<T>(values: readonly T[]): [value: T, count: number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
