import type { Rule } from "../../rule.ts";

const SOURCE = "UNLP 2025, cherry-picking; the turns of phrase are our own list";

/** The one example that suits is held up. */
export const cherryPicking: readonly Rule[] = [
  {
    technique: "cherry-picking",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(many (,|) many|countless|endless) examples (of|,|$|that|to)",
      "(just|only) look at (what|how|where|the (mess|state|chaos|streets|crime|schools|facts|results))",
      "(one|you|we) (need only|only need|only have to|need|have) (to|) look (at|no further)",
      "look no further than",
      "(to|and to) (give|name|take) (just|only|but) (one|two|a few) (example|examples)",
    ],
    flags: [
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
      "(just|only) (look|take a look|think|consider) (at|of|about) (what|how|the|one|his|her|their|this)",
      "(take|consider) (just|only) (one|a single|this) (example|case|fact|year|town|number)",
      "(one|a single|this) (example|case|incident|number) (says|tells|is enough|speaks|shows|proves|sums)",
      "(one|a single|this) (fact|picture|statistic) (says|tells|is enough|speaks|shows|proves|sums)",
    ],
    flags: [
      "Just look at the old bridge.",
      "Consider just one example.",
      "One number says it all.",
      "One fact says it all.",
    ],
    passes: ["“Just look at the bridge,” she said.", "Look at the map."],
  },
];
