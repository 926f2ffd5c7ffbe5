import type { Rule } from "../../rule.ts";
import { attackOnReputation } from "./attack-on-reputation.ts";

/** What the embedded analyser knows of Ukrainian. One line for each file of rules. */
export const rules: readonly Rule[] = [...attackOnReputation];
