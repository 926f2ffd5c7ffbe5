import type { Technique } from "#report/index.ts";

const CREDIT: ReadonlySet<Technique> = new Set<Technique>(["attribution", "counter-view", "hedge"]);

/** Whether a cue speaks for a text. */
export function isCredit(technique: Technique): boolean {
  return CREDIT.has(technique);
}
