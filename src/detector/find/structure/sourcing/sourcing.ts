import type { Finding, Matches } from "../../../patterns/match.ts";
import type { Split } from "../../../text/split.ts";
import { findAttributions } from "./attributions.ts";
import { figureBeside } from "./figures.ts";
import { findUnsourced } from "./unsourced.ts";

/** Finds who is named as a source, which figures come from one, and what is revealed without one. */
export function findSourcing(split: Split, matches: Matches): Finding[] {
  const attributions = findAttributions(split, matches);
  return [
    ...attributions,
    ...attributions.filter(isOfDocument(matches)).flatMap((each) => figureBeside(split, each) ?? []),
    ...findUnsourced(split, matches, attributions),
  ];
}

/** Whether a source is led in as a document or an office: what somebody says in passing proves no figure. */
function isOfDocument({ markers }: Matches): (attribution: Finding) => boolean {
  const phrases = new Set((markers.get("source-phrase") ?? []).map(({ first }) => first));
  return ({ first }) => phrases.has(first);
}
