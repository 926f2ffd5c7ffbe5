import type { PointWordings } from "../../../language.ts";

/** Points that call on the reader to act, or to stop thinking. */
export const call = {
  slogans: {
    statements: [
      "{words} [is|are] made to be repeated, not examined.",
      "{who} sums a cause up in a ringing phrase: {words}.",
      "{words} [rallies|rally] people and [explains|explain] nothing.",
    ],
    readings: ["At a rally or a feast {words} would surprise nobody."],
    questions: ["What does {words} ask for, in a full sentence?"],
    means: "slogans",
  },
  "conversation-killer": {
    statements: [
      "{words} [closes|close] a question instead of answering it.",
      "{who} declares the matter settled: {words}.",
      "Whoever asks more looks foolish after {words}.",
    ],
    readings: ["{words} may just round off a long talk."],
    questions: ["What is still open after {words}?", "What would one ask, were it not for {words}?"],
    means: "phrases that end the talk",
  },
  "appeal-to-time": {
    statements: [
      "{words} [hurries|hurry] the reader past second thoughts.",
      "{who} leaves no time to check: {words}.",
      "A clock is set running: {words}.",
    ],
    readings: ["A real deadline may stand behind {words}."],
    questions: ["Why the hurry: {words}?", "Who decided this: {words}?"],
    means: "hurry",
  },
  "call-to-act": {
    statements: [
      "{words} [tells|tell] the reader what to do.",
      "{who} wants a deed, not agreement alone: {words}.",
      "Here stands what the text wants done: {words}.",
    ],
    readings: ["An open request such as {words} leaves the reader free to say no."],
    questions: ["What should one know before doing so: {words}?", "What speaks for doing this: {words}?"],
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
      "Who tested this, and on how many: {words}?",
      "Who bears the risk if this fails: {words}?",
      "What does the small print say of {words}?",
      "How was this measured: {words}?",
    ],
    means: "promises without proof",
  },
  "shaming-the-reader": {
    statements: [
      "{words} [makes|make] it shameful to disagree.",
      "{who} works on the reader’s pride or guilt: {words}.",
      "Whoever doubts is to feel ashamed: {words}.",
    ],
    readings: ["{words} may come from worry, not from scorn."],
    questions: ["Could a decent person say no to {words}?", "Which reason is given besides {words}?"],
    means: "shaming those who doubt",
  },
} as const satisfies Partial<PointWordings>;
