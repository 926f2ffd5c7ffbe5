import { findingTypeOf, isAccusing, type Technique } from "#report/index.ts";
import type { GroundedPoint } from "../../answer/grounded-point.ts";
import { MOST_QUOTES, MOST_SHOWN, sharesWords, withoutBlamedCredit } from "../../answer/telling-points.ts";

/**
 * A model's points, and the embedded analyser's that are sure enough to stand alone, as one list: the model's first, in
 * its words. No point of the embedded analyser is lost: where the model accuses the same words, its point stands for
 * it; the others are added, and take the place of points that the model alone has seen where there are more than five.
 * Each point of the model stands for one at most, so that a long quote cannot stand for everything.
 * Praise and emotions are the model's affair.
 */
export function joinPoints(
  ofModel: readonly GroundedPoint[],
  sure: readonly GroundedPoint[],
): GroundedPoint[] {
  const points = [...ofModel];
  const confirmed = new Set<number>();
  const added: GroundedPoint[] = [];
  for (const own of sure.filter(({ technique }) => accuses(technique))) {
    const at = placeOf(own, points, confirmed);
    const known = points[at];
    if (known === undefined) added.push(own);
    else {
      confirmed.add(at);
      points[at] = known.technique === own.technique ? united(known, own) : known;
    }
  }
  const room = MOST_SHOWN.accusing - confirmed.size - added.length;
  const unconfirmed = points.flatMap(({ technique }, at) =>
    accuses(technique) && !confirmed.has(at) ? [at] : [],
  );
  const beyond = new Set(unconfirmed.slice(Math.max(0, room)));
  const kept = points.filter((_, at) => !beyond.has(at));
  return withoutBlamedCredit([...kept, ...added]);
}

function accuses(technique: Technique): boolean {
  return isAccusing(findingTypeOf(technique));
}

/**
 * The model's point that says the same: of the same technique, on words that overlap or without words of its own; else
 * the first that speaks of overlapping words; -1 for none.
 */
function placeOf(own: GroundedPoint, points: readonly GroundedPoint[], taken: ReadonlySet<number>): number {
  const places = points.flatMap((point, at) => (taken.has(at) || !accuses(point.technique) ? [] : [at]));
  const find = (test: (point: GroundedPoint) => boolean) =>
    places.find((at) => points[at] !== undefined && test(points[at])) ?? -1;
  const same = find(
    (point) => point.technique === own.technique && (point.statement === "" || sharesWords(point, own)),
  );
  return same === -1 ? find((point) => point.statement !== "" && sharesWords(point, own)) : same;
}

/** Two points of one technique as one, with three quotes at most: in the model's words where it has any. */
function united(point: GroundedPoint, own: GroundedPoint): GroundedPoint {
  const [leading, other] = point.statement === "" ? [own, point] : [point, own];
  const [first, ...more] = leading.evidence;
  const added = other.evidence.filter(
    (piece) => !leading.evidence.some((known) => known.start < piece.end && piece.start < known.end),
  );
  return { ...leading, evidence: [first, ...[...more, ...added].slice(0, MOST_QUOTES - 1)] };
}
