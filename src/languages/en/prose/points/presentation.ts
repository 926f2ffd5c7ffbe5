import type { PointWordings } from "../../../language.ts";

/** What a text does well, and how far it gives its author’s own view: stated alone. */
export const presentation = {
  attribution: {
    statements: [
      "A reader learns who says it: {words}.",
      "{words} [shows|show] where this comes from.",
      "There is somebody to ask: {words}.",
    ],
    means: "named sources",
  },
  "counter-view": {
    statements: [
      "Another view gets a hearing: {words}.",
      "{words} [lets|let] the other side speak.",
      "Room is given to those who disagree: {words}.",
    ],
    means: "room for another view",
  },
  hedge: {
    statements: [
      "{words} [marks|mark] what is not certain.",
      "The text claims no more than it knows: {words}.",
      "A guess is called a guess: {words}.",
    ],
    means: "care about what is uncertain",
  },
  "subjective-wording": {
    statements: [
      "{words} [gives|give] the author’s own view.",
      "One may agree with {words}, but cannot check [it|them].",
      "An opinion shows here: {words}.",
    ],
    questions: ["Would somebody of another opinion say {words}?"],
    means: "the author’s own judgements",
  },
  "answered-objection": {
    statements: [
      "An objection is stated and answered: {words}.",
      "{who} weighs what speaks against the claim too: {words}.",
      "An awkward point is not passed over: {words}.",
    ],
    means: "an answer to objections",
  },
  "figures-with-source": {
    statements: [
      "The figures have a source: {words}.",
      "A reader can look this number up: {words}.",
      "Beside the number stands its origin: {words}.",
    ],
    means: "figures with their source",
  },
  "open-interest": {
    statements: [
      "The text says what stake it has: {words}.",
      "{words} [shows|show] whose interest this is.",
      "Who gains is not concealed: {words}.",
    ],
    means: "an open interest",
  },
} as const satisfies Partial<PointWordings>;
