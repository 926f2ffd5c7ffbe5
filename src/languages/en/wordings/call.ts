import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that call on the reader to act, or to stop thinking. */
export const call = {
  slogans: {
    definition: "A short, striking phrase, made to be repeated, that sums up a cause.",
    misleads: "It is easy to chant and hard to argue with, and it feels like a reason without being one.",
    innocent: "Mottos, names of campaigns and chants are often only reported.",
    question: "What does this phrase ask for, when you say it in a plain and full sentence?",
  },
  "conversation-killer": {
    definition: "Words that end a discussion instead of contributing to it.",
    misleads: "The matter is declared closed, and whoever still asks appears foolish or tiresome.",
    innocent:
      "Everyday phrases of this kind often only round off a talk, or accept what truly cannot be changed.",
    question: "Which question would you still ask if these words were not there?",
  },
  "appeal-to-time": {
    definition: "The reader is told that the moment to act is now, before it is too late.",
    misleads: "Haste leaves no room to check the claim or compare other courses.",
    innocent: "Real deadlines exist: a polling day, a storm on its way, an offer that ends on a stated date.",
    question: "What would be lost by waiting a day to think it over?",
  },
  "call-to-act": {
    definition: "The reader is urged to do something: share, vote, buy, come out, sign.",
    misleads: "A deed binds more than an opinion: who has shared or signed will defend it afterwards.",
    innocent:
      "An appeal that says openly what it asks, why and for whom; a notice that tells people how to stay safe.",
    question: "What would you need to know before doing this, and who gains if you do?",
  },
  "sales-promise": {
    definition: "A result is promised that nobody can promise: sure gain, certain cure, no risk.",
    misleads: "The promise is heard, the conditions are not, and who fails is left with the cost.",
    innocent:
      "Plain praise of goods that nobody takes literally, or a guarantee with its conditions beside it.",
    question: "Who has tested this, on how many, and what happens if it fails?",
  },
  "shaming-the-reader": {
    definition:
      "A reader who disagrees is made to feel foolish, guilty or cowardly, or one who agrees is flattered.",
    misleads: "People agree to think well of themselves, not because they were convinced.",
    innocent: "An open reproach for a deed that has been shown, or warm words to readers who did something.",
    question: "Could a decent and clever person disagree, and what is the reason given apart from shame?",
  },
} as const satisfies Record<string, TechniqueWording>;
