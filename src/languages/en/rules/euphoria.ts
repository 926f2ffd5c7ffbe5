import type { Rule } from "../../rule.ts";

const SOURCE = "UNLP 2025, euphoria; the turns of phrase are our own list";

/** Triumph and joy that are to sweep the reader along. */
export const euphoria: readonly Rule[] = [
  {
    technique: "euphoria",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(what a|a) (glorious|historic|wonderful|magnificent) (victory|day|win|triumph|moment) (!|for)",
      "(what a|a) (fantastic|incredible|stunning|triumphant) (victory|day|win|triumph|moment) (!|for)",
      "(we|they) (have|) (won|did it|triumphed|prevailed) (!|at last|, and nothing|against all odds)",
      "(victory|glory|triumph|hallelujah|hooray|hurrah|bravo) (!|at last|for all|is ours|to our)",
      "(beacon|shining light|shining example|model|torch) (of|for) (progress|hope|freedom|liberty)",
      "(beacon|shining light|shining example|model|torch) (of|for) (democracy|all|the world|humanity|urban)",
      "(the|our) (brightest|best|greatest|most glorious) days (are|lie|still lie) (ahead|yet|still|before)",
      "(a|the|new) (golden|glorious) (age|era|dawn|chapter|future) (of|for|is|begins|has|awaits|$)",
      "(a|the|new) (bright new|shining new) (age|era|dawn|chapter|future) (of|for|is|begins|has|awaits|$)",
      "(history|miracle|miracles) (is|are) being (made|written) (today|here|before|by us|!|$)",
      "(unstoppable|invincible|unbeatable|undefeated|indestructible) (!|army|nation|people|movement|force|team|spirit)",
      "(the whole|the entire) (world|country|nation) (is|will be|are) (in awe|amazed|jealous|cheering)",
      "(the whole|the entire) (world|country|nation) (is|will be|are) (celebrating|very impressed|stunned)",
    ],
    flags: [
      "What a glorious victory!",
      "We won at last!",
      "Triumph at last, hooray!",
      "Our town has become a beacon of progress.",
      "Our best days lie ahead.",
      "The golden age of our city begins.",
      "History is being made today.",
      "We are unstoppable!",
      "The entire world is in awe.",
      "What a stunning victory!",
      "Our town has become a beacon of all.",
      "The bright new age of our city begins.",
      "The entire world is very impressed.",
    ],
    passes: [
      "“We won!” the captain shouted.",
      "The beacon on the pier was lit.",
      "The team won the second match.",
    ],
  },
];
