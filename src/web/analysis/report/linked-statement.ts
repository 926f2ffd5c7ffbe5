import type { QuotedWords } from "#export/index.ts";

/** A run of a statement's words; `quote` where they are words of the text that can be shown in their place. */
export interface StatementPart {
  readonly at: number;
  readonly words: string;
  readonly quote: QuotedWords | undefined;
}

/**
 * Finds the quotes of a point in its statement, which often names them itself: such a quote is read where it
 * stands and need not be listed once more. Each is linked once; what is shortened or unknown stays plain words.
 */
export function linkQuotes(
  statement: string,
  quotes: readonly QuotedWords[],
  [open, close]: readonly [open: string, close: string],
): StatementPart[] {
  const parts: StatementPart[] = [];
  const free = new Set(quotes);
  let plainFrom = 0;
  for (let at = statement.indexOf(open); at >= 0; at = statement.indexOf(open, at + 1)) {
    const end = statement.indexOf(close, at);
    const inner = onOneLine(statement.slice(at + open.length, end));
    const quote = end < 0 ? undefined : findQuote(inner, free);
    if (quote === undefined) continue;
    free.delete(quote);
    if (at > plainFrom)
      parts.push({ at: plainFrom, words: statement.slice(plainFrom, at), quote: undefined });
    plainFrom = end + close.length;
    parts.push({ at, words: statement.slice(at, plainFrom), quote });
  }
  if (plainFrom < statement.length)
    parts.push({ at: plainFrom, words: statement.slice(plainFrom), quote: undefined });
  return parts;
}

/** The quote that the words are, or else the first that they are a part of. */
function findQuote(words: string, quotes: ReadonlySet<QuotedWords>): QuotedWords | undefined {
  const all = [...quotes].map((quoted) => ({ quoted, whole: onOneLine(quoted.quote) }));
  const same = all.find(({ whole }) => whole === words);
  const part = words.replace(/…$/u, "");
  return (same ?? (part === "" ? undefined : all.find(({ whole }) => whole.includes(part))))?.quoted;
}

function onOneLine(words: string): string {
  return words.replace(/\s+/gu, " ").trim();
}
