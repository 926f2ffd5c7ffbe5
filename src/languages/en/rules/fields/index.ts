import type { Rule } from "../../../rule.ts";
import { fieldAppeals } from "./appeals.ts";
import { fieldCauses } from "./causes.ts";
import { fieldDoubts } from "./doubts.ts";
import { fieldJibes } from "./jibes.ts";
import { fieldLabels } from "./labels.ts";
import { fieldMotives } from "./motives.ts";
import { fieldOffers } from "./offers.ts";
import { fieldPitches } from "./pitches.ts";
import { fieldPleas } from "./pleas.ts";
import { fieldScale } from "./scale.ts";
import { fieldSecrets } from "./secrets.ts";
import { fieldStakes } from "./stakes.ts";
import { fieldTies } from "./ties.ts";
import { fieldWording } from "./wording.ts";

/** Turns of phrase field by field, beside those of the single techniques. */
export const fieldRules: readonly Rule[] = [
  ...fieldAppeals,
  ...fieldCauses,
  ...fieldDoubts,
  ...fieldJibes,
  ...fieldLabels,
  ...fieldMotives,
  ...fieldOffers,
  ...fieldPitches,
  ...fieldPleas,
  ...fieldScale,
  ...fieldSecrets,
  ...fieldStakes,
  ...fieldTies,
  ...fieldWording,
];
