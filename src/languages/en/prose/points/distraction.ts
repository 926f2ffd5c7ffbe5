import type { PointWordings } from "../../../language.ts";

/** Points that lead away from the question. */
export const distraction = {
  "straw-man": {
    statements: [
      "{words} [puts|put] into the other side’s mouth a view that is easy to beat.",
      "{who} argues with a view that nobody is shown to hold: {words}.",
      "Whether opponents really say {words} is not shown.",
    ],
    readings: ["Somebody may really have said {words}."],
    questions: ["Would {target} accept this summary?", "Who said {words}, and in which words?"],
    means: "a view put into opponents’ mouths",
  },
  "red-herring": {
    statements: [
      "At {words} the text leaves its question for another one.",
      "{who} turns to something else: {words}.",
      "{words} [draws|draw] attention away from what was asked.",
    ],
    readings: ["The author may find {words} needed as background."],
    questions: ["What was the question just before {words}?"],
    means: "a change of subject",
  },
  whataboutism: {
    statements: [
      "{words} [meets|meet] one charge with another.",
      "{who} points at another’s wrong and leaves the first unanswered: {words}.",
      "One wrong is set off against the next in {words}.",
    ],
    readings: ["With {words} the author may ask for one rule for all."],
    questions: [
      "What does {target} change in this case?",
      "What is the answer to the first charge, {words} apart?",
    ],
    means: "pointing at others’ wrongs",
  },
} as const satisfies Partial<PointWordings>;
