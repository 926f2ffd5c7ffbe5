import { findingTypeOf, isAccusing, type Technique } from "#report/index.ts";
import type { GroundedPoint } from "../../answer/grounded-point.ts";
import { MOST_QUOTES, MOST_SHOWN, sharesWords, withoutBlamedCredit } from "../../answer/telling-points.ts";

/**
 * A model's points, and the embedded analyser's that are sure enough to stand alone, as one list: the model's first, in
 * its words. Where the model accuses the same words, its point stands for the embedded analyser's; the others fill the
 * places that are free of five, and the weightiest has one in any case. A model that has none of them in common may
 * have been talked round by the text: then no point of the embedded analyser is lost, and the model's give way.
 * Each point of the model stands for one at most, so that a long quote cannot stand for everything.
 * Praise and emotions are the model's affair.
 * @param sure the weightiest first.
 */
export function joinPoints(
  ofModel: readonly GroundedPoint[],
  sure: readonly GroundedPoint[],
): GroundedPoint[] {
  const points = [...ofModel];
  const confirmed = new Set<number>();
  const missing: GroundedPoint[] = [];
  const certain = sure.filter(({ technique }) => accuses(technique));
  for (const own of certain) {
    const at = placeOf(own, points, confirmed);
    const known = points[at];
    if (known === undefined) missing.push(own);
    else {
      confirmed.add(at);
      points[at] = known.technique === own.technique ? united(known, own) : known;
    }
  }
  const told = points.flatMap(({ technique }, at) => (accuses(technique) ? [at] : []));
  const isWeightiestMissing = missing.length > 0 && missing[0] === certain[0];
  const least = confirmed.size === 0 ? missing.length : Number(isWeightiestMissing);
  const added = missing.slice(0, Math.max(least, MOST_SHOWN.accusing - told.length));
  const room = MOST_SHOWN.accusing - confirmed.size - added.length;
  const beyond = new Set(told.filter((at) => !confirmed.has(at)).slice(Math.max(0, room)));
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
