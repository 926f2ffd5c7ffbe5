import type { Marker } from "#languages/index.ts";
import type { Matches } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { isCapitalised, LINK } from "../text/tokens.ts";
import { speakersOf } from "./kind/speakers/speakers.ts";

/** Words that lead a source in, or somebody's answer. */
const SIGNS: readonly Marker[] = ["source-phrase", "speech-verb", "counter-view"];

/**
 * Whether anything in a text may be a source: somebody speaks or is named in full, a document is led in, there is a link.
 * Only where it is false can it be said that no source is named.
 */
export function mayHaveSource(split: Split, matches: Matches): boolean {
  return (
    matches.speech.length > 0 ||
    SIGNS.some((marker) => (matches.markers.get(marker) ?? []).length > 0) ||
    split.tokens.kinds.includes(LINK) ||
    speakersOf(split, matches).length > 0 ||
    hasFullName(split)
  );
}

/** Two words with capitals within a sentence: somebody, or some office, that could be asked. */
function hasFullName({ tokens, sentences }: Split): boolean {
  return sentences.some(({ first, end }) => {
    for (let token = first + 1; token + 1 < end; token++)
      if (isCapitalised(tokens, token) && isCapitalised(tokens, token + 1)) return true;
    return false;
  });
}
