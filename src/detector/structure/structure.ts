import type { Finding, Matches } from "../findings.ts";
import type { Split } from "../split/split.ts";
import { findMarked } from "./marked.ts";

/** A detector of what no phrase shows: it looks at how sentences stand to one another. */
type Detector = (split: Split, matches: Matches) => Finding[];

const DETECTORS: readonly Detector[] = [(_, matches) => findMarked(matches)];

/** Runs every structural detector. */
export function findStructure(split: Split, matches: Matches): Finding[] {
  return DETECTORS.flatMap((detect) => detect(split, matches));
}
