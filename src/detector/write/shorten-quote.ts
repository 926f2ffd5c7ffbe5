import { abbreviations, type Frame, profiles, structures } from "#languages/index.ts";

/** A quote of more words is cut. */
const MOST_WORDS = 12;
/** The same for words that are no words of a language: letters a word. */
const MOST_LETTERS = 10;
/** A clause is not cut to fewer words. */
const FEWEST_WORDS = 5;

const NEVER_LAST: ReadonlySet<string> = new Set([
  ...Object.values(profiles).flatMap(({ stopWords }) => stopWords),
  ...Object.values(structures).flatMap(({ openEnds = [] }) => openEnds),
]);

/** Pauses at the ends of a quote belong to the sentence that it was taken from. */
const PAUSE = /^[\s,;:—–-]$/u;
const PAUSE_AFTER = /[,;:.!?)]["”»’“]?$/u;
const DASH = /^[—–-]$/u;

/** A quote as it stands in a sentence of ours: on one line, with inner marks, cut where it is long. */
export function shortenQuote(quote: string, frame: Frame, mostWords: number = MOST_WORDS): string {
  const words = onOneLine(trimmed(quote).split(/\s+/u));
  const isLong = words.length > mostWords;
  const kept = isLong ? words.slice(0, cutAt(words, mostWords)) : words;
  const shown = isLong ? withoutOpenBracket(trimmed(kept.join(" "))) : kept.join(" ");
  const fitting = withinLetters(shown, mostWords * MOST_LETTERS);
  const isCut = isLong || fitting.length < shown.length;
  return withInnerMarks(fitting, frame) + (isCut ? "…" : "");
}

const STRAY_PAUSE = /^(?:,|[.;!?]$)/u;

/** A comma or stop that a line's end, as around a link, has parted from its word goes back to it. */
function onOneLine(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && STRAY_PAUSE.test(word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

/** The whole words that fit; what is one long word is cut within. */
function withinLetters(shown: string, most: number): string {
  if (shown.length <= most) return shown;
  const end = shown.lastIndexOf(" ", most);
  if (end <= 0) return shown.slice(0, most).toWellFormed();
  const words = shown.slice(0, end).split(" ");
  while (words.length > FEWEST_WORDS && !endsPhrase(words.at(-1))) words.pop();
  return trimmed(words.join(" "));
}

/** Marks that enclose words by themselves; none of one kind stands within. */
const ENCLOSING = ['"“”„«»', "'‘’"];

/** Words that somebody is quoted with, without the marks of the text around them: ours take their place. */
export function withoutMarks(quote: string): string {
  const words = trimmed(quote);
  const within = words.slice(1, -1);
  const isEnclosed = ENCLOSING.some(
    (marks) =>
      words.length > 1 &&
      marks.includes(words.charAt(0)) &&
      marks.includes(words.charAt(words.length - 1)) &&
      !Array.from(within).some((mark) => marks.includes(mark)),
  );
  return isEnclosed ? within : words;
}

/** Quotes in the marks of the language, joined as a list of words is. */
export function listQuotes(quotes: readonly string[], { marks: [open, close], lastJoin }: Frame): string {
  return joinAnd(
    quotes.map((quote) => open + quote + close),
    lastJoin,
  );
}

/** a, b and c. */
export function joinAnd(items: readonly string[], lastJoin: string): string {
  if (items.length < 2) return items[0] ?? "";
  return items.slice(0, -1).join(", ") + lastJoin + items.at(-1);
}

/** Without pauses at its ends and without a full stop, which our own sentence has. */
export function trimmed(quote: string): string {
  let start = 0;
  let end = quote.length;
  while (start < end && PAUSE.test(quote.charAt(start))) start += 1;
  while (end > start && PAUSE.test(quote.charAt(end - 1))) end -= 1;
  const isStop = quote.charAt(end - 1) === "." && !quote.slice(0, end).endsWith("...");
  return quote.slice(start, isStop ? end - 1 : end);
}

const WAITING = Object.values(structures).flatMap(({ waiting }) => waiting ?? []);

function opensPhrase(word = ""): boolean {
  return NEVER_LAST.has(word.toLowerCase());
}

function endsPhrase(word = ""): boolean {
  if (opensPhrase(word) || DASH.test(word) || isAbbreviation(word)) return false;
  return !WAITING.some((ending) => ending.test(word));
}

const ABBREVIATIONS: ReadonlySet<string> = new Set(Object.values(abbreviations).flat());

/** "Sq." waits for its name; its stop is no pause. */
function isAbbreviation(word: string): boolean {
  return word.endsWith(".") && ABBREVIATIONS.has(word.slice(0, -1).toLowerCase());
}

/** A phrase that ends so few words later is kept whole. */
const WORDS_OVER = 2;

/** How many words to keep: up to a late pause, else to where a phrase begins, just before or just after, else to an early pause. */
function cutAt(words: readonly string[], mostWords: number): number {
  const least = Math.min(FEWEST_WORDS, mostWords - 1);
  const counts = Array.from({ length: mostWords - least }, (_, i) => mostWords - 1 - i);
  const late = counts.slice(0, Math.ceil(counts.length / 2));
  const isPause = (count: number) =>
    (PAUSE_AFTER.test(words[count - 1] ?? "") && !isAbbreviation(words[count - 1] ?? "")) ||
    DASH.test(words[count] ?? "");
  const canEnd = (count: number) => endsPhrase(words[count - 1]);
  const isBeforePhrase = (count: number) => opensPhrase(words[count]) && canEnd(count);
  const over = Array.from({ length: WORDS_OVER }, (_, i) => mostWords + i);
  return (
    late.find(isPause) ??
    late.find(isBeforePhrase) ??
    over.find((count) => count < words.length && isBeforePhrase(count)) ??
    counts.find(isPause) ??
    counts.find(isBeforePhrase) ??
    counts.find(canEnd) ??
    mostWords - 1
  );
}

const QUOTE_MARKS = /["“”„«»]/gu;
/** Marks that only open or only close, whatever stands beside them. */
const OPENING = "«„";
const CLOSING = "»”";

/** Marks within a quote become those that its own marks leave; one that the cut left open is closed, a lost one left out. */
function withInnerMarks(quote: string, { innerMarks: [open, close] }: Frame): string {
  let depth = 0;
  const marked = quote.replaceAll(QUOTE_MARKS, (mark, at: number) => {
    if (!opens(mark, quote.charAt(at - 1), depth > 0)) return depth > 0 ? (depth--, close) : "";
    depth++;
    return open;
  });
  return trimmed((marked + close.repeat(depth)).replaceAll(open + close, ""));
}

/** Whether a mark opens a quotation; a straight one, and “, does so before a word. */
function opens(mark: string, before: string, isOpen: boolean): boolean {
  if (OPENING.includes(mark)) return true;
  if (CLOSING.includes(mark)) return false;
  const isFirst = before === "" || /[\s([—–„«“"]/u.test(before);
  return mark === "“" ? !isOpen : isFirst;
}

/** Without a bracket at its end that the cut left open. */
function withoutOpenBracket(shown: string): string {
  const at = shown.lastIndexOf("(");
  const isOpen = at > 0 && !shown.includes(")", at);
  return isOpen ? trimmed(shown.slice(0, at)) : shown;
}
