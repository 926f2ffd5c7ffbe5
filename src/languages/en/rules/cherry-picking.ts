import type { Rule } from "../../rule.ts";

const SOURCE = "UNLP 2025, cherry-picking; the turns of phrase are our own list";

/** The one example that suits is held up. */
export const cherryPicking: readonly Rule[] = [
  {
    technique: "cherry-picking",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(just|) the latest (of|in) (many|a (long|growing) (line|list|series|string)|a string|countless) " +
        "(of|,|examples)",
      "(many (,|) many|countless|endless) examples (of|,|$|that|to)",
      "(just|only) look at (what|how|where|the (mess|state|chaos|streets|crime|schools|facts|results))",
      "(one|you|we) (need only|only need|only have to|need|have) (to|) look (at|no further)",
      "look no further than",
      "(to|and to) (give|name|take) (just|only|but) (one|two|a few) (example|examples)",
    ],
    flags: [
      "It is just the latest in a long line of failures.",
      "There are countless examples of it.",
      "Just look at the mess they left.",
      "You only need to look at the north, look no further than the port.",
      "To name just one example, the pier fell.",
    ],
    passes: [
      "“Just look at the mess,” he said.",
      "Pick the cherries before noon.",
      "Look at the map before you leave.",
    ],
  },
  {
    technique: "cherry-picking",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(never mind|forget|forget about|ignore|leave aside|pay no attention to|don't mind) the (other|rest|remaining|others)",
      "the (rest|others|other|remaining) (..|) (do|does|don't|doesn't|did) (not|) (matter|count|interest)",
      "the (rest|others) (is|are) (not important|unimportant|irrelevant|beside the point|of no)",
      "so where is (this|that|the|your|all this|all that) .. ?",
      "so much for (global|climate|the crisis|inflation|the so-called|your|science|the experts|this|the great)",
      "(only|just) look at (<capitalised>|one|this|that|the|monday|last|my) .. (and|,|:) (you|it|when|where|we|that|the)",
      "so (let's|let us|we) (only|) (talk|speak|look|stick|concentrate|focus) (about|at|of|to|on) (the|that|this) (tenth|one|only|good|single|other)",
      "(in|out of|of) (twenty|ten|hundred|fifty|thirty|forty|<number>) .. : (that|this|it) (shows|proves|tells)",
      "(scored|won|passed|worked|helped|succeeded|was right) .. once .. (shows|proves|so|which|what|that)",
      "(winter|summer|spring|april|may|june|july|january|week|day|year|month) was (cold|warm|cool|wet|snowy|hot|freezing) .. so",
      "(it|it's|is) (snowed|snowing|snows|freezing|cold|froze) .. , so (where|there|global|climate|much|the|this)",
      "(take|consider|look at|i only need to mention) (<capitalised>|just|this|one|that) .. : (that|this|it) (proves|shows|is all|says)",
      "(the|one|this|that) (one|single|tenth|only) (study|patient|review|expert|survey|week|month|day|letter|test|customer) .. (proves|shows|is enough|counts)",
      "(nine|eight|seven|six|five|four|three|two|all other|most|ninety*|many) .. (found|find|said|showed|failed|were) .. , but (the|one|this) .. (proves|shows|is|says|was)",
      "(i|we) (left out|leave out|skip|skipped|picked|pick|quote|chose|choose) (only|just|the|all the) .. (fit|fits|prove|suits|suit|support|agree|agrees|weak|bad|good|best)",
      "(which|that) (shows|proves) (how|what|that|once) .. (the rest|other|others|never mind|we need|great|safe|well)",
      "(one|a) (good|bad|sunny|warm|cold|great|quiet) (day|week|month|review|year|mark|quarter|match|season) .. (proves|shows|and (they|he|she|you|it)|so)",
    ],
    flags: [
      "Never mind the other ninety, and forget the rest.",
      "The rest of the figures do not matter.",
      "The others are irrelevant.",
      "It snowed on Easter, so where is that famous spring?",
      "So much for global warming.",
      "Just look at March, when nobody complained.",
      "So let us look at the one that agrees.",
      "He hit the target once in twenty shots: that shows his skill.",
      "My horse won once, which shows that it is great.",
      "April was wet and cool here, so the drought is over.",
      "It snowed in May, so climate science is nonsense.",
      "Take Oslo: that proves the case.",
      "The one letter of thanks shows that all is well.",
      "Six tests failed, but the seventh proves that the pill works.",
      "I quote only the letters that fit.",
      "It shines here, which shows how great the lamp is.",
      "One good day at the till, so the shop is saved.",
    ],
    passes: [
      "“Never mind the others,” said the guide.",
      "The winter was cold and long.",
      "It worked once in ten tries.",
    ],
  },
];
