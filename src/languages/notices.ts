/**
 * What a sentence shows that speaks to a machine and not to a reader. Most cues say nothing alone; which of them do
 * together is said once for all languages, in `detector/find/notices/addressed-to-ai.ts`.
 */
export const AI_CUES = [
  /** A form of address or a turn that only a machine is meant by: "if you are an AI", "your system prompt is". */
  "address",
  /** A machine that reads and writes: AI, language model, chatbot, by kind or by name. */
  "machine",
  /** The same called upon: "Dear AI,", "AI assistant:". */
  "vocative",
  /** A machine that has this very text before it: an AI that reads this page, an automated summary of it. */
  "reader",
  /** The one spoken to: you, your; or a verb that calls on them to do something. */
  "second-person",
  /** A call to set something aside: ignore, forget, override. */
  "override",
  /** What was before, or what the one spoken to was given: previous, above, your, you were told. */
  "earlier",
  /** Instructions, rules, prompt, task. */
  "instructions",
  /** A call to show: reveal, print, repeat. */
  "reveal",
  /** What only a machine keeps to itself: your system prompt, the text above. */
  "hidden-words",
  /** Another part is given: you are now, act as, pretend. */
  "role",
  /** What a machine is to be: an assistant without limits, a terminal. */
  "persona",
  /** A way of working that is said to begin: developer mode. */
  "mode",
  /** It is on: enabled, activated. */
  "switched-on",
  /** A call to write: say, answer, output, begin with. */
  "output",
  /** How: only with, word for word, exactly. */
  "dictated",
  /** What a machine is asked for: your answer, your summary, the report. */
  "answer",
  /** It must be so: must be, should begin with. */
  "must",
  /** A call to work on an answer as one works on a string: append to, encode, translate, begin. */
  "shape",
  /** While this text is read by a program: when summarising this article. */
  "processing",
  /** A heading as chat formats and prompts have it: system message, new instructions. */
  "heading",
  /** The same, where people also write it: important instructions, new task. It counts within marks or in capitals. */
  "common-heading",
  /** A call to use a tool as programs are called. */
  "tool",
  /** What a program holds of the one it works for: the conversation, the user's keys. */
  "held",
] as const;
export type AiCue = (typeof AI_CUES)[number];

/** The cues of one language, in the pattern language of `rule.ts`. */
export type AddressedToAi = Readonly<Record<AiCue, readonly string[]>>;
