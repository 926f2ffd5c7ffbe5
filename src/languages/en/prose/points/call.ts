import type { PointWordings } from "../../../language.ts";

/** Points that call on the reader to act, or to stop thinking. */
export const call = {
  slogans: {
    statements: [
      "{words} [is|are] made to be repeated, not examined.",
      "{who} sums a cause up in a ringing phrase: {words}.",
      "{words} [rallies|rally] people and [explains|explain] nothing.",
    ],
    readings: ["At a rally or a feast slogans are expected.", "A motto need not argue."],
    questions: [
      "What does {words} ask for, in a full sentence?",
      "Which step would follow from this phrase?",
    ],
    means: "slogans",
  },
  "conversation-killer": {
    statements: [
      "{words} [closes|close] a question instead of answering it.",
      "{who} declares the matter settled: {words}.",
      "Whoever asks on looks foolish after {words}.",
    ],
    readings: ["It may just round off a long talk."],
    questions: [
      "What is still open here?",
      "Who decided that there is nothing left to discuss?",
      "What is still open after {words}?",
      "Who decided on {words}?",
      "What would one ask, were it not for {words}?",
    ],
    means: "phrases that end the talk",
  },
  "appeal-to-time": {
    statements: [
      "{words} [hurries|hurry] the reader past second thoughts.",
      "{who} leaves no time to check: {words}.",
      "A clock is set running: {words}.",
    ],
    readings: ["There may be a real deadline."],
    questions: ["Why {words}?", "What would a day of thought cost?", "Who set this deadline?"],
    means: "hurry",
  },
  "call-to-act": {
    statements: [
      "{words} [tells|tell] the reader what to do.",
      "{who} wants a deed, not agreement alone: {words}.",
      "Here stands what the text wants done: {words}.",
    ],
    readings: ["Those who agree may be glad of {words}.", "{words} hides nothing: it is an open request."],
    questions: [
      "Who gains if readers follow {words}?",
      "What should one know before {words}?",
      "What happens to those who do not heed {words}?",
      "Which reason comes before {words}?",
      "Who pays for {words}?",
      "What would change after {words}?",
    ],
    means: "a call to act",
  },
  "sales-promise": {
    statements: [
      "{words} [promises|promise] what nobody can guarantee.",
      "{who} holds out a sure gain: {words}.",
      "The result is promised, the proof is not given: {words}.",
    ],
    readings: ["For some, {words} may have come true.", "Few buyers take {words} literally."],
    questions: [
      "Who tested {words}, and on how many?",
      "Who bears the risk if {words} fails?",
      "What does the small print say of {words}?",
      "For how many did {words} come true?",
      "How was {words} measured?",
      "What is given back where {words} fails?",
    ],
    means: "promises without proof",
  },
  "shaming-the-reader": {
    statements: [
      "{words} [makes|make] it shameful to disagree.",
      "{who} works on the reader’s pride or guilt: {words}.",
      "Whoever has doubts is put to shame: {words}.",
    ],
    readings: ["A sharp word may come from worry."],
    questions: [
      "Could a decent person disagree?",
      "Which reason is given, apart from shame?",
      "Could a decent person answer {words} with no?",
      "Which reason is given besides {words}?",
    ],
    means: "shaming those who doubt",
  },
} as const satisfies Partial<PointWordings>;
