import { findNotices, type Reading } from "#detector/index.ts";
import { LOOK_ALIKES } from "#languages/index.ts";
import type { Notice } from "#report/index.ts";

/**
 * Adds to the notices found in a text those of words addressed to an AI that are written with
 * look-alikes of another script: the words are read again with their letters put right.
 */
export function withDisguised(text: string, found: readonly Notice[]): Notice[] {
  const mixed = found.filter(({ kind }) => kind === "mixed-script");
  if (mixed.length === 0) return [...found];
  const { Latin, Cyrillic } = LOOK_ALIKES;
  const disguised = [lookAlikes(Cyrillic, Latin), lookAlikes(Latin, Cyrillic)]
    .flatMap((letters) => findNotices(replaceIn(text, mixed, letters)))
    .filter((notice) => notice.kind === "addressed-to-ai" && !found.some((known) => isSame(known, notice)));
  return [...found, ...disguised].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function lookAlikes(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(Array.from(from, (letter, at) => [letter, to[at] ?? letter]));
}

/** The text with the letters of the mixed words replaced; its length stays, and with it all offsets. */
function replaceIn(text: string, mixed: readonly Notice[], letters: ReadonlyMap<string, string>): string {
  let replaced = "";
  let from = 0;
  for (const { start, end } of mixed) {
    const word = Array.from(text.slice(start, end), (letter) => letters.get(letter) ?? letter);
    replaced += text.slice(from, start) + word.join("");
    from = end;
  }
  return replaced + text.slice(from);
}

function isSame(a: Notice, b: Notice): boolean {
  return a.kind === b.kind && a.start < b.end && b.start < a.end;
}

/**
 * The notices that a reader is shown. Words addressed to an AI that somebody is quoted with are
 * reported, not spoken: an article about such attacks must not be taken for one. No model is
 * trusted with them all the same.
 */
export function shownNotices(notices: readonly Notice[], speech: Reading["speech"]): Notice[] {
  return notices.filter(
    ({ kind, start, end }) =>
      kind !== "addressed-to-ai" || !speech.some((span) => start >= span.start && end <= span.end),
  );
}
