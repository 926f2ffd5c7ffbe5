import type { Finding, Matches } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { withoutUnmeant } from "./devices-meant.ts";
import { withoutPlay } from "./face-value/face-value.ts";
import { withoutUnfelt } from "./feeling-meant.ts";
import { asChargedWords } from "./names/labels-of-things.ts";
import { withoutNames } from "./names/names-of-things.ts";
import { withoutOthersWords } from "./others-words.ts";
import { findStructure } from "./structure/structure.ts";

/** All that rules find: in words by patterns, and in how the words stand. */
export function findByRules(split: Split, matches: Matches): Finding[] {
  const felt = withoutUnmeant(split, matches, withoutUnfelt(split, matches));
  const named = asChargedWords(split, withoutNames(split, matches, felt));
  const meant = withoutOthersWords(split, matches, named);
  return withoutPlay(split, matches, [...meant, ...findStructure(split, matches)]);
}
