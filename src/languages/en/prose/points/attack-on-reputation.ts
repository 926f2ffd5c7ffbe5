import type { PointWordings } from "../../../language.ts";

/** Points that speak against a person or group instead of a claim. */
export const attackOnReputation = {
  "name-calling": {
    statements: [
      "{words} [passes|pass] sentence on people before any deed is named.",
      "{who} gives people a label in place of an argument: {words}.",
      "Whoever is called {words} stands condemned by the name alone.",
      "The verdict is in the name: {words}.",
    ],
    readings: [
      "In the author’s circle {words} may be an everyday name.",
      "Deeds that readers know of may stand behind {words}.",
      "{words} may be the author’s anger, not a claim.",
      "Some of those meant may call themselves {words}.",
    ],
    questions: [
      "Which deed is meant by {words}?",
      "Would they recognise themselves in {words}?",
      "Whom, by name, does {words} cover?",
      "What did they do to be called {words}?",
      "How would this read without {words}?",
      "Which of them has earned {words}, and how?",
    ],
    means: "labels",
  },
  "guilt-by-association": {
    statements: [
      "{words} [judges|judge] somebody by the company named beside them.",
      "{who} sets a hated name next to somebody, so that dislike rubs off: {words}.",
      "A bad name passes from one to the other through {words}.",
    ],
    readings: [
      "The tie may be real: money, membership, an order given.",
      "A documented link would be a fair thing to report.",
    ],
    questions: [
      "What joins the two, beyond being named together?",
      "What did {target} do in this matter?",
      "Would the link count if both were well liked?",
      "What joins the two, beyond {words}?",
    ],
    means: "guilt by association",
  },
  doubt: {
    statements: [
      "{words} [hints|hint] at something wrong and [makes|make] no charge to check.",
      "{who} leaves a suspicion standing without an accusation: {words}.",
      "Trust is lower after {words}, though nothing definite was alleged.",
      "The charge is left for the reader to guess: {words}.",
    ],
    readings: ["The grounds for {words} may be told elsewhere."],
    questions: [
      "What exactly is {target} suspected of?",
      "Which fact would settle {words}?",
      "What would it take to say {words} outright?",
      "Which charge is hidden in {words}?",
      "Who could answer {words}?",
      "What is known, apart from {words}?",
    ],
    means: "hints without a charge",
  },
  "appeal-to-hypocrisy": {
    statements: [
      "{words} [answers|answer] the critic, not the criticism.",
      "{who} holds the critics’ own conduct against them: {words}.",
      "The talk moves from the matter to who may speak of it: {words}.",
    ],
    readings: [
      "Those who ask for trust may be held to their own words.",
      "Consistency may be the very subject here.",
    ],
    questions: [
      "Is the criticism less true if {target} is inconsistent?",
      "What remains of the original criticism?",
      "What remains of the criticism after {words}?",
    ],
    means: "charges of hypocrisy",
  },
  "questioning-the-reputation": {
    statements: [
      "{words} [strikes|strike] at a good name, not at what was said or done.",
      "{who} runs somebody down as a person: {words}.",
      "Somebody’s standing is spoilt before anything is argued: {words}.",
    ],
    readings: ["A record matters where it bears on the case.", "The fault may have been proved elsewhere."],
    questions: [
      "Does this stain bear on the matter in hand?",
      "Where is the fault of {target} documented?",
      "Does {words} bear on the matter in hand?",
    ],
    means: "attacks on character",
  },
  dehumanisation: {
    statements: [
      "{words} [makes|make] people look like less than people.",
      "{who} takes away the human face of those meant: {words}.",
      "Those who are called {words} are no longer seen as human.",
    ],
    readings: ["In pain or war such words come before thought.", "A careless figure of speech, perhaps."],
    questions: ["Which people are meant by {words}?", "Would this be said of one of them, by name?"],
    means: "words that deny people their humanity",
  },
  mockery: {
    statements: [
      "{words} [makes|make] somebody ridiculous and [gives|give] no answer.",
      "{who} sneers where a reason could stand: {words}.",
      "The laugh does the arguing in {words}.",
      "A jibe takes the place of an answer: {words}.",
    ],
    readings: ["Among friends {words} may be just a joke.", "The reasons may have come before {words}."],
    questions: [
      "What is left of {words}, said with a straight face?",
      "What does {target} say, without the joke?",
      "What would a serious answer be, in place of {words}?",
      "What does {words} say when meant seriously?",
      "Who is meant to laugh at {words}?",
      "Would {words} be said to their face?",
    ],
    means: "mockery",
  },
  "ascribed-motive": {
    statements: [
      "{words} [tells|tell] of a motive, not of how it is known.",
      "{who} claims to see into other people’s heads: {words}.",
      "A guess at somebody’s aim is told as fact: {words}.",
    ],
    readings: [
      "The aim in {words} may have been admitted in public.",
      "{words} may be an open guess by somebody who knows them.",
    ],
    questions: [
      "How does {who} know this: {words}?",
      "What does {target} say of this aim?",
      "Which other motive would explain the same acts as {words}?",
      "Who has admitted {words}?",
      "What would they have done without {words}?",
      "Does {words} follow from what they did?",
    ],
    means: "motives ascribed to others",
  },
  "us-and-them": {
    statements: [
      "{words} [divides|divide] people into a good “us” and a bad “them”.",
      "{who} draws a line between our side and theirs: {words}.",
      "Here friends, there foes, and nobody between: {words}.",
    ],
    readings: [
      "Some conflicts do have two sides, plainly.",
      "“We” may just mean the author’s usual readers.",
    ],
    questions: [
      "Who is meant by {words}?",
      "Who exactly belongs to “them”?",
      "Where does somebody stand who agrees with neither side?",
      "Where does somebody stand who is not in {words}?",
      "Who belongs to both sides of {words}?",
    ],
    means: "a line between “us” and “them”",
  },
} as const satisfies Partial<PointWordings>;
