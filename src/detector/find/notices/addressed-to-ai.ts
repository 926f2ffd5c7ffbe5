import type { AiCue } from "#languages/index.ts";
import type { Notice } from "#report/index.ts";
import type { AiCueHit } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";

/**
 * Cues that speak to a machine where they stand together in a sentence: a machine is addressed; what it was told, or
 * what it is to be, is spoken of; or its answer is dictated. No words are listed here: those are a language's.
 */
const TOGETHER: readonly (readonly AiCue[])[] = [
  ["address"],
  ["shape"],
  ["vocative", "second-person"],
  ["reader", "second-person"],
  ["reader", "must"],
  ["reader", "output"],
  ["override", "earlier", "instructions"],
  ["override", "instructions", "machine"],
  ["override", "hidden-words"],
  ["reveal", "hidden-words"],
  ["role", "persona"],
  ["role", "mode"],
  ["mode", "switched-on"],
  ["output", "dictated", "answer"],
  ["output", "dictated", "machine"],
  ["answer", "must", "output"],
  ["answer", "must", "dictated"],
  ["processing", "output"],
  ["processing", "must"],
  ["processing", "override"],
  ["tool", "held"],
  ["vocative", "held"],
];

/** Marks by which prompts and chat formats set one part off from the next. */
const MARKS_BEFORE = /[*#=~<>[\]{}!-][ \t"'`]*$/u;
const MARKS_AFTER = /^[ \t"'`]*(?:[*#=~<>\]{}!:]|-[-\s>])/u;

/** So many tokens at the most lie between the first cue and the last. */
const REACH = 26;
/** A part that is given is named soon after. */
const REACH_OF_ROLE = 9;

/** Finds words that speak to a machine rather than to a reader; linear in the number of cues. */
export function findAddressedToAi(split: Split, cues: readonly AiCueHit[]): Notice[] {
  const found: Notice[] = [];
  const seen = new Map<AiCue, AiCueHit>();
  let sentence = -1;
  for (const hit of cues) {
    if (hit.sentence !== sentence) seen.clear();
    sentence = hit.sentence;
    seen.set(hit.cue, hit);
    if (isHeading(split, hit)) found.push(noticeOf(split, [hit]));
    for (const needed of TOGETHER) {
      if (!needed.includes(hit.cue)) continue;
      const hits = needed.flatMap((cue) => seen.get(cue) ?? []);
      if (hits.length === needed.length && belong(hits)) found.push(noticeOf(split, hits));
    }
  }
  return found;
}

function belong(hits: readonly AiCueHit[]): boolean {
  const [first, last] = [hits[0], hits.at(-1)];
  if (first?.cue !== "role" || last === undefined) return lastOf(hits) - firstOf(hits) <= REACH;
  return last.first >= first.first && last.last - first.first <= REACH_OF_ROLE;
}

function firstOf(hits: readonly AiCueHit[]): number {
  return Math.min(...hits.map(({ first }) => first));
}

function lastOf(hits: readonly AiCueHit[]): number {
  return Math.max(...hits.map(({ last }) => last));
}

function noticeOf({ tokens }: Split, hits: readonly AiCueHit[]): Notice {
  return {
    kind: "addressed-to-ai",
    start: tokens.starts[firstOf(hits)] ?? 0,
    end: tokens.ends[lastOf(hits)] ?? 0,
  };
}

/** Headings stand for themselves where marks set them off; those that people write too, only where that is plain. */
function isHeading(split: Split, hit: AiCueHit): boolean {
  if (hit.cue !== "heading" && hit.cue !== "common-heading") return false;
  const { text, tokens } = split;
  const start = tokens.starts[hit.first] ?? 0;
  const end = tokens.ends[hit.last] ?? 0;
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(end, end + 4);
  if (!MARKS_AFTER.test(after)) return false;
  const isMarked = MARKS_BEFORE.test(before);
  if (hit.cue === "heading") return isMarked || opensLine(before);
  const words = text.slice(start, end);
  return words === words.toUpperCase() && (isMarked || (hit.last > hit.first && opensLine(before)));
}

/** Nothing but space stands before it in its line, or a sentence has just ended. */
function opensLine(before: string): boolean {
  return /(?:^|[\n.?:])[ \t]{0,7}$/u.test(before);
}
