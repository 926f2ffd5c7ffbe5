import type { Marker } from "#languages/index.ts";
import type { Technique } from "#report/index.ts";
import { type Finding, type Matches, sentencesOf, withNeighbours } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { isByAuthor } from "../../text/voice.ts";

/** Which marker shows which credit, and whether it shows it by itself. */
const CUES: readonly (readonly [Marker, Technique, Finding["strength"]])[] = [
  ["admission", "hedge", "strong"],
  ["hedge", "hedge", "weak"],
  ["counter-view", "counter-view", "strong"],
  ["objection", "answered-objection", "strong"],
  ["interest", "open-interest", "strong"],
];

/** What speaks for a text in the author's words: limits admitted, the other side heard, an objection met, an interest told. */
export function findPresentationCues({ tokens }: Split, { markers, speech }: Matches): Finding[] {
  const nobody = new Set(sentencesOf(markers.get("nobody")));
  const brushedOff = withNeighbours(sentencesOf(markers.get("brush-off")), -1);
  const grounded = withNeighbours(sentencesOf(markers.get("ground")), -1);
  return CUES.flatMap(([marker, technique, strength]) =>
    (markers.get(marker) ?? [])
      .filter(({ sentence }) => technique !== "counter-view" || !nobody.has(sentence))
      .filter(
        ({ sentence }) =>
          technique !== "answered-objection" || (grounded.has(sentence) && !brushedOff.has(sentence)),
      )
      .filter(({ first, last }) => isByAuthor(tokens, speech, first, last + 1))
      .map(({ sentence, first, last }): Finding => ({ technique, strength, first, last, sentence })),
  );
}
