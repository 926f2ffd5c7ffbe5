import type { Frame } from "../../language.ts";
import { marks } from "./marks.ts";

/** How quoted words and names are set into English sentences. */
export const frame: Frame = {
  marks,
  innerMarks: ["‘", "’"],
  lastJoin: " and ",
  carriers: {
    word: { one: { the: "the word" }, many: { the: "the words" } },
    words: { one: { the: "the words" }, many: { the: "the words" } },
    sentence: { one: { the: "the sentence" }, many: { the: "the sentences" } },
    question: { one: { the: "the question" }, many: { the: "the questions" } },
    emoji: { one: { the: "the emoji" }, many: { the: "the emoji" } },
  },
  author: "the author",
  authorOf: {
    news: "the report",
    advert: "the advert",
    appeal: "the appeal",
    scam: "the sender",
    speech: "the speaker",
    review: "the reviewer",
    letter: "the letter",
  },
  quotedPerson: "somebody quoted",
  // A description with a small letter at its end ("unnamed critics") may be of several people.
  asSubject: (name) => (/(?:^|\s)\p{Lu}\S*$/u.test(name) ? name : undefined),
  quotedBy: [
    "So says {speaker}.",
    "It is {speaker} who says so.",
    "{speaker} says it, not the author.",
    "The speaker is {speaker}.",
    "Said by {speaker}.",
  ],
  quotedAsNamed: ["Quoted from {speaker}.", "In the words of {speaker}.", "Put this way by {speaker}."],
  quoted: [
    "The words are quoted.",
    "The author quotes it.",
    "These are quoted words.",
    "It stands in a quotation.",
    "Said by another, not by the author.",
  ],
  euphony: [],
  needlessStops: /(?<=[?!]”)\.(?=\s|$)/gu,
};
