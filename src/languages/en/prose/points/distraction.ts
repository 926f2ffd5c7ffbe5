import type { PointWordings } from "../../../language.ts";

/** Points that lead away from the question. */
export const distraction = {
  "straw-man": {
    statements: [
      "{words} [puts|put] into the other side’s mouth a view that is easy to beat.",
      "{who} argues with a view that nobody is shown to hold: {words}.",
      "Whether opponents really say {words} is not shown.",
    ],
    readings: ["Somebody may really have said so.", "It may show fairly where a position leads."],
    questions: [
      "Who said this, and in which words?",
      "Would {target} accept this summary?",
      "Who said {words}, and in which words?",
    ],
    means: "a view put into opponents’ mouths",
  },
  "red-herring": {
    statements: [
      "At {words} the text leaves its question for another one.",
      "{who} turns to something else: {words}.",
      "{words} [draws|draw] attention away from what was asked.",
    ],
    readings: ["The author may find this background needed."],
    questions: [
      "What was the question just before this?",
      "Does the text come back to its question?",
      "What was the question just before {words}?",
    ],
    means: "a change of subject",
  },
  whataboutism: {
    statements: [
      "{words} [meets|meet] one charge with another.",
      "{who} points at another’s wrong and leaves the first unanswered: {words}.",
      "One wrong is set off against the next in {words}.",
    ],
    readings: ["One rule for all may be what the author asks for."],
    questions: [
      "And what is the answer to the first charge?",
      "What does {target} change in this case?",
      "What is the answer to the first charge, {words} apart?",
    ],
    means: "pointing at others’ wrongs",
  },
} as const satisfies Partial<PointWordings>;
