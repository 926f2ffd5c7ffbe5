import type { FindingType, Technique } from "#report/index.ts";
import { type Choice, EVERYTHING, isChosen, toggled, type WalkPoint } from "./points.ts";

/** Where a reader is led: to a point and its words, to the words alone, to one mark, or to one quote. */
export interface Move {
  readonly to: "point" | "passage" | "mark" | "quote";
  /** Of the point, or of the piece of evidence. */
  readonly key: string;
}

/** Where a reader is in the walk through a report. */
export interface WalkState {
  /** Key of the point that is lit; where none of those that can be seen has that key, the first is. */
  readonly lit: string | undefined;
  /** Whether it stands under its passage, on a screen without room beside the text. */
  readonly isOpen: boolean;
  readonly choice: Choice;
  readonly move: Move | undefined;
}

export type WalkEvent =
  | { readonly type: "went"; readonly move: Move; readonly point: string | undefined }
  /** `opensFirst` on a narrow screen: there the first step opens the point that is lit already. */
  | { readonly type: "stepped"; readonly by: number; readonly opensFirst: boolean }
  /** A point was reached by keyboard. */
  | { readonly type: "reached"; readonly point: string }
  | { readonly type: "closed" | "all-wanted" }
  | { readonly type: "kind-toggled"; readonly kind: FindingType }
  | { readonly type: "technique-toggled"; readonly technique: Technique };

export const AT_FIRST: WalkState = { lit: undefined, isOpen: false, choice: EVERYTHING, move: undefined };

/** The points that can be seen. */
export function shownOf(all: readonly WalkPoint[], choice: Choice): WalkPoint[] {
  return all.filter((point) => isChosen(choice, point));
}

/** The point that is lit: the reader's, or else the first of those that can be seen. */
export function litOf(shown: readonly WalkPoint[], lit: string | undefined): WalkPoint | undefined {
  return shown.find(({ key }) => key === lit) ?? shown[0];
}

/** After the last point comes the first. */
function step(state: WalkState, all: readonly WalkPoint[], by: number): WalkState {
  const shown = shownOf(all, state.choice);
  const from = litOf(shown, state.lit);
  const place = from ? shown.indexOf(from) : 0;
  const next = shown[(place + by + shown.length) % shown.length];
  return next ? { ...state, lit: next.key, isOpen: true, move: { to: "point", key: next.key } } : state;
}

function reach(state: WalkState, all: readonly WalkPoint[], point: string): WalkState {
  if (litOf(shownOf(all, state.choice), state.lit)?.key === point) return state;
  return { ...state, lit: point, move: { to: "passage", key: point } };
}

/** Where the point that was lit is left out, another is, and the text goes to its words. */
function choose(state: WalkState, all: readonly WalkPoint[], choice: Choice): WalkState {
  const before = litOf(shownOf(all, state.choice), state.lit);
  const after = litOf(shownOf(all, choice), state.lit);
  if (!after || after === before) return { ...state, choice };
  return { ...state, choice, lit: after.key, move: { to: "passage", key: after.key } };
}

/** The state after a reader has done something in the report that has these points. */
export function reduceWalk(state: WalkState, event: WalkEvent, all: readonly WalkPoint[]): WalkState {
  const { choice } = state;
  switch (event.type) {
    case "went": {
      const { point, move } = event;
      return { ...state, lit: point ?? state.lit, isOpen: state.isOpen || point !== undefined, move };
    }
    case "stepped":
      return step(state, all, event.opensFirst && !state.isOpen ? 0 : event.by);
    case "reached":
      return reach(state, all, event.point);
    case "kind-toggled":
      return choose(state, all, { ...choice, kinds: toggled(choice.kinds, event.kind) });
    case "technique-toggled":
      return choose(state, all, { ...choice, techniques: toggled(choice.techniques, event.technique) });
    case "all-wanted":
      return choose(state, all, EVERYTHING);
    default:
      return { ...state, isOpen: false, move: undefined };
  }
}
