import { findingTypeOf, isAccusing, type Span, type Technique, weightOf } from "#report/index.ts";
import type { Candidate } from "./candidates.ts";

/** A device that the text uses, with the words that show it. */
export interface SelectedPoint {
  readonly technique: Technique;
  readonly weight: number;
  /** One to three, in the order of the text. */
  readonly candidates: readonly [Candidate, ...Candidate[]];
}

/** More points than this are a list that nobody reads. */
const MOST_POINTS = 5;
/** Quotes of one point. */
const MOST_QUOTES = 3;
/** How much each further place adds to the weight of a technique, and how many count. */
const WEIGHT_OF_PLACE = 0.3;
const PLACES_COUNTED = 4;

/**
 * What is to be said against a text: at most five points, the weightiest first, each resting on words that
 * explain themselves. Of points that show the same words the weightier keeps them.
 */
export function selectPoints(candidates: readonly Candidate[]): SelectedPoint[] {
  const sure = candidates.filter(
    ({ strength, technique, voice }) =>
      strength === "strong" && voice === "author" && isAccusing(findingTypeOf(technique)),
  );
  return withoutOverlaps(rankedPoints(sure)).slice(0, MOST_POINTS);
}

/** The candidates of each technique as one point, the weightiest first. */
function rankedPoints(candidates: readonly Candidate[]): SelectedPoint[] {
  return [...Map.groupBy(candidates, ({ technique }) => technique).values()]
    .flatMap((group) => pointOf(group) ?? [])
    .toSorted((a, b) => b.weight - a.weight || a.candidates[0].core.start - b.candidates[0].core.start);
}

function pointOf(group: readonly Candidate[]): SelectedPoint | undefined {
  const [first, ...more] = group;
  if (first === undefined) return undefined;
  const places = Math.min(PLACES_COUNTED, group.length);
  const weight = weightOf(first.technique) + WEIGHT_OF_PLACE * (places - 1);
  return { technique: first.technique, weight, candidates: [first, ...more.slice(0, MOST_QUOTES - 1)] };
}

/** Words that a weightier point rests on show nothing more under another name. */
function withoutOverlaps(points: readonly SelectedPoint[]): SelectedPoint[] {
  const taken: Span[] = [];
  return points.flatMap((point) => {
    const [first, ...more] = point.candidates.filter(({ core }) => !taken.some((span) => isSame(core, span)));
    if (first === undefined) return [];
    taken.push(first.core, ...more.map(({ core }) => core));
    return [{ ...point, candidates: [first, ...more] as const }];
  });
}

/** Whether two spans share more than half of the shorter. */
function isSame(a: Span, b: Span): boolean {
  return overlap(a, b) * 2 > Math.min(a.end - a.start, b.end - b.start);
}

function overlap(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}
