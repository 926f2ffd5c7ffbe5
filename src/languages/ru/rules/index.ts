import type { Rule } from "../../rule.ts";
import { appealsToFeeling } from "./appeals-to-feeling.ts";
import { attackOnReputation } from "./attack-on-reputation.ts";
import { distraction } from "./distraction.ts";
import { justification } from "./justification.ts";
import { nameCalling } from "./name-calling.ts";

/** What the embedded analyser knows of Russian. One line for each file of rules. */
export const rules: readonly Rule[] = [
  ...nameCalling,
  ...attackOnReputation,
  ...justification,
  ...appealsToFeeling,
  ...distraction,
];
