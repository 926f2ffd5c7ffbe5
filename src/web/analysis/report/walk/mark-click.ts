import { type MouseEvent, useCallback } from "react";
import type { MarkedSpan } from "../segments.ts";
import type { Overlap } from "./overlap-list.tsx";
import type { WalkPoint } from "./points.ts";
import type { Steps } from "./use-walk.ts";

/** The points that have words among the spans, each once with its first evidence there, in the order of the walk. */
export function meetingIn(spans: readonly MarkedSpan[], all: readonly WalkPoint[]): Overlap["points"] {
  return all.flatMap((point) => {
    const evidence = spans.find((span) => span.point === point.key)?.key;
    return evidence === undefined ? [] : [{ point, evidence }];
  });
}

/**
 * What a click on a mark does: it leads back to the quote that the reader came from, or to the mark's point, or asks
 * which of several points is meant.
 */
export function useMarkClick(
  all: readonly WalkPoint[],
  steps: Steps,
  ask: (overlap: Overlap) => void,
): (event: MouseEvent<HTMLElement>, spans: readonly MarkedSpan[]) => void {
  return useCallback(
    (event, spans) => {
      event.preventDefault();
      const mark = event.currentTarget;
      if (steps.back(spans.map(({ key }) => key).toReversed())) return;
      const points = meetingIn(spans, all);
      const evidence = points[0]?.evidence ?? spans[0]?.key;
      if (points.length > 1) ask({ mark, points });
      else if (evidence) steps.toQuote(evidence);
    },
    [all, steps, ask],
  );
}
