import type { Rule } from "../../rule.ts";

const SOURCE =
  "SemEval-2023 task 3, obfuscation and vagueness; Orwell, Politics and the English Language (1946)";

/** Cloudy words and euphemisms that say little on purpose. */
export const obfuscation: readonly Rule[] = [
  {
    technique: "obfuscation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|are|remains) (always|) our (number one|top|highest|first|utmost) (priority|concern)",
      "(working|work|works|engaging) (closely|) with (all|) (relevant|key) (stakeholders|partners|parties)",
      "(enhanced interrogation|kinetic action|right-sizing|rightsizing|negative growth)",
      "(friendly fire incident|alternative facts|economical with the truth)",
      "(synergies|synergistic|holistic solutions|paradigm shift|thought leadership|value-added solutions|leverage our)",
    ],
    flags: [
      "Safety is always our number one priority.",
      "We are working closely with all relevant stakeholders.",
      "Mistakes were made, and enhanced interrogation was used.",
      "We use synergies.",
      "Mistakes were made, and alternative facts was used.",
    ],
    passes: [
      "“We take safety very seriously,” the manager said.",
      "The first priority is to find the leak.",
      "He takes his tea very hot.",
    ],
  },
];
