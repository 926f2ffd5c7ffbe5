import type { Observation, Technique, Voice } from "#report/index.ts";
import { evidenceKey } from "./segments.ts";

/** The same words of one voice, with the key of each place in the text where they stand. */
export interface QuotedWords {
  readonly quote: string;
  readonly voice: Voice;
  /** Those of the words that weighed most, where that is known. */
  readonly salient: readonly string[];
  readonly keys: readonly string[];
}

/** What an observation quotes for one technique. */
export interface EvidenceGroup {
  readonly technique: Technique;
  readonly quotes: readonly QuotedWords[];
}

/**
 * The evidence of an observation by technique, each once, so that words which return are read once
 * and not as often as they return. `index` is the observation's place in the report.
 */
export function groupEvidence(observation: Observation, index: number): EvidenceGroup[] {
  const groups = new Map<Technique, Map<string, QuotedWords>>();
  for (const [i, { technique, quote, voice, salient = [] }] of observation.evidence.entries()) {
    const quotes = groups.get(technique) ?? new Map<string, QuotedWords>();
    const key = evidenceKey(index, i);
    const words = `${voice} ${quote}`;
    const before = quotes.get(words);
    quotes.set(words, { quote, voice, salient, keys: before ? [...before.keys, key] : [key] });
    groups.set(technique, quotes);
  }
  return [...groups].map(([technique, quotes]) => ({ technique, quotes: [...quotes.values()] }));
}
