import { ACCUSING_FINDING_TYPES, type FindingType, type Technique } from "#report/index.ts";

const ACCUSING: ReadonlySet<FindingType> = new Set(ACCUSING_FINDING_TYPES);
const CREDIT: ReadonlySet<Technique> = new Set<Technique>(["attribution", "counter-view", "hedge"]);

/** Whether pieces of this kind say something against a text. */
export function isAccusing(findingType: FindingType): boolean {
  return ACCUSING.has(findingType);
}

/** Whether a cue speaks for a text. */
export function isCredit(technique: Technique): boolean {
  return CREDIT.has(technique);
}
