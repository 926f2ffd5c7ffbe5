import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

/** Pride: in oneself, one's own people or their deeds. */
export const pride: readonly Rule[] = [
  {
    technique: "pride",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      "(am|are|is|was|were|be|feel|so|very|i'm|we're|always|proud) (so|very|rightly|justly|immensely|incredibly|) (proud|proudly) (to|of|that|,|and|!|we|$)",
      "proudly (serve|served|serves|stand|stands|display|displays|support|supports|present|presents)",
      "(with|of|our|national|great|take|takes|took|swelling with|beaming with) pride",
      "(our|unsung|true|real|these) (brave|great|fallen|everyday|own|) (heroes|heroines|heroic)",
      "(our|these|those) (brave|courageous|heroic|gallant|valiant|dedicated|talented) (men|women|soldiers|troops|firefighters|nurses|doctors|people|officers|volunteers|sons|boys|warriors|team)",
      "(talented and dedicated|courage and sacrifice|bravery and sacrifice|second to none|envy of the world|best in the world|finest in the world|greatest nation|greatest country|greatest people)",
      "(absolutely|truly|extraordinarily|so|incredibly) (courageous|heroic|brave)",
      "(i|we) (built|beat|won|achieved|created|founded) (all|this|it|<capitalised> all|the (first|largest|biggest|greatest|best))",
      "(it is|it's) an (honour|honor|privilege)",
      "(honoured|honored|privileged) to (be|have|serve|present|announce|welcome|represent|stand)",
      "(a proud|our proud|rich and proud|long and proud) (history|tradition|nation|people|record|heritage|day|moment|community)",
      "(world-class|world-leading|world-beating|award-winning|unrivalled|unrivaled|unmatched|unparalleled) (team|service|research|experience|expertise|school|university|nation|army|engineers|scientists|record|quality)",
    ],
    flags: [
      "It is an honour to serve you.",
      "I am honoured to be here.",
      "The town has a proud history.",
      "Our school has a world-class team.",

      "We are proud of our school.",
      "They proudly serve the town.",
      "She spoke of the mill with pride.",
      "They are the unsung heroes of the flood.",
      "We thank our brave firefighters.",
      "Our bakers are second to none.",
      "The nurses were truly heroic.",
      "We built the largest wheel in the county.",
    ],
    passes: [
      "“We are proud of it,” he said.",
      "Sand the wood until the nails stand proud.",
      "A pride of lions slept in the shade.",
    ],
  },
];
