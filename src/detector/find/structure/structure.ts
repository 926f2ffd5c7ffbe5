import type { Finding, Matches } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { findHeadlineOverText } from "../kind/headline-over-text.ts";
import { findContradictions } from "./contradiction.ts";
import { findEmphasis } from "./emphasis.ts";
import { findByForm } from "./forms/by-form.ts";
import { findMockSpelling } from "./mock-spelling.ts";
import { findMockingSigns } from "./mocking-signs.ts";
import { findOneSided } from "./one-sided.ts";
import { findPresentationCues } from "./presentation-cues.ts";
import { findRepetition } from "./repetition.ts";
import { findScareQuotes } from "./scare-quotes.ts";
import { findSlogans } from "./slogans.ts";
import { findSourcing } from "./sourcing/sourcing.ts";

/** A detector of what no phrase shows by itself: it looks at how words and sentences stand to one another. */
type Detector = (split: Split, matches: Matches) => Finding[];

const DETECTORS: readonly Detector[] = [
  findRepetition,
  findSlogans,
  findEmphasis,
  findSourcing,
  findPresentationCues,
  findContradictions,
  findScareQuotes,
  findMockingSigns,
  findByForm,
  findHeadlineOverText,
  findOneSided,
  findMockSpelling,
];

/** Runs every structural detector. */
export function findStructure(split: Split, matches: Matches): Finding[] {
  return DETECTORS.flatMap((detect) => detect(split, matches));
}
