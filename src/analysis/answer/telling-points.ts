import { findingTypeOf, hasFact, isAccusing, type Span, type Technique } from "#report/index.ts";
import type { GroundedPoint } from "./grounded-point.ts";

/** Points shown of one text: against it, for it, and the emotions in it. */
export const MOST_SHOWN = { accusing: 5, credit: 3, emotion: 3, other: 2 } as const;
/** Quotes shown of one point. */
export const MOST_QUOTES = 3;

/**
 * The points that are shown, the most telling first. They come in lists, one for each finding type in each part of the
 * text, each with its most telling first: so the firsts of all lists come before the seconds.
 */
export function tellingPoints(lists: readonly (readonly GroundedPoint[])[]): GroundedPoint[] {
  const ranked = lists
    .flatMap((points) => points.map((point, rank) => ({ point, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ point }) => point);
  const count = { accusing: 0, credit: 0, emotion: 0, other: 0 };
  return withoutBlamedCredit(merged(ranked))
    .filter(({ technique }) => {
      const kind = kindOf(technique);
      count[kind]++;
      return count[kind] <= MOST_SHOWN[kind];
    })
    .map((point) => ({ ...point, evidence: firstQuotes(point.evidence) }));
}

function kindOf(technique: Technique): keyof typeof MOST_SHOWN {
  const type = findingTypeOf(technique);
  if (isAccusing(type)) return "accusing";
  if (type === "Emotional Tone") return "emotion";
  return hasFact(technique, "isCredit") ? "credit" : "other";
}

/** The same words are not praised in one box and blamed in another. */
export function withoutBlamedCredit(points: readonly GroundedPoint[]): GroundedPoint[] {
  const accusing = points.filter(({ technique }) => kindOf(technique) === "accusing");
  return points.filter(
    (point) => kindOf(point.technique) !== "credit" || !accusing.some((other) => sharesWords(point, other)),
  );
}

/** Points of one technique are one where one of them says nothing of its own, or where their words overlap. */
export function merged(points: readonly GroundedPoint[]): GroundedPoint[] {
  const kept: GroundedPoint[] = [];
  for (const point of points) {
    const at = kept.findIndex((other) => isOne(other, point));
    const known = kept[at];
    if (known === undefined) kept.push(point);
    else kept[at] = joined(known, point);
  }
  return kept;
}

function isOne(a: GroundedPoint, b: GroundedPoint): boolean {
  if (a.technique !== b.technique) return false;
  return a.statement === "" || b.statement === "" || sharesWords(a, b);
}

/** Whether two points stand on words that overlap. */
export function sharesWords(a: GroundedPoint, b: GroundedPoint): boolean {
  return a.evidence.some((one) => b.evidence.some((other) => overlaps(one, other)));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Both with their evidence, none of it twice, in the words of the first that has any. */
function joined(a: GroundedPoint, b: GroundedPoint): GroundedPoint {
  const [first, ...more] = a.evidence;
  const added = b.evidence.filter((piece) => !a.evidence.some((known) => overlaps(known, piece)));
  const speaks = a.statement === "" && b.statement !== "" ? b : a;
  return { ...speaks, evidence: [first, ...more, ...added] };
}

/** The first few, in the order of the text. */
function firstQuotes(evidence: GroundedPoint["evidence"]): GroundedPoint["evidence"] {
  const [first = evidence[0], ...more] = evidence
    .slice(0, MOST_QUOTES)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  return [first, ...more];
}
