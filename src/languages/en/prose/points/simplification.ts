import type { PointWordings } from "../../../language.ts";

/** Points that make a tangled matter simple. */
export const simplification = {
  "causal-oversimplification": {
    statements: [
      "{words} [gives|give] one cause for something that may have several.",
      "{who} lets one cause explain it all: {words}.",
      "Whatever else played a part drops out of {words}.",
      "A single cause is named, {a}, and no other.",
    ],
    readings: ["{a} may truly be the main cause."],
    questions: ["What else had to happen, apart from {a}?", "What shows this to be the cause: {a}?"],
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
    readings: ["Other ways than {a} and {b} may have been weighed and dropped."],
    questions: ["What lies between {a} and {b}?", "Which third way is missing from {words}?"],
    means: "a choice of only two",
  },
  "consequential-oversimplification": {
    statements: [
      "{words} [runs|run] from a first step straight to a far end.",
      "{who} treats a chain of outcomes as certain: {words}.",
      "How one step leads to the next is not shown: {words}.",
      "One step, {a}, is said to end in {b}.",
    ],
    readings: ["Somewhere {b} may indeed have followed {a}."],
    questions: [
      "How is it known that this must follow: {b}?",
      "At which step between {a} and {b} could this stop?",
    ],
    means: "a slippery slope",
  },
  "false-equivalence": {
    statements: [
      "{words} [treats|treat] unlike things as the same.",
      "{who} carries a judgement over from one case to another: {words}.",
      "What sets the two apart is missing from {words}.",
    ],
    readings: ["{words} may liken only one feature."],
    questions: ["How do the two in {words} differ?"],
    means: "equating unlike things",
  },
  "cherry-picking": {
    statements: [
      "{words} [shows|show] what fits; the rest is out of sight.",
      "{who} picks the cases that suit the conclusion: {words}.",
      "Whatever speaks against it finds no place beside {words}.",
    ],
    readings: ["{words} may be typical of the rest."],
    questions: ["What would cases other than {words} show?"],
    means: "hand-picked cases",
  },
  "sweeping-generalisation": {
    statements: [
      "{words} [leaves|leave] no room for an exception.",
      "{who} says of all what may be true of some: {words}.",
      "One rule for every case: {words}.",
      "The word {a} allows no exception: {words}.",
    ],
    readings: ["In loose speech {a} is rarely meant to the letter."],
    questions: ["Really {a}, and who has counted?", "Which exception to {words} comes to mind?"],
    means: "sweeping claims",
  },
  "hasty-generalisation": {
    statements: [
      "{words} [makes|make] a rule of a few cases.",
      "{who} goes from what happened once to what always happens: {words}.",
      "A few events have to carry a large conclusion: {words}.",
    ],
    readings: ["The author may know of more cases than {words}."],
    questions: ["How many cases are there behind {words}?"],
    means: "a rule drawn from few cases",
  },
  "single-case-proof": {
    statements: [
      "One story has to prove the general claim: {words}.",
      "{who} measures everyone by a single case: {words}.",
      "Whether the case is typical stays open: {words}.",
    ],
    readings: ["{words} may only illustrate what was shown elsewhere."],
    questions: ["How many cases went the other way than {words}?"],
    means: "a single case as proof",
  },
} as const satisfies Partial<PointWordings>;
