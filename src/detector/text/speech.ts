import type { Span } from "#report/index.ts";
import type { Quotation } from "./quotations.ts";
import { type Line, linesOf, type Sentence } from "./sentences.ts";
import { BREAK, COLON, isDash, isWordLike, markAt, spanOf, type Tokens } from "./tokens.ts";

/** Quotations of up to so many words are names or scare quotes, unless somebody is said to speak. */
const SCARE_QUOTE_WORDS = 3;
/** How far from a short quotation, in tokens, a verb of speech makes it speech. */
const NEAR_TOKENS = 7;

/**
 * Finds quoted speech: in quotation marks and in dialogue lines that begin with a dash. One to three
 * words in marks without a verb of speech near them are the author's own (a name, a scare quote).
 * @param quotations of the text, as `findQuotations` finds them.
 * @param speechVerbs tokens that are verbs of speech, ascending.
 */
export function findSpeech(
  tokens: Tokens,
  sentences: readonly Sentence[],
  quotations: readonly Quotation[],
  speechVerbs: readonly number[],
): Span[] {
  const verbs = new Set(speechVerbs);
  const speech: Span[] = [];
  for (const quotation of quotations) {
    if (isSpeech(tokens, quotation, verbs)) speech.push(insideOf(tokens, quotation));
  }
  for (const line of dialogueLines(tokens, sentences, verbs)) speech.push(...line);
  return disjoint(speech);
}

function isSpeech(tokens: Tokens, { open, close }: Quotation, verbs: ReadonlySet<number>): boolean {
  let words = 0;
  for (let index = open + 1; index < close && words <= SCARE_QUOTE_WORDS; index++) {
    if (isWordLike(tokens, index)) words++;
  }
  if (words > SCARE_QUOTE_WORDS) return true;
  if (words === 0) return false;
  const last = markAt(tokens, close - 1);
  if (last === 0x21 || last === 0x3f || last === 0x2c) return true;
  // «Так», — кинув він.  Він кинув: «Так».
  if (markAt(tokens, open - 1) === COLON || (markAt(tokens, close + 1) === 0x2c && isDash(tokens, close + 2)))
    return true;
  return hasVerb(tokens, open, -1, verbs) || hasVerb(tokens, close, 1, verbs);
}

/** Whether a verb of speech stands near `from`, on one side, in the same sentence. */
function hasVerb(tokens: Tokens, from: number, direction: 1 | -1, verbs: ReadonlySet<number>): boolean {
  for (let away = 1; away <= NEAR_TOKENS; away++) {
    const index = from + direction * away;
    if (verbs.has(index)) return true;
    if (tokens.kinds[index] === BREAK || markAt(tokens, index) === 0x2e) return false;
  }
  return false;
}

function insideOf(tokens: Tokens, { open, close }: Quotation): Span {
  const end = close < tokens.count ? (tokens.starts[close] ?? 0) : tokens.text.length;
  return { start: tokens.ends[open] ?? 0, end: tokens.kinds[close] === BREAK ? lineEnd(tokens, close) : end };
}

function lineEnd(tokens: Tokens, lineBreak: number): number {
  return tokens.ends[lineBreak - 1] ?? 0;
}

/**
 * Speech in lines such as "— Come here, — he said. — Now." A line that merely begins with a dash may be
 * an item of a list: one line of the run must name a speaker in this way, or the line above it: "Anna Finch said:".
 */
function dialogueLines(tokens: Tokens, sentences: readonly Sentence[], verbs: ReadonlySet<number>): Span[][] {
  const found: Span[][] = [];
  let run: Span[][] = [];
  let namesSpeaker = false;
  let above: Line | undefined;
  const endRun = () => {
    if (namesSpeaker) found.push(...run);
    run = [];
    namesSpeaker = false;
  };
  for (const line of linesOf(sentences)) {
    if (!isDash(tokens, line.first)) {
      endRun();
      above = line;
      continue;
    }
    namesSpeaker ||= run.length === 0 && above !== undefined && leadsToSpeech(tokens, above, verbs);
    const { parts, isAttributed } = partsOfDialogue(tokens, line.first, line.end, verbs);
    run.push(parts);
    namesSpeaker ||= isAttributed;
  }
  endRun();
  return found;
}

/** Whether a line ends with a verb of speech and a colon: somebody's words stand below it. */
function leadsToSpeech(tokens: Tokens, { end }: Line, verbs: ReadonlySet<number>): boolean {
  return markAt(tokens, end - 1) === COLON && hasVerb(tokens, end - 1, -1, verbs);
}

/** Cuts a dialogue line at ", —" and ". —" into speech and the author's words about it. */
function partsOfDialogue(tokens: Tokens, first: number, end: number, verbs: ReadonlySet<number>) {
  const parts: Span[] = [];
  let isSpoken = true;
  let from = first + 1;
  let isAttributed = false;
  const close = (to: number) => {
    if (isSpoken && to > from) parts.push(spanOf(tokens, from, to));
    from = to + 1;
  };
  for (let index = first + 2; index < end - 1; index++) {
    if (!isDash(tokens, index) || !isPause(markAt(tokens, index - 1))) continue;
    const leadsToVerb = [1, 2, 3].some((away) => verbs.has(index + away));
    if (isSpoken && !leadsToVerb) continue;
    close(index);
    isAttributed ||= leadsToVerb;
    isSpoken = !isSpoken;
  }
  close(end);
  return { parts, isAttributed };
}

function isPause(mark: number): boolean {
  return mark === 0x2c || mark === 0x2e || mark === 0x21 || mark === 0x3f || mark === 0x2026;
}

/** Sorted, and what overlaps made one. */
function disjoint(speech: Span[]): Span[] {
  const sorted = speech.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const kept: Span[] = [];
  for (const next of sorted) {
    const last = kept.at(-1);
    if (last === undefined || next.start >= last.end) kept.push(next);
    else if (next.end > last.end) kept[kept.length - 1] = { start: last.start, end: next.end };
  }
  return kept;
}
