import { type Finding, type Matches, sentencesOf } from "../../../patterns/match.ts";
import type { Split } from "../../../text/split.ts";
import { NUMBER, type Tokens } from "../../../text/tokens.ts";
import { isOwn } from "./attributions.ts";
import { lastOfClause } from "./figures.ts";

/** A revelation with no source in its sentence; and, if the text names no day or year at all, without a time. */
export function findUnsourced(split: Split, matches: Matches, attributions: readonly Finding[]): Finding[] {
  const sourced = new Set(sentencesOf(attributions));
  const revelations = (matches.markers.get("revelation") ?? []).filter(
    (hit) => !sourced.has(hit.sentence) && isOwn(split, matches, hit),
  );
  const findings = revelations.map(
    (hit): Finding => ({ ...hit, technique: "unsourced-claim", strength: "weak" }),
  );
  const isTimeless = (matches.markers.get("time") ?? []).length === 0 && !hasYear(split.tokens);
  if (!isTimeless || attributions.length > 0) return findings;
  const timeless = revelations.map(
    (hit): Finding => ({
      technique: "missing-time-or-place",
      strength: "weak",
      first: hit.first,
      last: lastOfClause(split.tokens, hit.last, split.sentences[hit.sentence]?.end ?? 0),
      sentence: hit.sentence,
    }),
  );
  return [...findings, ...timeless];
}

function hasYear(tokens: Tokens): boolean {
  for (let index = 0; index < tokens.count; index++) {
    const length = (tokens.ends[index] ?? 0) - (tokens.starts[index] ?? 0);
    if (tokens.kinds[index] === NUMBER && length >= 4) return true;
  }
  return false;
}
