import type { Technique } from "#report/index.ts";
import type { Candidate } from "../../src/detector/select/candidates.ts";

/** A candidate in a sentence of its own. */
export function words(technique: Technique, sentence: number, more: Partial<Candidate> = {}): Candidate {
  const core = { start: sentence * 20, end: sentence * 20 + 8 };
  return {
    technique,
    strength: "strong",
    voice: "author",
    sentence,
    core,
    phrase: core,
    shown: core,
    isWholeSentence: false,
    isOfOwnAffairs: false,
    force: 0,
    said: `words ${sentence}`,
    ...more,
  };
}
