import { classOf, LOWER, NEWLINE, SPACE, unitsOf } from "../characters.ts";

/** Lines of mails and old pages are at most so long, in UTF-16 units; where shorter ones are the longest, each is a line of its own. */
const WIDTH = { least: 50, most: 100 } as const;
/** So many lines are broken where a word no longer fits, and so large a part of those that another one follows. */
const BROKEN = { fewest: 3, part: 0.75 } as const;
/** Of lines that end where they do by a reader's eye, each is so long a part of the longest. */
const RAGGED = 0.75;
/** So large a part of broken lines goes on with a small letter: lines of verse begin with capitals. */
const GOING_ON = 0.4;

/** With one of these an item of a list ends. */
const STOPS = unitsOf(".!?;:");

/** A line with another right below. */
interface Line {
  readonly length: number;
  /** Where its break stands. */
  readonly breakAt: number;
  /** Where the next line begins. */
  readonly next: number;
}

const NOTHING: ReadonlySet<number> = new Set();

/**
 * Where a text that is broken into lines of one width goes on in the next line: the offsets of the breaks, in UTF-16
 * units. A line was broken there if the first word of the next one would have made it too long, or if it is long and its sentence goes on. Linear in the length.
 */
export function wrappedBreaks(text: string): ReadonlySet<number> {
  const lines = linesWithNext(text);
  if (lines.length < BROKEN.fewest) return NOTHING;
  const width = lines.reduce((longest, { length }) => Math.max(longest, length), 0);
  if (width < WIDTH.least || width > WIDTH.most) return NOTHING;
  const goesOn = ({ next }: Line) => classOf(text.charCodeAt(next)) === LOWER;
  const broken = lines.filter(
    (line) =>
      line.length + 1 + firstWordLength(text, line.next) > width ||
      (line.length >= width * RAGGED && goesOn(line) && !STOPS.has(text.charCodeAt(line.breakAt - 1))),
  );
  const goingOn = broken.filter(goesOn);
  const isWrapped =
    broken.length >= Math.max(BROKEN.fewest, lines.length * BROKEN.part) &&
    goingOn.length >= broken.length * GOING_ON;
  // A carriage return stands before the line feed.
  return isWrapped ? new Set(broken.flatMap(({ breakAt, next }) => [breakAt, next - 1])) : NOTHING;
}

function linesWithNext(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", start)) {
    const breakAt = text[at - 1] === "\r" ? at - 1 : at;
    const next = at + 1;
    const isBlank = classOf(text.charCodeAt(next)) === NEWLINE || next === text.length;
    if (breakAt > start && !isBlank) lines.push({ length: breakAt - start, breakAt, next });
    // No text of long lines is wrapped.
    if (breakAt - start > WIDTH.most) return [];
    start = next;
  }
  return lines;
}

/** The length of what stands before the next space; of a word beyond the width no more is asked. */
function firstWordLength(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start <= WIDTH.most) {
    const kind = classOf(text.charCodeAt(end));
    if (kind === SPACE || kind === NEWLINE) break;
    end++;
  }
  return end - start;
}
