import type { PracticeTechnique } from "../texts/techniques.ts";

export const DAY_MS = 86_400_000;

/** After how many days practice comes back; the last holds from then on. */
const DAYS_UNTIL = [1, 7, 30] as const;

/** A text that was practised on, at a moment in milliseconds since 1970, and what it left to learn. */
export interface Practised {
  readonly slug: string;
  readonly at: number;
  /** Marked by us alone. */
  readonly missed: readonly PracticeTechnique[];
  /** Taken for what it only looks like. */
  readonly mistaken: readonly PracticeTechnique[];
}

/** What a text shows, as far as choosing one needs it. */
export interface Showing {
  readonly slug: string;
  /** Of our annotations. */
  readonly shows: readonly PracticeTechnique[];
  /** What its innocent twins look like. */
  readonly resembles: readonly PracticeTechnique[];
}

/** The text to practise on next. */
export interface Next {
  readonly slug: string;
  /** From when on it is offered, in milliseconds since 1970. */
  readonly at: number;
  readonly isDue: boolean;
  /** What of it was missed or mistaken before. */
  readonly again: readonly PracticeTechnique[];
}

/**
 * When practice comes back: a day after the first text, then a week, then a month after each text that was
 * practised on when it was due. Texts in between do not put it off. Undefined before the first.
 */
export function dueAt(practised: readonly Practised[]): number | undefined {
  let due: number | undefined;
  let step = 0;
  for (const { at } of practised.toSorted((a, b) => a.at - b.at)) {
    if (due !== undefined && at < due) continue;
    due = at + (DAYS_UNTIL[step] ?? DAYS_UNTIL[2]) * DAY_MS;
    step += 1;
  }
  return due;
}

interface Open {
  readonly missed: ReadonlySet<PracticeTechnique>;
  readonly mistaken: ReadonlySet<PracticeTechnique>;
}

/** What was missed or mistaken in a text and not met rightly in a later one. */
function openLessons(practised: readonly Practised[], texts: readonly Showing[]): Open {
  const missed = new Set<PracticeTechnique>();
  const mistaken = new Set<PracticeTechnique>();
  for (const each of practised.toSorted((a, b) => a.at - b.at)) {
    const text = texts.find(({ slug }) => slug === each.slug);
    for (const technique of text?.shows ?? []) missed.delete(technique);
    for (const technique of text?.resembles ?? []) mistaken.delete(technique);
    for (const technique of each.missed) missed.add(technique);
    for (const technique of each.mistaken) mistaken.add(technique);
  }
  return { missed, mistaken };
}

function lessonsIn({ shows, resembles }: Showing, { missed, mistaken }: Open): PracticeTechnique[] {
  const again = [...shows.filter((id) => missed.has(id)), ...resembles.filter((id) => mistaken.has(id))];
  return [...new Set(again)];
}

/**
 * The text that practice should go on with: one not seen before rather than one seen long ago, among those the one
 * that shows most of what was missed or mistaken, among those the first of the list.
 * @param now in milliseconds since 1970.
 * Undefined before the first text, and where there are no texts.
 */
export function nextText(
  practised: readonly Practised[],
  texts: readonly Showing[],
  now: number,
): Next | undefined {
  const at = dueAt(practised);
  if (at === undefined) return undefined;
  const open = openLessons(practised, texts);
  const lastSeen = (slug: string) =>
    Math.max(-1, ...practised.filter((each) => each.slug === slug).map((each) => each.at));
  const [best] = texts
    .map((text) => ({ slug: text.slug, again: lessonsIn(text, open), seen: lastSeen(text.slug) }))
    .toSorted(
      (a, b) =>
        Number(a.seen > -1) - Number(b.seen > -1) || b.again.length - a.again.length || a.seen - b.seen,
    );
  return best && { slug: best.slug, again: best.again, at, isDue: now >= at };
}

/** So many are remembered; older ones change nothing any more. */
const MOST_PRACTISED = 100;

/** Adds a text that was practised on. Once more within a day is the same sitting. */
export function withPractised(practised: readonly Practised[], one: Practised): Practised[] {
  const earlier = practised.filter(({ slug, at }) => slug !== one.slug || one.at - at >= DAY_MS);
  return [...earlier, one].slice(-MOST_PRACTISED);
}
