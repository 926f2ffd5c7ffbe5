import type { Evidence, Observation, Technique, Voice } from "#report/index.ts";

/** The same words of one voice, with each place in the observation's evidence where they stand. */
export interface QuotedWords {
  readonly quote: string;
  readonly voice: Voice;
  /** Those of the words that weighed most, where that is known. */
  readonly salient: readonly string[];
  /** Indices into the observation's evidence. */
  readonly places: readonly number[];
}

/** What an observation quotes for one technique. */
export interface EvidenceGroup {
  readonly technique: Technique;
  readonly quotes: readonly QuotedWords[];
}

/**
 * The evidence of an observation by technique, each once, so that words which return are read once
 * and not as often as they return.
 */
export function groupEvidence({ evidence }: Observation): EvidenceGroup[] {
  const groups = new Map<Technique, Map<string, QuotedWords>>();
  for (const [place, each] of evidence.entries()) {
    const quotes = groups.get(each.technique) ?? new Map<string, QuotedWords>();
    const key = `${each.voice} ${each.quote}`;
    quotes.set(key, withPlace(each, quotes.get(key)?.places ?? [], place));
    groups.set(each.technique, quotes);
  }
  return [...groups].map(([technique, quotes]) => ({ technique, quotes: [...quotes.values()] }));
}

function withPlace({ quote, voice, salient = [] }: Evidence, before: readonly number[], place: number) {
  return { quote, voice, salient, places: [...before, place] };
}
