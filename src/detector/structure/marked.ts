import type { Finding, Matches } from "../findings.ts";

/** Hedges and the other side's voice: each marker of them is a cue by itself. */
export function findMarked({ markers }: Matches): Finding[] {
  const findings: Finding[] = [];
  for (const technique of ["hedge", "counter-view"] as const) {
    for (const hit of markers.get(technique) ?? []) findings.push({ ...hit, technique, strength: "strong" });
  }
  return findings;
}
