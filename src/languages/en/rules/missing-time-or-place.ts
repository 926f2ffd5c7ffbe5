import type { Rule } from "../../rule.ts";

const SOURCE = "own: a story that names neither day nor place cannot be checked";

/** Somewhere, some time ago: nobody can look it up. */
export const missingTimeOrPlace: readonly Rule[] = [
  {
    technique: "missing-time-or-place",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(in|at) (a|one) certain (town|hospital|school|village|city|country|company|factory|office|church|street|supermarket)",
      "(a|an|one) (woman|man|boy|girl|teacher|pupil|doctor|family|mayor|nurse) (in|from) (some|a certain|one) (village|town|city|country|hospital|school)",
      "(not long ago|recently|the other day|some time ago|a while ago|lately|once) (,|) (in|at|near) (a|an|one|some) (town|city|village|hospital|school|country|beach|shop|factory|church|restaurant|small town)",
      "(was|were) (recently|lately) (seen|found|caught|arrested|attacked|robbed|shot|killed|hit) (near|in|at|on|by|outside) (a|an|some|one)",
      "somewhere in (europe|asia|africa|america|the north|the south|the east|the west|the country|<capitalised>) (..|) (a|an|they|people|there) (..|) (has|have|was|were|just|is|are)",
      "(at|in) a (school|hospital|town|village|factory|shop) somewhere",
      "one (country|city|town|village|school|company|state) has (already|just|even|now) (abolished|banned|forbidden|stopped|closed|introduced|allowed|started)",
      "the other day (a|an|some) (..|) (man|woman|boy|girl|student|teacher|mother|couple|pensioner|driver)",
      "(in|at) (one|some) of the (big|large|leading|major|best-known) (supermarkets|hospitals|schools|hotels|banks|cities|shops|restaurants|chains)",
      "(collapsed|died|was arrested|was beaten|was robbed|fainted|was attacked|was found) (..|) (some time ago|not long ago|somewhere|in some|in a certain|one day)",
    ],
    flags: [
      "In a certain town they eat cats.",
      "A nurse in some village sold the beds.",
      "Not long ago in a city a wall fell on a boy.",
      "A wolf was recently seen near a school.",
      "Somewhere in Asia a judge has just banned songs.",
      "At a school somewhere in the hills they ban books.",
      "One city has already banned dogs.",
      "The other day a young woman lost her ring to a crow.",
      "In one of the big hotels mice were found.",
      "A famous cook fainted some time ago.",
    ],
    passes: [
      "On 4 May a wolf was seen near the school of Grasse.",
      "“In a certain town they eat cats,” he said.",
      "The other day I met Ann.",
    ],
  },
];
