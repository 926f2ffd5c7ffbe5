import type { Rule } from "../../../rule.ts";

const SOURCE = "own: fields of rhetoric, each turn read in its place in thousands of real texts";

/** One cause, one authority, uncounted proofs. */
export const pressingClaims: readonly Rule[] = [
  {
    technique: "appeal-to-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the bible|scripture|god's word|the word of god) (tells us|teaches us|teaches that|is clear|affirms|warns)",
    ],
    flags: ["Scripture teaches that pride is a sin."],
    passes: ["“Scripture teaches that pride is a sin,” the vicar said.", "The Bible lies on the table."],
  },
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "root (cause|) of (all|every|our|most) .. (evil|problem|problems|ills|troubles|crisis|disease|diseases|woes)",
      "(is|are) (to blame|responsible) for (everything|all (of|our|the|this|these))",
    ],
    flags: ["Greed is the root of all our troubles.", "The mayor is to blame for everything."],
    passes: ["“Greed is the root of all our troubles,” the smith said.", "The root of the oak is deep."],
  },
  {
    technique: "anonymous-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(thousands|hundreds|dozens|countless|lots) of .. studies .. (show|showing|prove|link|confirm|back|to)",
      "(thousands|hundreds|dozens|countless) of .. (scientists|doctors|experts|physicians) (say|agree|warn|recommend)",
      "^ (credible|reliable|shocking|recent|) (statistics|surveys|polls|figures) (show|reveal|prove|tell us) that",
    ],
    flags: [
      "Thousands of studies prove it.",
      "Hundreds of doctors agree.",
      "Statistics show that hens are wise.",
    ],
    passes: ["“Hundreds of doctors agree,” the seller said.", "Statistics Norway counted the hens in May."],
  },
  {
    technique: "conversation-killer",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(it|that) (goes without saying|is self-evident|is beyond dispute|is beyond doubt|is undeniable|cannot be denied)",
      "(nobody|no one|no (sane|honest|reasonable) person) (can|could|would) (deny|dispute|argue|doubt)",
      "(there is|there's) no (debate|arguing|denying|disputing|question|doubt) (that|about|of) .. (is|are|will|must)",
    ],
    flags: [
      "It goes without saying that we pay.",
      "No honest person can deny it.",
      "There is no denying that it is late.",
    ],
    passes: ["“It is so,” the smith said.", "The train leaves at noon."],
  },
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(true|real|root|only) (cause|causes|reason|source) (of|for|behind) (this|all|our) .. (is|are|was)",
      "(true|real|root|only) (cause|causes|reason|source) (of|for|behind) (these|every|most) .. (is|are|was)",
      "(bear|bears|bearing) (full|sole|direct|the|) (responsibility|blame) for (the|all|every|our|this|these)",
    ],
    flags: [
      "The real cause of our debt is greed.",
      "The real cause of these debt is greed.",
      "They bear full responsibility for this.",
    ],
    passes: ["“Greed is the root of all our troubles,” the smith said.", "The root of the oak is deep."],
  },
  {
    technique: "consequential-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(inevitably|inexorably|always|invariably) (lead|leads|end|ends|result|results) (to|in) (disaster|ruin|war)",
      "(inevitably|inexorably) (lead|leads|end|ends|result|results) (to|in) (tyranny|collapse|death|misery)",
      "(always|invariably) (lead|leads|end|ends|result|results) (to|in) (tyranny|collapse|death|misery)",
      "(suffers|meet|met) (an|the same|a similar) (inevitable|certain|same) (fate|downfall|end|doom|collapse)",
      "(suffered|suffer) (an|the same|a similar) (inevitable|certain|same) (fate|downfall|end|doom|collapse)",
    ],
    flags: [
      "It inevitably leads to ruin.",
      "It inevitably leads to tyranny.",
      "It always leads to tyranny.",
      "They met an inevitable end.",
      "They suffered an inevitable end.",
    ],
    passes: ["“It is so,” the smith said.", "The train leaves at noon."],
  },
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(blame|blamed) (it all|everything|it) on (the|their|parents|politicians|television|women|men)",
      "(is|are) what (is|'s) (killing|destroying|ruining|wrong with|poisoning) (us|our|this|the)",
    ],
    flags: ["I blame everything on the parents.", "That is what is wrong with our town."],
    passes: ["“It is so,” the smith said.", "The train leaves at noon."],
  },
];
