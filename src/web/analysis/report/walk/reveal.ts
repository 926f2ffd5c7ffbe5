import type { Move } from "./state.ts";

/** Below this width the text has no room beside the points. The same number stands in the styles. */
const NARROW = "(width < 60rem)";
/** Space, in pixels, that is left above and below what is shown. */
const ROOM = 56;

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}

/** Whether the point that is lit stands under its passage. */
export function isSheetOpen(): boolean {
  return isNarrow() && find(".point[data-open]") !== null;
}

function behaviour(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#report ${selector}`);
}

/**
 * Scrolls the box in which the text stands, so that a mark is in the upper half of what is seen of it. Returns how far
 * it will scroll.
 */
function scrollBox(mark: HTMLElement): number {
  const box = mark.closest<HTMLElement>(".marked-words");
  if (!box) return 0;
  const { top, bottom } = box.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const wanted = mark.getBoundingClientRect().top - (from < to ? from + (to - from) * 0.35 : top + ROOM / 2);
  const most = box.scrollHeight - box.clientHeight;
  const by = Math.max(-box.scrollTop, Math.min(wanted, most - box.scrollTop));
  if (by !== 0) box.scrollBy({ top: by, behavior: behaviour() });
  return by;
}

/** Where on the screen the sheet begins that hides what is below it, in pixels from above. */
function sheetTop(): number {
  const sheet = isNarrow() ? find(".point[data-open]") : null;
  return sheet ? sheet.getBoundingClientRect().top : innerHeight;
}

/** Brings a mark into sight: in its box, and on the page where it would lie outside the screen or under the sheet. */
function showMark(mark: HTMLElement): void {
  // Before the box scrolls: with reduced motion it has scrolled when the next line runs, else it is about to.
  const { top, bottom } = mark.getBoundingClientRect();
  const by = scrollBox(mark);
  const end = sheetTop() - ROOM / 2;
  if (top - by >= ROOM && bottom - by <= end) return;
  scrollBy({ top: top - by - Math.max(ROOM, end * 0.55), behavior: behaviour() });
}

/** Brings a mark into sight beside its point: in its box, and on the page where the box reaches below the screen. */
function showBeside(mark: HTMLElement): void {
  const { bottom } = mark.getBoundingClientRect();
  const below = bottom - scrollBox(mark) + ROOM / 2 - innerHeight;
  if (below > 0) scrollBy({ top: below, behavior: behaviour() });
}

/** Leads a reader where a move says, by the eye and, for a mark or a quote, by the keyboard's focus. */
export function carryOut({ to, key }: Move): void {
  const point = key.split("-", 2).join("-");
  const mark = find(to === "mark" ? `[data-marks~="${key}"]` : `[data-begins~="${point}"]`);
  const quote = to === "quote" ? find(`[data-quote="${key}"]`) : null;
  const item = find(`.point[data-point="${point}"]`);
  (to === "mark" ? mark : quote)?.focus({ preventScroll: true });
  // A point that is a sheet is in sight; a notice never is one.
  if (to === "point" || to === "quote") showItem(isNarrow() && item ? null : (item ?? quote));
  if (!mark) return;
  if (to === "passage") scrollBox(mark);
  else if (to === "point" && !isNarrow()) showBeside(mark);
  else if (to === "mark" || isNarrow()) showMark(mark);
}

function showItem(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest", behavior: behaviour() });
}
