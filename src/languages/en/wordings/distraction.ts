import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that lead away from the question. */
export const distraction = {
  "straw-man": {
    definition:
      "An opponent’s position is replaced by one that is easier to knock down, and the replacement is attacked.",
    misleads: "The reader sees a victory over something that the other side may never have said.",
    innocent: "Summing up a view in one’s own words is fair where its holders would recognise it.",
    observation: {
      one: [
        "{quotes} speaks for the other side in words they may not own, which reads like a straw man.",
        "Whether anybody holds the view that is knocked down in {quotes} is not shown; this reads like a straw man.",
      ],
      many: [
        "The other side’s view reaches us in {quotes} only as its critics would put it; this reads like a straw man.",
        "Views that are easy to beat are put into somebody’s mouth in {quotes}, which reads like a straw man.",
      ],
    },
    anotherReading:
      "Somebody may really have said this, or the author may be drawing out, fairly, where the position leads.",
    question: "Can you find the people described here saying this in their own words?",
  },
  "red-herring": {
    definition: "A point that has little to do with the question is brought in, and attention follows it.",
    misleads: "The original question goes unanswered, and few notice when it was dropped.",
    innocent: "An aside may give background, and a writer may openly move on to the next subject.",
    observation: {
      one: "At {quotes} the text turns aside from the question it was on, and the turn reads like a red herring.",
      many: "The thread is laid down at {quotes} and another one taken up, which reads like a red herring.",
    },
    anotherReading:
      "What looks like a detour may be context that the author thinks is needed, or just a loosely built text.",
    question: "What was the question just before these words, and does the text come back to it?",
  },
  whataboutism: {
    definition:
      "A criticism is answered by pointing at somebody else’s wrong instead of at the matter raised.",
    misleads: "Two wrongs are set against each other so that neither is examined.",
    innocent:
      "A comparison is fair when it asks for one standard for everyone and still answers the first charge.",
    observation: {
      one: [
        "{quotes} answers one charge with another, and reads like whataboutism.",
        "Somebody else’s wrong is brought up in {quotes} where the first one was at issue; this reads like whataboutism.",
      ],
      many: [
        "Where an answer might be expected, {quotes} point at somebody else’s wrongs; this reads like whataboutism.",
        "One complaint is met with another in {quotes}, which reads like whataboutism.",
      ],
    },
    anotherReading:
      "The comparison may be a sincere call for equal treatment, by somebody tired of seeing one case judged and another excused.",
    question: "Leave the other case aside for a moment: what does the text say about the first one?",
  },
} as const satisfies Record<string, TechniqueWording>;
