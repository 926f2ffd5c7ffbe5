import type { PointWordings } from "../../../language.ts";

/** Points that lie in the choice of words. */
export const manipulativeWording = {
  "loaded-language": {
    statements: [
      "{words} [judges|judge] while telling.",
      "{who} says what to feel along with what happened: {words}.",
      "Calmer words would name the same thing; {words} [adds|add] a verdict.",
      "The charge is in the choice of words: {words}.",
      "{words} [is|are] no mere description.",
    ],
    readings: ["The facts may be such that {words} [is|are] fair."],
    questions: [
      "How would somebody who disagrees put {words}?",
      "Which facts match {words}?",
      "What would the other side say instead of {words}?",
      "What remains once {words} [is|are] taken out?",
    ],
    means: "charged words",
  },
  obfuscation: {
    statements: [
      "{words} [hides|hide] who does what.",
      "{who} stays too vague to be checked: {words}.",
      "Nobody is bound to anything by {words}.",
    ],
    readings: ["The details behind {words} may not be settled yet."],
    questions: ["What does {words} mean, put simply?"],
    means: "vague wording",
  },
  "exaggeration-minimisation": {
    statements: [
      "{words} [goes|go] to the end of the scale.",
      "{who} picks the strongest words for it: {words}.",
      "Words set the size here: {words}.",
      "The scale is in the wording: {words}.",
    ],
    readings: ["{words} may be everyday emphasis.", "A record or a count may bear {words} out."],
    questions: [
      "{words}: compared with what?",
      "Measured how: {words}?",
      "Which figure would bear this out: {words}?",
    ],
    means: "exaggeration",
  },
  repetition: {
    statements: [
      "{words} [comes|come] back until [it feels|they feel] true.",
      "{who} says it again and again: {words}.",
      "Each return brings weight but no new reason: {words}.",
    ],
    readings: ["In a speech {words} would keep the rhythm."],
    questions: ["What does each return of {words} add?"],
    means: "repetition",
  },
  euphoria: {
    statements: [
      "{words} [lifts|lift] the mood; costs and setbacks go unsaid.",
      "{who} lets triumph speak for the facts: {words}.",
      "In such joy nothing can go wrong: {words}.",
    ],
    readings: ["The news behind {words} may simply be good."],
    questions: ["Which facts are behind {words}?", "What is left out of {words}?"],
    means: "high spirits",
  },
} as const satisfies Partial<PointWordings>;
