import type { Evidence, Point, Voice } from "#report/index.ts";

/** The same words of one voice, with each place in the point's evidence where they stand. */
export interface QuotedWords {
  readonly quote: string;
  readonly voice: Voice;
  readonly speaker: string | undefined;
  /** Indices into the point's evidence. */
  readonly places: readonly number[];
}

/** What a point quotes: words that return are read once, and not as often as they return. */
export function quotesOf({ evidence }: Pick<Point, "evidence">): QuotedWords[] {
  const quotes = new Map<string, QuotedWords>();
  for (const [place, each] of evidence.entries()) {
    const key = JSON.stringify([each.voice, each.speaker, each.quote]);
    quotes.set(key, withPlace(each, quotes.get(key)?.places ?? [], place));
  }
  return [...quotes.values()];
}

function withPlace({ quote, voice, speaker }: Evidence, before: readonly number[], place: number) {
  return { quote, voice, speaker, places: [...before, place] };
}
