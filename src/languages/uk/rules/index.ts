import type { Rule } from "../../rule.ts";
import { attackOnReputation } from "./attack-on-reputation.ts";
import { call } from "./call.ts";
import { distraction } from "./distraction.ts";
import { emotion } from "./emotion.ts";
import { justification } from "./justification.ts";
import { manipulativeWording } from "./manipulative-wording.ts";
import { presentation } from "./presentation.ts";
import { simplification } from "./simplification.ts";
import { sourcing } from "./sourcing.ts";

/** All rules for Ukrainian texts, in the order of the technique groups. */
export const rules: readonly Rule[] = [
  ...attackOnReputation,
  ...justification,
  ...distraction,
  ...simplification,
  ...call,
  ...manipulativeWording,
  ...sourcing,
  ...presentation,
  ...emotion,
];
