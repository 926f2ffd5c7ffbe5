import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

/** Disgust: something is called repulsive. */
export const disgust: readonly Rule[] = [
  {
    technique: "disgust",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      "(disgusting|disgusted|revolting|repulsive|repulsed|repugnant|nauseating|nauseated|loathsome|stomach-churning|stomach-turning|sickening|abhorrent|vile|grotesque|yuck|eww|putrid)",
      "(makes|made|make|making) (me|us|you|one) (sick|want to vomit|want to throw up|retch|puke|gag)",
      "(turned|turns) (my|your|our) stomach",
      "(with|in|of|mild|pure|utter|sheer) disgust",
      "so (gross|filthy|nasty)",
    ],
    flags: [
      "What they did is disgusting.",
      "It makes me sick to think of it.",
      "The smell turned my stomach.",
      "He looked at the plate with disgust.",
      "The kitchen was so filthy that we left.",
    ],
    passes: [
      "“It is disgusting,” the tenant said.",
      "A virus can make children sick.",
      "Wash the gross weight off the label.",
    ],
  },
];
