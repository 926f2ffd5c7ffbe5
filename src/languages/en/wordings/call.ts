import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that call on the reader to act, or to stop thinking. */
export const call = {
  slogans: {
    definition: "A short, striking phrase, made to be repeated, that sums up a cause.",
    misleads: "It is easy to chant and hard to argue with, and it feels like a reason without being one.",
    innocent: "Mottos, names of campaigns and chants are often only reported.",
    observation: {
      one: [
        "{quotes} is built to be repeated rather than examined, and reads like a slogan.",
        "Short and made for a crowd, {quotes} reads like a slogan.",
      ],
      many: [
        "Short and ringing, {quotes} read like slogans: made to be remembered and joined in with.",
        "It is easier to join in with {quotes} than to examine them; they read like slogans.",
      ],
    },
    anotherReading:
      "Good writing is often brief and rhythmic, and a rallying cry is no secret about what it wants.",
    question: "What does this phrase ask for, when you say it in a plain and full sentence?",
  },
  "conversation-killer": {
    definition: "Words that end a discussion instead of contributing to it.",
    misleads: "The matter is declared closed, and whoever still asks appears foolish or tiresome.",
    innocent:
      "Everyday phrases of this kind often only round off a talk, or accept what truly cannot be changed.",
    observation: {
      one: [
        "{quotes} closes the subject instead of answering it, which reads like a conversation killer.",
        "{quotes} reads like a conversation killer: it leaves nothing more to discuss.",
      ],
      many: [
        "Further questions are turned away by {quotes}; such words read like conversation killers.",
        "The matter is declared settled in {quotes}; these words read like conversation killers.",
      ],
    },
    anotherReading:
      "The author may have argued the matter elsewhere at length, or may just be summing up in a familiar phrase.",
    question: "Which question would you still ask if these words were not there?",
  },
  "appeal-to-time": {
    definition: "The reader is told that the moment to act is now, before it is too late.",
    misleads: "Haste leaves no room to check the claim or compare other courses.",
    innocent: "Real deadlines exist: a polling day, a storm on its way, an offer that ends on a stated date.",
    observation: {
      one: [
        "{quotes} hurries the reader on, and reads like an appeal to time.",
        "There is no time to think in {quotes}, which reads like an appeal to time.",
      ],
      many: [
        "A clock is set running in {quotes}, which leaves little room for second thoughts and reads like an appeal to time.",
        "Haste is asked of the reader in {quotes}; this reads like an appeal to time.",
      ],
    },
    anotherReading: "The matter may be urgent indeed, with a date or a process behind it that does not wait.",
    question: "What would be lost by waiting a day to think it over?",
  },
  "call-to-act": {
    definition: "The reader is urged to do something: share, vote, buy, come out, sign.",
    misleads: "A deed binds more than an opinion: who has shared or signed will defend it afterwards.",
    innocent:
      "An appeal that says openly what it asks, why and for whom; a notice that tells people how to stay safe.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "What would you need to know before doing this, and who gains if you do?",
  },
  "sales-promise": {
    definition: "A result is promised that nobody can promise: sure gain, certain cure, no risk.",
    misleads: "The promise is heard, the conditions are not, and who fails is left with the cost.",
    innocent:
      "Plain praise of goods that nobody takes literally, or a guarantee with its conditions beside it.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Who has tested this, on how many, and what happens if it fails?",
  },
  "shaming-the-reader": {
    definition:
      "A reader who disagrees is made to feel foolish, guilty or cowardly, or one who agrees is flattered.",
    misleads: "People agree to think well of themselves, not because they were convinced.",
    innocent: "An open reproach for a deed that has been shown, or warm words to readers who did something.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Could a decent and clever person disagree, and what is the reason given apart from shame?",
  },
} as const satisfies Record<string, TechniqueWording>;
