import type { PointWordings } from "../../../language.ts";

/** Points that make a tangled matter simple. */
export const simplification = {
  "causal-oversimplification": {
    statements: [
      "{words} [gives|give] one cause for something that may have several.",
      "{who} puts it all down to a single thing: {words}.",
      "Whatever else played a part drops out of {words}.",
      "A single cause is named, {a}, and no other.",
    ],
    readings: ["It may truly be the main cause.", "A short text may name only the weightiest cause."],
    questions: ["What else had to happen for this?", "What shows that just this was the cause?"],
    means: "one cause for everything",
  },
  "false-dilemma": {
    statements: [
      "{words} [leaves|leave] two ways open and no third.",
      "{who} offers a choice with only one bearable answer: {words}.",
      "Nothing lies between the two ends: {words}.",
      "Just two ways are named, {a} and {b}.",
      "The choice is {a} or {b}, as if no third way existed.",
    ],
    readings: ["The other ways may have been weighed and dropped.", "Some choices do have just two sides."],
    questions: [
      "What lies between {a} and {b}?",
      "Which third way would be possible here?",
      "Why could one not have both, or neither?",
      "Which third way is missing from {words}?",
    ],
    means: "a choice of only two",
  },
  "consequential-oversimplification": {
    statements: [
      "{words} [runs|run] from a first step straight to a far end.",
      "{who} treats a chain of outcomes as certain: {words}.",
      "No link is shown, yet the end is sure: {words}.",
      "One step, {a}, is said to end in {b}.",
    ],
    readings: ["It may have gone so before, elsewhere.", "The author may be sketching the worst case."],
    questions: [
      "How is it known that this must follow: {b}?",
      "At which step could this stop?",
      "How sure is each link of the chain?",
    ],
    means: "a slippery slope",
  },
  "false-equivalence": {
    statements: [
      "{words} [treats|treat] unlike things as the same.",
      "{who} carries a judgement over from one case to another: {words}.",
      "What sets the two apart is missing from {words}.",
    ],
    readings: ["Only one shared feature may be meant."],
    questions: ["How do the two differ?", "Is this the likeness that matters here?"],
    means: "equating unlike things",
  },
  "cherry-picking": {
    statements: [
      "{words} [shows|show] what fits; the rest is out of sight.",
      "{who} picks the cases that suit the conclusion: {words}.",
      "Whatever speaks against it finds no place beside {words}.",
    ],
    readings: ["The example may be typical of the rest."],
    questions: ["What would the cases left out show?", "How were these examples chosen?"],
    means: "hand-picked cases",
  },
  "sweeping-generalisation": {
    statements: [
      "{words} [leaves|leave] no room for an exception.",
      "{who} says of all what may be true of some: {words}.",
      "One rule for every case: {words}.",
      "The word {a} allows no exception: {words}.",
    ],
    readings: ["In loose speech “all” often means “most”.", "The tendency itself may be real."],
    questions: [
      "Really {a}, and who has counted?",
      "Which exception to {words} comes to mind?",
      "Who was asked, and how many?",
    ],
    means: "sweeping claims",
  },
  "hasty-generalisation": {
    statements: [
      "{words} [makes|make] a rule of a few cases.",
      "{who} goes from what happened once to what always happens: {words}.",
      "A few events have to carry a large conclusion: {words}.",
    ],
    readings: ["The author may know of more such cases."],
    questions: ["How many cases were looked at?", "Did it turn out otherwise anywhere?"],
    means: "a rule drawn from few cases",
  },
  "single-case-proof": {
    statements: [
      "One story has to prove the general claim: {words}.",
      "{who} measures everyone by a single case: {words}.",
      "Whether the case is typical stays open: {words}.",
    ],
    readings: ["The story may illustrate what was shown elsewhere."],
    questions: [
      "How did others fare in the same position?",
      "Why was just this case chosen?",
      "How many cases went the other way than {words}?",
    ],
    means: "a single case as proof",
  },
} as const satisfies Partial<PointWordings>;
