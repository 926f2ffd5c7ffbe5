import type { Rule } from "../../rule.ts";

const SOURCE =
  "own, after the verification questions of fact-checkers' handbooks (how many, counted by whom)";

/** Large amounts for effect, with no number that could be checked. */
export const vagueQuantity: readonly Rule[] = [
  {
    technique: "vague-quantity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(countless|untold|innumerable|unnumbered) (lives|people|victims|families|children|jobs|millions)",
      "(countless|untold|innumerable|unnumbered) (billions|lies|crimes|deaths|times|others|thousands)",
      "(untold|vast|astronomical|obscene|eye-watering|staggering) (sums|fortunes) (of|were|are|on|,|$|from|to|have)",
      "(lots|tons|loads|heaps|piles|mountains|bucketloads) of (money|cash|dollars|your|taxpayers')",
      "(lots|tons|loads|heaps|piles|mountains|bucketloads) of (evidence|proof|lies|people are)",
      "many , many (people|more|cases|examples|others|times|years|other|of)",
      "(thousands|millions|hundreds|billions) (upon|and) (thousands|millions|hundreds|billions)",
      "(scores|droves|legions|swathes|armies) of (people|voters|victims|experts|patients)",
      "(scores|droves|legions|swathes|armies) of (taxpayers|families|young|innocent|angry)",
      "dozens of similar (reports|cases|stories|incidents|claims)",
    ],
    flags: [
      "It cost countless lives and untold sums of money.",
      "They wasted loads of money.",
      "I have seen many, many cases.",
      "Millions upon millions were lost.",
      "Droves of angry voters left.",
      "There are dozens of similar stories.",
      "It cost countless lies and untold sums of money.",
      "They wasted loads of lies.",
      "Droves of people voters left.",
    ],
    passes: [
      "“Countless people came,” the guide said.",
      "The club has 214 members, 12 more than in 2019.",
      "Two of the five doors were painted.",
    ],
  },
];
