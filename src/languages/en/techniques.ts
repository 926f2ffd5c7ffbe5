import type { TechniqueWordings } from "../language.ts";
import { attackOnReputation } from "./wordings/attack-on-reputation.ts";
import { call } from "./wordings/call.ts";
import { distraction } from "./wordings/distraction.ts";
import { emotion } from "./wordings/emotion.ts";
import { justification } from "./wordings/justification.ts";
import { manipulativeWording } from "./wordings/manipulative-wording.ts";
import { presentation } from "./wordings/presentation.ts";
import { simplification } from "./wordings/simplification.ts";
import { sourcing } from "./wordings/sourcing.ts";

/** How each technique and cue is spoken of to a reader of English. */
export const techniqueWordings: TechniqueWordings = {
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
