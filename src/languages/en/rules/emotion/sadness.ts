import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

const FEELS = "(i am|i'm|we are|we're|i was|we were|he was|she was|is|are|was|makes me|feel|felt)";

/** Sadness: grief, sympathy, disappointment. */
export const sadness: readonly Rule[] = [
  {
    technique: "sadness",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      `${FEELS} (so|very|really|absolutely|just|truly|deeply|profoundly|) (sad|saddened|heartbroken|devastated|distraught|grieving|mourning|weeping|in tears|inconsolable|broken-hearted|grief-stricken)`,
      "(heartbreaking|heart-breaking|heart-rending|heartrending|heartbroken|heart-wrenching|condolences|deepest sympathy|profound sympathy|rest in peace|will be sorely missed|will be dearly missed|will be greatly missed|in loving memory|burst into tears|broke down in tears|grief-stricken|sad day|sad loss|tragic loss|irreparable loss)",
      "(my|our) (heart|hearts|thoughts and prayers|thoughts) (goes|go|going|are|is) (out|with|broken|breaking|heavy)",
      "(breaks|broke|breaking) (my|our|your) heart",
      "(a|another|profound|terrible|great|such a) (profound|terrible|great|tragic|sad|) (tragedy|reminder of|loss) (for|of|that|how|in|$)",
      "(mourn|mourns|mourned|grieve|grieves|grieved|weep|weeps|wept) (for|the|over|with|his|her|their|our|him|them)",
      "(i|we) (miss|missed) (him|her|you|them|my|our) (so|very|terribly|dearly|every|deeply|already|!|$)",
      "i (am|'m|was) (so|very|deeply|really|terribly|bitterly) disappointed",
      "(agony|anguish|sorrow|grief|suffering) (of|that|for|and|in)",
      "(in tears|tears streaming|tears in (his|her|my|their|our) eyes|tears (rolled|ran|running|rolling) down|wept|weeping|sobbed|sobbing|inconsolable|mourners|heartache|heartbreak|bereft|in despair|with a heavy heart|a broken man|a broken woman|gone too soon|taken too soon|say goodbye to|last goodbye)",
      "(tragically|sadly) (died|passed|killed|lost|taken|cut|ended|missed)",
      "(sad|saddest|tragic|heartrending|sorry) (day|news|story|tale|end|fate|time|reminder|moment) (for|of|in|is|that|was)",
      "lost (his|her|their) (life|lives|home|homes|families|parents|children|everything|husband|wife|son|daughter)",
    ],
    flags: [
      "She sat there in tears.",
      "He was tragically killed on the bridge.",
      "It is a sad day for the town.",
      "They lost their homes in one night.",

      "We are heartbroken.",
      "Please accept our condolences.",
      "Our hearts go out to the miners' families.",
      "It breaks my heart to see the mill.",
      "It is a terrible tragedy for the town.",
      "The whole village mourned her.",
      "I miss him every day.",
      "I am deeply disappointed by the vote.",
      "They bore the grief of many winters.",
    ],
    passes: [
      "“I am heartbroken,” the father said.",
      "The lake has a depth of nine metres.",
      "She missed the bus by a minute.",
    ],
  },
];
