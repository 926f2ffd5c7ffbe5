import type { Finding, Matches } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { withoutUnmeant } from "./devices-meant.ts";
import { withoutPlay } from "./face-value/face-value.ts";
import { withoutUnfelt } from "./feeling-meant.ts";
import { withoutNames } from "./names-of-things.ts";
import { withoutOthersWords } from "./others-words.ts";
import { findStructure } from "./structure/structure.ts";

/** All that rules find: in words by patterns, and in how the words stand. */
export function findByRules(split: Split, matches: Matches): Finding[] {
  const felt = withoutUnmeant(split, matches, withoutUnfelt(split, matches));
  const meant = withoutOthersWords(split, matches, withoutNames(split, matches, felt));
  return withoutPlay(split, matches, [...meant, ...findStructure(split, matches)]);
}
