import { findingTypeOf, isAccusing } from "#report/index.ts";
import type { Finding, Matches } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { isInJest, jestingSentences } from "./in-jest.ts";
import { isOfTitle, isPieceOfMasked, isTag, titlesOf } from "./tags-and-titles.ts";

/** Findings without those accusing ones whose words are a tag, a piece of a masked word, a title, or a joke that is told as one. */
export function withoutPlay(split: Split, matches: Matches, findings: readonly Finding[]): Finding[] {
  const accusing = findings.some(({ technique }) => isAccusing(findingTypeOf(technique)));
  if (!accusing) return [...findings];
  const titles = titlesOf(matches);
  const jests = jestingSentences(split, matches);
  return findings.filter(
    (finding) =>
      !isAccusing(findingTypeOf(finding.technique)) ||
      !(
        isTag(split, finding) ||
        isPieceOfMasked(split, finding) ||
        isOfTitle(titles, finding) ||
        isInJest(jests, finding)
      ),
  );
}
