import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, conversation killer; Lifton on the thought-terminating cliché (1961)";

/** Words that end a discussion instead of having it. */
export const conversationKiller: readonly Rule[] = [
  {
    technique: "conversation-killer",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(end of (story|discussion|debate)|case closed|nuff said|enough said|no ifs (,|) (and|or|no) buts|full stop !|period !)",
      "(the debate is over|there is nothing to discuss|there's nothing to discuss|not up for (debate|discussion)|not open to (debate|discussion))",
      "(love it or leave it|like it or lump it|deal with it !|get over it !|get used to it !|suck it up)",
      "if you (don't|do not) like (it|this|that|our) .. (leave|go|move|get out|tough|shut)",
      "(whether|if) (you|they|people) (like|agree) (it|) (or not|with it or not) (,|$|!)",
      "(you|you'll|they|people like you|outsiders|foreigners) (wouldn't|will never|could never|simply don't|just don't) (understand|get it)",
      "(one thing|this much) is (for sure|certain|sure|clear) (:|,|$|—)",
      "(no|beyond|not open to) (debate|argument|arguing|discussion) (!|about it|here|whatsoever|$|possible)",
      "(no one|nobody|no serious person) (can|could|would|dares) (seriously|possibly|honestly|) (deny|argue|dispute|question) (that|it|this|the)",
      "(just|simply|only|plain|simple) common sense (,|$|!|:|—)",
      "(it's|it is) (that simple|as simple as that|god's will|how the world works|human nature|not rocket science|black and white) (!|$|,|:)",
      "(^|it's|is) (simple|plain) as that (!|$)",
      "(stop|quit) (asking|whining|complaining|questioning) (and|!|about|,|questions)",
      "who (cares|are you to judge) (?|what|about|!|if)",
    ],
    flags: [
      "He lost, end of story.",
      "There is nothing to discuss.",
      "Love it or leave it.",
      "If you don't like it, leave.",
      "The road will be built, whether you like it or not.",
      "People like you will never understand.",
      "One thing is for sure: he lied.",
      "Best team ever, no debate.",
      "Nobody can seriously deny that it failed.",
      "It is just common sense.",
      "It is that simple.",
      "Simple as that.",
      "Stop complaining and work.",
      "Who cares what it costs?",
    ],
    passes: [
      "“It is what it is, end of story,” the coach said.",
      "The story ends with the end of summer.",
      "The motion was carried; there was no debate on the second one that day.",
    ],
  },
];
