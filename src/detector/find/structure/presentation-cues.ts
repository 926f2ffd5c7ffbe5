import { type Finding, type Matches, sentencesOf } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { voiceOf } from "../../text/voice.ts";

/**
 * Hedges and the other side's voice, in the author's words. The other side is a cue by itself; a manual's "may" is
 * worth a remark only beside other cues of how the text presents its matter.
 */
export function findPresentationCues({ tokens }: Split, { markers, speech }: Matches): Finding[] {
  const nobody = new Set(sentencesOf(markers.get("nobody")));
  return (["hedge", "counter-view"] as const).flatMap((technique) =>
    (markers.get(technique) ?? [])
      .filter(({ sentence }) => technique === "hedge" || !nobody.has(sentence))
      .filter(
        ({ first, last }) => voiceOf(speech, tokens.starts[first] ?? 0, tokens.ends[last] ?? 0) === "author",
      )
      .map(
        ({ sentence, first, last }): Finding => ({
          technique,
          strength: technique === "hedge" ? "weak" : "strong",
          first,
          last,
          sentence,
        }),
      ),
  );
}
