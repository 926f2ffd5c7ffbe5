/**
 * The five kinds of observation a report can hold, in the order in which they are shown.
 * The names travel on the wire as `category_name`.
 */
export const FINDING_TYPES = [
  "Manipulative Content",
  "Propagandistic Content",
  "Disinformation",
  "Unbiased Presentation",
  "Emotional Tone",
] as const;

export type FindingType = (typeof FINDING_TYPES)[number];

/**
 * The three kinds that say something against a text. A plain text must leave all three empty;
 * the share of plain texts that do not is measured and published.
 */
export const ACCUSING_FINDING_TYPES = [
  "Manipulative Content",
  "Propagandistic Content",
  "Disinformation",
] as const satisfies readonly FindingType[];

const ACCUSING: ReadonlySet<FindingType> = new Set(ACCUSING_FINDING_TYPES);

/** Whether observations of this kind say something against a text. */
export function isAccusing(findingType: FindingType): boolean {
  return ACCUSING.has(findingType);
}
