import { findingTypeOf, isAccusing, type Technique } from "#report/index.ts";

/** That a sentence works on its reader, by whatever technique. */
export const PERSUASION = "persuasion";

/** What a model decides. */
export type Label = Technique | typeof PERSUASION;

/** Whether a label is held against a text; the others are feelings and opinions. */
export function isHeldAgainst(label: Label): boolean {
  return label === PERSUASION || isAccusing(findingTypeOf(label));
}
