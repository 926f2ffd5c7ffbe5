import { findingTypeOf } from "#report/index.ts";
import type { Finding, MarkerHit, Matches } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { CAPITALISED_SHAPE, markAt, type Tokens } from "../text/tokens.ts";

/** How far before its words, in tokens, what denies or only supposes a feeling may stand. */
const REACH = 4;

/** Findings without those words of feeling that are denied ("not afraid"), supposed ("if you are angry") or a name. */
export function withoutUnfelt({ tokens, sentences }: Split, { markers, findings }: Matches): Finding[] {
  const undone = new Set(
    (["denial", "supposition"] as const).flatMap((marker) => lastsOf(markers.get(marker))),
  );
  return findings.filter((finding) => {
    if (findingTypeOf(finding.technique) !== "Emotional Tone") return true;
    const from = sentences[finding.sentence]?.first ?? 0;
    return !isUndone(tokens, finding.first, from, undone) && !isName(tokens, finding, from);
  });
}

function lastsOf(hits: readonly MarkerHit[] = []): number[] {
  return hits.map(({ last }) => last);
}

function isUndone(tokens: Tokens, first: number, from: number, undone: ReadonlySet<number>): boolean {
  for (let token = first - 1; token >= Math.max(from, first - REACH); token--) {
    if (undone.has(token)) return true;
    if (markAt(tokens, token) !== 0) return false;
  }
  return false;
}

/** "Aunt Joy": one word with a capital within a sentence. */
function isName(tokens: Tokens, { first, last }: Finding, from: number): boolean {
  return (
    first === last &&
    first > from &&
    tokens.shapes[first] === CAPITALISED_SHAPE &&
    markAt(tokens, first - 1) === 0
  );
}
