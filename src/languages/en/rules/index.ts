import type { Rule } from "../../rule.ts";
import { appealsAndAdverts } from "./appeals-and-adverts.ts";
import { appealsToFeeling } from "./appeals-to-feeling.ts";
import { attackOnReputation } from "./attack-on-reputation.ts";
import { call } from "./call.ts";
import { campaignsAndRumours } from "./campaigns-and-rumours.ts";
import { distraction } from "./distraction.ts";
import { doubt } from "./doubt.ts";
import { emotion } from "./emotion.ts";
import { justification } from "./justification.ts";
import { loadedLanguage } from "./loaded-language.ts";
import { loadedLanguageWeak } from "./loaded-language-weak.ts";
import { manipulativeWording } from "./manipulative-wording.ts";
import { nameCalling } from "./name-calling.ts";
import { presentation } from "./presentation.ts";
import { simplification } from "./simplification.ts";
import { sourcing } from "./sourcing.ts";
import { subjective } from "./subjective.ts";

/** What the embedded analyser knows of English. One line for each file of rules. */
export const rules: readonly Rule[] = [
  ...nameCalling,
  ...attackOnReputation,
  ...doubt,
  ...justification,
  ...appealsToFeeling,
  ...appealsAndAdverts,
  ...campaignsAndRumours,
  ...distraction,
  ...simplification,
  ...call,
  ...loadedLanguage,
  ...loadedLanguageWeak,
  ...manipulativeWording,
  ...sourcing,
  ...presentation,
  ...subjective,
  ...emotion,
];
