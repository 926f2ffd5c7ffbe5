import { kindWords } from "#languages/index.ts";
import { type Span as Speech, TEXT_LANGUAGES } from "#report/index.ts";
import type { Matches } from "../../../patterns/match.ts";
import { firstAtLeast } from "../../../text/search.ts";
import { linesOf } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { findDirectSpeech } from "./direct-speech.ts";
import { findIndirectSpeech } from "./indirect-speech.ts";
import { findInsetLines } from "./inset-lines.ts";
import { findLabelledHeadline, findLabelledSpeech } from "./labelled-speech.ts";
import { Names } from "./names.ts";
import { findSignedSpeech } from "./signed-speech.ts";
import { isSpeaker, type Spoken } from "./spoken.ts";

/** What was found in a text, as long as its matches are held: it is asked for more than once. */
const FOUND = new WeakMap<Matches, readonly Spoken[]>();

/** All that others say in a text, by where it begins. What is told may hold quoted words, which then come after it. */
export function speakersOf(split: Split, matches: Matches): readonly Spoken[] {
  const spoken = FOUND.get(matches) ?? findSpeakers(split, matches);
  FOUND.set(matches, spoken);
  return spoken;
}

function findSpeakers(split: Split, matches: Matches): readonly Spoken[] {
  const names = new Names(split, matches);
  const lines = linesOf(split.sentences);
  const said = [
    ...findLabelledSpeech(split, lines),
    ...findSignedSpeech(split, matches, lines),
    ...findInsetLines(split),
    ...findDirectSpeech(split, matches, names),
    ...findIndirectSpeech(split, matches, names),
  ];
  const spoken = [...said, ...findLabelledHeadline(split, lines, said)];
  return withoutTopics(split, spoken)
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** "Mill Pond: ‘a time bomb’": what stands before the colon of a headline is its subject, unless it speaks below as well. */
function withoutTopics({ text, sentences }: Split, spoken: readonly Spoken[]): Spoken[] {
  const below = text.indexOf("\n");
  const isTitled = kindWords[sentences[0]?.language ?? TEXT_LANGUAGES[0]].headline.isInCapitals === true;
  if (below === -1 || !isTitled) return [...spoken];
  const saidBelow = spoken.filter(({ start }) => start > below);
  return spoken.map((said) => {
    const { speaker, start, end, manner } = said;
    if (speaker === undefined || start > below || !text.slice(0, below).includes(`${speaker}:`)) return said;
    return isSpeaker(speaker.split(" ").at(-1) ?? "", saidBelow) ? said : { start, end, manner };
  });
}

/** The same as quoted speech: sorted, and what overlaps made one, so that `voiceOf` can be asked. */
export function asSpeech(spoken: readonly Spoken[]): Speech[] {
  const merged: Speech[] = [];
  for (const { start, end } of spoken) {
    const last = merged.at(-1);
    if (last === undefined || start >= last.end) merged.push({ start, end });
    else if (end > last.end) merged[merged.length - 1] = { start: last.start, end };
  }
  return merged;
}

/** Speech within speech is no deeper than this: further back no span needs to be looked at. */
const DEEPEST = 32;

/** Whether the text tells that somebody says the words from `start` to `end`, by name or not. */
export function isAttributedAt(spoken: readonly Spoken[], start: number, end: number): boolean {
  const behind = firstAtLeast(spoken, end, (span) => span.start);
  return spoken
    .slice(Math.max(0, behind - DEEPEST), behind)
    .some((span) => span.end > start && span.isAttributed === true);
}

/** Who says the words from `start` to `end`: the innermost speech around them that names somebody. */
export function speakerAt(spoken: readonly Spoken[], start: number, end: number): string | undefined {
  const behind = firstAtLeast(spoken, end, (span) => span.start);
  const near = spoken.slice(Math.max(0, behind - DEEPEST), behind);
  return near.findLast((span) => span.end > start && span.speaker !== undefined)?.speaker;
}
