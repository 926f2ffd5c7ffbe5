import { useEffect } from "react";
import type { Steps } from "./use-walk.ts";

/** How far, in pixels, and how much more sideways than up or down a finger moves that means the next point. */
const SWIPE = 56;
const SLANT = 2;

/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = "input, textarea, select, dialog, [contenteditable]";

/** Which way a key leads, if any. */
export function stepOfKey(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): -1 | 0 | 1 {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.key === "ArrowRight") return 1;
  return event.key === "ArrowLeft" ? -1 : 0;
}

/** Which way a finger leads that has moved so many pixels: to the left is onwards. */
export function stepOfSwipe(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < SLANT * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}

function listenToKeys(steps: Steps, isOpen: boolean): () => void {
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    const isElsewhere =
      !(target instanceof Element) ||
      target.matches(OWN_ARROWS) ||
      !(target === document.body || target.closest("#report"));
    if (isElsewhere || target.closest("dialog")) return;
    if (event.key === "Escape" && isOpen) steps.close();
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    steps.by(by);
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

function listenToFingers(element: HTMLElement, steps: Steps): () => void {
  let begin: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    begin = touches.length === 1 ? touches[0] : undefined;
  };
  const end = ({ changedTouches, target }: TouchEvent) => {
    const [last] = changedTouches;
    // What scrolls sideways itself keeps its swipes, and so does a selection of words.
    const isTaken = target instanceof Element && target.closest(".chips") !== null;
    if (!begin || !last || isTaken || getSelection()?.isCollapsed === false) return;
    const by = stepOfSwipe(last.clientX - begin.clientX, last.clientY - begin.clientY);
    if (by !== 0) steps.by(by);
  };
  element.addEventListener("touchstart", start, { passive: true });
  element.addEventListener("touchend", end, { passive: true });
  return () => {
    element.removeEventListener("touchstart", start);
    element.removeEventListener("touchend", end);
  };
}

/** Walks by arrow key and by swipe; Escape closes a point that is open. */
export function useStepsByHand(
  report: React.RefObject<HTMLElement | null>,
  steps: Steps,
  isOpen: boolean,
): void {
  useEffect(() => listenToKeys(steps, isOpen), [steps, isOpen]);
  useEffect(() => (report.current ? listenToFingers(report.current, steps) : undefined), [report, steps]);
}
