import type { Rule } from "../../../rule.ts";

const SOURCE = "own: fields of rhetoric, each turn read in its place in thousands of real texts";

/** What others are said to want secretly, and questions that suspect them. */
export const pressingMotives: readonly Rule[] = [
  {
    technique: "ascribed-motive",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(want|wants|seek|seeks|plan|plans) to (silence|enslave|replace|erase|divide|brainwash|dominate|crush|rob) us",
      "(want|wants|seek|seeks|plan|plans) to (control|destroy|rule|replace|erase|disarm|dictate) (us|you|our|your)",
      "(their|its) (real|true|only|sole|ultimate|actual) (goal|aim|purpose|agenda|motive|interest|concern) (is|was)",
      "(all|the only thing) (you|they|he|she|politicians|these people) (care|cares) about is",
      "(know|believe|clear) all (you|they|he|she) (care|cares) about is",
      "(care|cares) only (about|for) (their|themselves|money|power|profit|profits|votes|himself)",
      "(designed|trained|meant) to (keep|make|turn) (you|us|people)",
      "(exists|exist) (only|solely) to (protect|enrich|serve|please|control)",
      "(line|lining|lined|fill|filling) (their|his|her|its) (own|) (pocket|pockets|coffers|wallets)",
      "(make|makes|making) (money|billions|millions|a fortune) (off|out of|from) (your|our|sick|the sick|people's)",
      "(bought and paid for|in the pocket of|in the pockets of|in bed with|owned by the (rich|banks|elites))",
    ],
    flags: [
      "They want to silence us.",
      "They plan to rule us.",
      "Their real goal is money.",
      "All they care about is money.",
      "I know all you care about is money.",
      "They care only about money.",
      "It is meant to keep us quiet.",
      "It exists only to enrich its board.",
      "They line their own pockets.",
      "They make millions from our pain.",
      "The board is in the pocket of a bank.",
    ],
    passes: [
      "“Their real goal is money,” the smith said.",
      "The lid is designed to keep the soup warm.",
      "She made money from her garden.",
    ],
  },
  {
    technique: "doubt",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "what (were|are) (they|you|these people|our leaders|our politicians) thinking",
      "what (are|were|is) (they|he|she|the council|the government) (hiding|afraid of|so afraid of|trying to hide)",
      "^ who (authorised|authorized|approved|allowed|profits|benefits|gains) (this|from|that|it|these|such)",
      "^ (and|but|so|) why (are|do|did) (we|our leaders|our politicians) (allowing|letting|paying|allow|tolerate)",
      "in whose (interest|interests|pocket|pockets) (is|are|does|,|:|$)",
      "^ (and|but|so|) where (is|are|was|were) (the outrage|our leaders|the media|the money|all the money)",
      "(expect|expects|wants|ask|asks) (us|you|me|everyone|voters) to (believe|swallow|accept)",
      "(how convenient|funny how|strange how|isn't it strange|makes you wonder)",
    ],
    flags: [
      "What were they thinking?",
      "What are they hiding?",
      "Who approved this?",
      "Why are we paying for it?",
      "In whose interest is this?",
      "Where is the outrage?",
      "They expect us to believe it.",
      "Funny how that works.",
    ],
    passes: [
      "“What were they thinking?” the smith asked.",
      "Why are we going by bus?",
      "Who approved the minutes?",
    ],
  },
  {
    technique: "doubt",
    source: SOURCE,
    strength: "strong",
    patterns: ["^ (but|and|) (are|is|do|does|can|could|should) (we|you|they|it|this) really .. ?"],
    flags: ["Are we really civilised?"],
    passes: [
      "“What were they thinking?” the smith asked.",
      "Why are we going by bus?",
      "Who approved the minutes?",
    ],
  },
];
