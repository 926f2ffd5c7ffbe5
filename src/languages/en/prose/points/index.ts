import type { PointWordings } from "../../../language.ts";
import { attackOnReputation } from "./attack-on-reputation.ts";
import { call } from "./call.ts";
import { distraction } from "./distraction.ts";
import { emotion } from "./emotion.ts";
import { justification } from "./justification.ts";
import { manipulativeWording } from "./manipulative-wording.ts";
import { presentation } from "./presentation.ts";
import { simplification } from "./simplification.ts";
import { sourcing } from "./sourcing.ts";

/** What a point of a report can say in English; one file for each group of techniques. */
export const pointWordings: PointWordings = {
  ...attackOnReputation,
  ...justification,
  ...distraction,
  ...simplification,
  ...call,
  ...manipulativeWording,
  ...sourcing,
  ...presentation,
  ...emotion,
};
