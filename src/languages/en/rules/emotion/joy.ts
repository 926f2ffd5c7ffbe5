import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

const FEELS = "(i am|i'm|we are|we're|i was|we were|am|is|are|was|makes me|feel|feeling|felt)";

/** Joy: somebody says that they are glad, or exclaims it. */
export const joy: readonly Rule[] = [
  {
    technique: "joy",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      `${FEELS} (so|very|really|absolutely|just|truly|incredibly|pretty|) (happy|glad|delighted|thrilled|overjoyed|ecstatic|elated|excited|pumped|stoked|over the moon) (to|that|about|for|with|!|$|and|when)`,
      "(hooray|hurrah|hurray|woohoo|congratulations|congrats|thank goodness|what a joy|what fun|lots of fun|so much fun|had a blast|had a great time|had a wonderful time|best day|jumped for joy|over the moon|overjoyed|jubilant)",
      "(what a|such a) (great|lovely|wonderful|beautiful|fantastic|brilliant|magical) (day|time|evening|night|place|surprise|feeling|trip|meal|gift|show|treat)",
      "(i|we|kids|children|they) (just|absolutely|really|) (love|loved|enjoyed|adore|adored) (it|this|that|every)",
      "(great|lovely|wonderful|good|nice|so nice) to (have|see|hear|be) (you|back|here|<capitalised>|the|again)",
      "(makes|made) (me|us) (so|very|really|) happy",
      "(so|how|were they|absolutely|simply) delicious",
      "(oh|this) (, |) this is great",
      "full of (magic|joy|fun|delights|laughter|wonder)",
      "have a (great|lovely|wonderful|fantastic|happy) <capitalised>",
      "(happy|merry) (birthday|christmas|new year|easter|anniversary|holidays|thanksgiving)",
      "(laughed|laughing|sang|singing|danced|dancing) and (laughed|laughing|sang|singing|danced|dancing|played|playing|cheered)",
      "(absolutely|truly|simply|just|really) (loved|fantastic|amazing|wonderful|delightful|superb|brilliant|gorgeous|magical|fabulous|awesome|perfect|incredible) (!|$|and|,|day|time|place|food|evening)",
      "(can't wait|cannot wait) (to (see|try|go|read|be|share|meet|come|do)|for|!|until)",
      "(thank you so much|thanks so much|thanks a million|cheers !|hip hip|a joy to|a delight to|such a joy|such fun|great fun|good fun|how wonderful|how lovely|wonderful news|great news|fantastic news)",
    ],
    flags: [
      "The soup was absolutely wonderful!",
      "I can't wait to see you.",
      "Thank you so much for the evening.",

      "We are delighted to open the new hall.",
      "Hooray, the bridge is open!",
      "What a lovely day it was!",
      "I just love it.",
      "It is great to see you again.",
      "The garden made us happy.",
      "The pies were absolutely delicious.",
      "Oh, this is great.",
      "The old town is full of magic.",
      "Have a great Easter, all of you.",
      "Happy birthday, dear Ann!",
      "They laughed and danced until dawn.",
    ],
    passes: [
      "“We are delighted to come,” the couple said.",
      "Joyce Carter chairs the board.",
      "The match ended 2–2.",
    ],
  },
];
