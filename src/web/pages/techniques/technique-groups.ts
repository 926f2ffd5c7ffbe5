import type { TechniqueGroup } from "#report/index.ts";

/** The groups of techniques as a reader is told of them. */
export const GROUP_NAMES: Record<TechniqueGroup, string> = {
  "attack-on-reputation": "Attack on reputation",
  justification: "Justification",
  distraction: "Distraction",
  simplification: "Simplification",
  call: "Call",
  "manipulative-wording": "Manipulative wording",
  sourcing: "Cues of sourcing",
  presentation: "Cues of presentation",
  emotion: "Emotions",
};
