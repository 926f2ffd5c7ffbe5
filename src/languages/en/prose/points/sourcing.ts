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
    readings: ["Among its readers it may be common knowledge.", "The source may stand behind a link."],
    questions: [
      "Where could one check {words}?",
      "On what does {words} rest?",
      "Who could confirm this?",
      "What would show it, and where?",
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
    readings: ["A name may put the source at risk."],
    questions: [
      "Who exactly stands behind {words}?",
      "Whose testimony is {words}?",
      "Is there a second source, with a name?",
    ],
    means: "nameless sources",
  },
  "suppressed-truth": {
    statements: [
      "{words} [says|say] the truth is hidden, and the hiding becomes the proof.",
      "{who} offers what others are said to keep from you: {words}.",
      "The silence of others counts as evidence: {words}.",
    ],
    readings: ["Some things do go unreported for a while."],
    questions: ["Who hides it, and how is that known?", "Has really nobody else written of it?"],
    means: "a tale of hidden truth",
  },
  "secret-plot": {
    statements: [
      "{words} [explains|explain] events by a secret will.",
      "{who} sees hidden players behind events: {words}.",
      "A plan without names or documents: {words}.",
    ],
    readings: ["It may be a figure of speech for an ordinary deal."],
    questions: [
      "Who, by name, is behind {words}?",
      "Who agreed with whom, and on what?",
      "What could show that there was no plan?",
    ],
    means: "a secret plot",
  },
  "missing-time-or-place": {
    statements: [
      "{words} [tells|tell] of an event without day or place.",
      "When and where it happened is not said: {words}.",
      "{who} gives neither a day nor a town: {words}.",
    ],
    readings: ["The first readers may have known both."],
    questions: ["On which day did it happen, and where?"],
    means: "events without date or place",
  },
  "vague-quantity": {
    statements: [
      "{words} [suggests|suggest] a number and [gives|give] none.",
      "How many is left to the imagination: {words}.",
      "{who} counts without figures: {words}.",
    ],
    readings: ["Nobody may have counted yet."],
    questions: ["{words}: how many is that?", "Which number came to your mind?"],
    means: "amounts without numbers",
  },
  "self-contradiction": {
    statements: [
      "{words} [clashes|clash] <with the rest of the text|with each other>.",
      "{who} says one thing here and another there: {words}.",
      "One passage denies the other: {words}.",
    ],
    readings: ["The passages may speak of different times."],
    questions: ["Under what conditions could both be true?"],
    means: "contradicting itself",
  },
  "headline-over-text": {
    statements: [
      "The headline says more than the text: {words}.",
      "{words} [promises|promise] what the text below does not show.",
      "Below the headline, less remains of {words}.",
    ],
    readings: ["Headlines are short, and often by another hand."],
    questions: ["Which sentence of the text bears this out?", "How would you head this text yourself?"],
    means: "a headline beyond its text",
  },
  "one-sided-sourcing": {
    statements: [
      "All who get to speak stand on one side: {words}.",
      "The other side has no say beside {words}.",
      "Voices are heard from one side alone: {words}.",
    ],
    readings: ["The others may have refused to comment.", "A statement has one voice by its nature."],
    questions: ["Whose voice is missing here?", "What would {target} answer?"],
    means: "one side’s voices",
  },
} as const satisfies Partial<PointWordings>;
