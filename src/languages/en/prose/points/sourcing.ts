import type { PointWordings } from "../../../language.ts";

/** Points on how far a text lets itself be checked. */
export const sourcing = {
  "unsourced-claim": {
    statements: [
      "{words} [stands|stand] as fact, and no source is named.",
      "Where {who} has this from is not said: {words}.",
      "A reader cannot look this up: {words}.",
      "The claim has to be taken on trust: {words}.",
    ],
    readings: [
      "Among its readers {words} may be common knowledge.",
      "The source of {words} may be found behind a link.",
    ],
    questions: [
      "Where could one check {words}?",
      "What does this rest on: {words}?",
      "Who could confirm {words}?",
      "What would show this to be wrong: {words}?",
      "Who first said {words}?",
    ],
    means: "claims without a source",
  },
  "anonymous-authority": {
    statements: [
      "{words} [lends|lend] weight, but nobody has a name.",
      "{who} leans on people without names: {words}.",
      "Nobody can ask them how they know: {words}.",
      "Who says so stays in the dark: {words}.",
    ],
    readings: ["A name behind {words} may put somebody at risk."],
    questions: ["Who exactly stands behind {words}?", "Whose testimony is {words}?"],
    means: "nameless sources",
  },
  "suppressed-truth": {
    statements: [
      "{words} [tells|tell] readers that the truth is kept from them.",
      "{who} offers what others are said to keep from you: {words}.",
      "Somebody is said to hide this, which makes it sound true: {words}.",
    ],
    readings: ["Some things do go unreported, and this may be one: {words}."],
    questions: [
      "Who learned of this, and when: {words}?",
      "Who has looked into this: {words}?",
      "What would show it to be otherwise: {words}?",
      "Where else can one read this: {words}?",
    ],
    means: "a tale of hidden truth",
  },
  "secret-plot": {
    statements: [
      "{words} [explains|explain] events by a secret will.",
      "{who} sees hidden players behind events: {words}.",
      "A hidden plan is said to be at work: {words}.",
    ],
    readings: ["{words} may be a figure of speech for an ordinary deal."],
    questions: [
      "Who, by name, is behind {words}?",
      "Which document shows this: {words}?",
      "How many people would have to keep this secret: {words}?",
      "How did the author learn this: {words}?",
    ],
    means: "a tale of a secret plot",
  },
  "missing-time-or-place": {
    statements: [
      "{words} [tells|tell] of an event without day or place.",
      "When and where it happened is not said: {words}.",
      "{who} gives neither a day nor a town: {words}.",
    ],
    readings: ["The first readers may have known the day of {words}."],
    questions: ["On which day was this, and where: {words}?"],
    means: "events without date or place",
  },
  "vague-quantity": {
    statements: [
      "{words} [suggests|suggest] a number and [gives|give] none.",
      "How many is left to the imagination: {words}.",
      "{who} counts without figures: {words}.",
    ],
    readings: ["Nobody may have counted {words} yet."],
    questions: ["{words}: how many is that?"],
    means: "amounts without numbers",
  },
  "self-contradiction": {
    statements: [
      "{words} [clashes|clash] <with the rest of the text|with each other>.",
      "{who} says one thing here and another there: {words}.",
      "One passage denies the other: {words}.",
    ],
    readings: ["{words} may speak of another time than the rest."],
    questions: ["Under what conditions could {words} be true?"],
    means: "contradicting itself",
  },
  "headline-over-text": {
    statements: [
      "The headline says more than the text: {words}.",
      "{words} [promises|promise] what the text below does not show.",
      "Below the headline, less remains of {words}.",
    ],
    readings: ["{words} may be another hand’s work, as headlines often are."],
    questions: ["Which sentence of the text bears {words} out?"],
    means: "a headline beyond its text",
  },
  "one-sided-sourcing": {
    statements: [
      "All who get to speak stand on one side: {words}.",
      "The other side has no say beside {words}.",
      "Voices are heard from one side alone: {words}.",
    ],
    readings: ["Others than {words} may have refused to comment."],
    questions: ["What would {target} answer?", "Who was not asked besides {words}?"],
    means: "one side’s voices",
  },
} as const satisfies Partial<PointWordings>;
