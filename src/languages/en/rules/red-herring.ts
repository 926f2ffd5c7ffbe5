import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, red herring";

/** Another matter is brought in, so that the first is forgotten. */
export const redHerring: readonly Rule[] = [
  {
    technique: "red-herring",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(let's|let us|we should|instead we should|why not|shouldn't we) (talk about|focus on|look at|ask about|be talking about) (the real|what really|something|how much|who)",
      "the real (issue|question|problem|story|scandal) (here|today|is|isn't|are|was|that nobody|no one)",
      "(is|are) (a|just a|only a|merely a|nothing but a) distraction",
      "(isn't|aren't|don't|doesn't|haven't) (there|they|we|he|she|the government|the police) .. (more important|better|bigger|worse) (things|problems|to|issues)",
      "(far|much) (more important|bigger|more pressing|more urgent) (things|problems|matters|issues|questions) (to|than|like|here)",
      "while (everyone|everybody|the media|the press) (is|are) (busy|arguing|obsessing|distracted|debating|focused)",
      "(never mind|forget) (that|the|about) .. : (what|the|who|why|how|look)",
      "never mind that (he|she|they|it|the|his|her)",
    ],
    flags: [
      "But let's talk about the real issue: who paid for her flat?",
      "The real scandal is the price of tea.",
      "All this talk of emails is a distraction.",
      "Don't the police have better things to do?",
      "There are far bigger problems here.",
      "While everyone is busy arguing, the port decays.",
      "Forget the letters: who paid for the stamps?",
      "Never mind that he once failed his driving test.",
    ],
    passes: [
      "“All this is a distraction,” the spokeswoman told reporters.",
      "The herring is smoked over beech wood.",
      "Members asked about the budget and the roof.",
    ],
  },
];
