import type { Finding, Matches } from "../../patterns/match.ts";
import { outerWordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { speakersOf } from "../kind/speakers/speakers.ts";

/** So many voices make a choice of whom to hear. */
const FEWEST_VOICES = 2;

/**
 * Finds texts that give the word to several people, and to nobody of a side of which they tell that it objects: the
 * sentence that tells so is the evidence. That all speakers are of one mind is not seen; only that the others, though
 * they are there, say nothing.
 */
export function findOneSided(split: Split, matches: Matches): Finding[] {
  const { tokens, sentences } = split;
  const [unheard] = matches.markers.get("unheard-side") ?? [];
  if (unheard === undefined) return [];
  const isHeard = (matches.markers.get("counter-view") ?? []).some(
    (hit) => hit.sentence !== unheard.sentence,
  );
  if (isHeard) return [];
  const sentence = sentences[unheard.sentence];
  if (sentence === undefined || speakersOf(split, matches).length < FEWEST_VOICES) return [];
  const { first, last } = outerWordsOf(tokens, sentence);
  return [{ technique: "one-sided-sourcing", strength: "strong", first, last, sentence: unheard.sentence }];
}
