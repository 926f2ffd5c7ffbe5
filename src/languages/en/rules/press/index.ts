import type { Rule } from "../../../rule.ts";
import { pressingClaims } from "./claims.ts";
import { pressingFeelings } from "./feelings.ts";
import { pressingMotives } from "./motives.ts";
import { pressingPeople } from "./people.ts";
import { pressingPromises } from "./promises.ts";
import { pressingThreats } from "./threats.ts";
import { pressingVerdicts } from "./verdicts.ts";

/** Turns with which adverts, columns and sermons press their readers. */
export const pressingRules: readonly Rule[] = [
  ...pressingClaims,
  ...pressingFeelings,
  ...pressingMotives,
  ...pressingPeople,
  ...pressingPromises,
  ...pressingThreats,
  ...pressingVerdicts,
];
