import type { Marker } from "#languages/index.ts";
import { type Matches, sentencesOf } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import type { VoiceAt } from "../candidates.ts";
import { type Fits, fitsOf } from "./fits.ts";
import { toldBefore } from "./telling-sentence.ts";

/** A text, with what is asked of its sentences again and again, looked up once. */
export interface Survey {
  readonly split: Split;
  readonly matches: Matches;
  readonly voiceAt: VoiceAt;
  readonly fits: Fits;
  /** Numbers of sentences on who has published it. */
  readonly imprints: ReadonlySet<number>;
  /** Numbers of sentences that lean on the one before. */
  readonly leaning: ReadonlySet<number>;
  /** Numbers of sentences in which somebody is said to say or think something. */
  readonly reporting: ReadonlySet<number>;
  /** The number behind the last sentence of the text itself. */
  readonly told: number;
}

/** Looks through a text for what it wants. */
export function surveyOf(split: Split, matches: Matches, voiceAt: VoiceAt): Survey {
  const has = (...markers: readonly Marker[]) =>
    new Set(markers.flatMap((marker) => sentencesOf(matches.markers.get(marker))));
  const imprints = has("imprint");
  return {
    split,
    matches,
    voiceAt,
    fits: fitsOf(split, matches),
    imprints,
    leaning: has("leaning"),
    reporting: has("speech-verb", "others-view"),
    told: toldBefore(split, imprints),
  };
}
