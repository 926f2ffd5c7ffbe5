import { type MouseEvent, useLayoutEffect, useMemo, useReducer } from "react";
import type { FindingType, Report, Technique } from "#report/index.ts";
import { type WalkPoint, walkOf } from "./points.ts";
import { carryOut, isNarrow, isSheetOpen } from "./reveal.ts";
import { AT_FIRST, litOf, type Move, reduceWalk, shownOf, type WalkEvent, type WalkState } from "./state.ts";

/** What a reader can do to get about in a report. All of it stays the same from one rendering to the next. */
export interface Steps {
  /** Onwards by 1, or back by -1. */
  readonly by: (places: number) => void;
  /** To a point and its words. */
  readonly toPoint: (key: string) => void;
  /** Lights a point that a reader has reached by keyboard, and lets the text follow. */
  readonly reach: (point: string) => void;
  /** From quoted words to their mark. */
  readonly toMark: (event: MouseEvent, evidence: string) => void;
  /** From a mark to the quote that the reader came from, if it is one of these. Returns whether it was. */
  readonly back: (evidence: readonly string[]) => boolean;
  readonly toQuote: (evidence: string) => void;
  readonly close: () => void;
  readonly toggleKind: (kind: FindingType) => void;
  readonly toggleTechnique: (technique: Technique) => void;
  readonly showAll: () => void;
}

/** The walk through a report as it stands. */
export interface Walk extends Pick<WalkState, "isOpen" | "choice"> {
  readonly all: readonly WalkPoint[];
  /** Those that the reader's choice lets be seen. */
  readonly shown: readonly WalkPoint[];
  readonly lit: WalkPoint | undefined;
  readonly steps: Steps;
}

/** Key of the point of a piece of evidence; a notice has none. */
function pointOf(key: string): string | undefined {
  return key.startsWith("notice") ? undefined : key.split("-", 2).join("-");
}

function stepsOf(tell: (event: WalkEvent) => void): Steps {
  let origin: string | undefined;
  let opener: Element | null = null;
  const remember = () => {
    if (!isSheetOpen()) opener = document.activeElement;
  };
  const go = (to: Move["to"], key: string) => {
    remember();
    tell({ type: "went", move: { to, key }, point: pointOf(key) });
  };
  return {
    by(places) {
      remember();
      tell({ type: "stepped", by: places, opensFirst: isNarrow() });
    },
    toPoint: (key) => go("point", key),
    reach: (point) => tell({ type: "reached", point }),
    toMark(event, evidence) {
      event.preventDefault();
      origin = evidence;
      go("mark", evidence);
    },
    back(evidence) {
      const from = evidence.find((each) => each === origin);
      origin = undefined;
      if (from) go("quote", from);
      return from !== undefined;
    },
    toQuote: (evidence) => go("quote", evidence),
    close() {
      tell({ type: "closed" });
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      // Once the point is back in its box.
      requestAnimationFrame(() => opener?.scrollIntoView({ block: "nearest" }));
    },
    toggleKind: (kind) => tell({ type: "kind-toggled", kind }),
    toggleTechnique: (technique) => tell({ type: "technique-toggled", technique }),
    showAll: () => tell({ type: "all-wanted" }),
  };
}

/** The walk through one report, point by point. */
export function useWalk(report: Report): Walk {
  const all = useMemo(() => walkOf(report), [report]);
  const [{ lit, isOpen, choice, move }, tell] = useReducer(
    (state: WalkState, event: WalkEvent) => reduceWalk(state, event, all),
    AT_FIRST,
  );
  const shown = useMemo(() => shownOf(all, choice), [all, choice]);
  const steps = useMemo(() => stepsOf(tell), []);
  useLayoutEffect(() => {
    if (move) carryOut(move);
  }, [move]);
  return { all, shown, lit: litOf(shown, lit), isOpen, choice, steps };
}
