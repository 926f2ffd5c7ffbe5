import { findingTypeOf, isAccusing, type Technique, TECHNIQUES } from "#report/index.ts";
import type { Candidate } from "./candidates.ts";

/** A device that the text uses, with the words that show it. */
export interface SelectedPoint {
  readonly technique: Technique;
  readonly weight: number;
  /** One to three, in the order of the text. */
  readonly candidates: readonly Candidate[];
}

/** More points than this are a list that nobody reads. */
const MOST_POINTS = 5;
/** Quotes of one point. */
const MOST_QUOTES = 3;
/** How much each further place adds to the weight of a technique, and how many count. */
const WEIGHT_OF_PLACE = 0.4;
const PLACES_COUNTED = 4;

/**
 * What is to be said against a text: at most five points, the weightiest first, each resting on words that
 * explain themselves. Of points that show the same words the weightier keeps them.
 */
export function selectPoints(candidates: readonly Candidate[]): SelectedPoint[] {
  const sure = candidates.filter((c) => c.strength === "strong" && isAccusing(findingTypeOf(c.technique)));
  const ofAuthor = sure.filter(({ voice }) => voice === "author");
  const groups = [...Map.groupBy(ofAuthor, ({ technique }) => technique).values()];
  const ranked = groups.map(pointOf).toSorted((a, b) => b.weight - a.weight || startOf(a) - startOf(b));
  return withoutOverlaps(ranked).slice(0, MOST_POINTS).map(withFewQuotes);
}

function pointOf(candidates: readonly Candidate[]): SelectedPoint {
  const technique = candidates[0]?.technique ?? "loaded-language";
  const places = Math.min(PLACES_COUNTED, candidates.length);
  return { technique, candidates, weight: TECHNIQUES[technique].weight + WEIGHT_OF_PLACE * (places - 1) };
}

function startOf({ candidates }: SelectedPoint): number {
  return candidates[0]?.core.start ?? 0;
}

/** Words that a weightier point rests on show nothing more under another name. */
function withoutOverlaps(points: readonly SelectedPoint[]): SelectedPoint[] {
  const taken: Candidate[] = [];
  return points.flatMap((point) => {
    const free = point.candidates.filter((candidate) => !taken.some((other) => isSame(candidate, other)));
    taken.push(...free);
    return free.length === 0 ? [] : [{ ...point, candidates: free }];
  });
}

/** Whether the telling words of two candidates overlap by more than half of the shorter. */
function isSame({ core: a }: Candidate, { core: b }: Candidate): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared * 2 > Math.min(a.end - a.start, b.end - b.start);
}

/** The first places of a device; the same words again add nothing. */
function withFewQuotes(point: SelectedPoint): SelectedPoint {
  return { ...point, candidates: point.candidates.slice(0, MOST_QUOTES) };
}
