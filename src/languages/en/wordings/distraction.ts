import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that lead away from the question. */
export const distraction = {
  "straw-man": {
    definition:
      "An opponent’s position is replaced by one that is easier to knock down, and the replacement is attacked.",
    misleads: "The reader sees a victory over something that the other side may never have said.",
    innocent: "Summing up a view in one’s own words is fair where its holders would recognise it.",
    question: "Can you find the people described here saying this in their own words?",
  },
  "red-herring": {
    definition: "A point that has little to do with the question is brought in, and attention follows it.",
    misleads: "The original question goes unanswered, and few notice when it was dropped.",
    innocent: "An aside may give background, and a writer may openly move on to the next subject.",
    question: "What was the question just before these words, and does the text come back to it?",
  },
  whataboutism: {
    definition:
      "A criticism is answered by pointing at somebody else’s wrong instead of at the matter raised.",
    misleads: "Two wrongs are set against each other so that neither is examined.",
    innocent:
      "A comparison is fair when it asks for one standard for everyone and still answers the first charge.",
    question: "Leave the other case aside for a moment: what does the text say about the first one?",
  },
} as const satisfies Record<string, TechniqueWording>;
