import type { PointWordings } from "../../../language.ts";

/** Points that speak against a person or group instead of a claim. */
export const attackOnReputation = {
  "name-calling": {
    statements: [
      "{words} [passes|pass] sentence on people.",
      "{who} puts a label on people: {words}.",
      "Whoever is called {words} is judged by the name.",
      "The verdict is in the name: {words}.",
    ],
    readings: [
      "Deeds that readers know of may stand behind {words}.",
      "{words} may be meant in anger, not as a charge.",
    ],
    questions: [
      "Which deed is meant by {words}?",
      "Would they recognise themselves in {words}?",
      "Whom, by name, [does|do] {words} cover?",
      "What did they do to be called {words}?",
      "How would this read without {words}?",
    ],
    means: "labels",
  },
  "guilt-by-association": {
    statements: [
      "{words} [judges|judge] somebody by the company named beside them.",
      "{who} sets a hated name next to somebody, so that dislike rubs off: {words}.",
      "A bad name passes from one to the other through {words}.",
    ],
    readings: ["Behind {words} there may be a real tie: money, an order, membership."],
    questions: ["What did {target} do in this matter?", "What joins the two, beyond {words}?"],
    means: "guilt by association",
  },
  doubt: {
    statements: [
      "{words} [hints|hint] that something is wrong.",
      "{who} casts suspicion: {words}.",
      "{words} [leaves|leave] a suspicion behind.",
      "The reader is led to suspect something: {words}.",
    ],
    readings: [
      "The grounds for {words} may be told elsewhere.",
      "{words} may be asked in earnest, with no answer known.",
    ],
    questions: [
      "What exactly is {target} suspected of?",
      "Which fact would settle this: {words}?",
      "How would {words} be said outright?",
      "Which charge is hidden in {words}?",
      "Who could answer {words}?",
    ],
    means: "hints that something is wrong",
  },
  "appeal-to-hypocrisy": {
    statements: [
      "{words} [answers|answer] the critic, not the criticism.",
      "{who} holds the critics’ own conduct against them: {words}.",
      "The talk moves from the matter to who may speak of it: {words}.",
    ],
    readings: ["Whoever asks for trust may fairly be reminded of {words}."],
    questions: [
      "Is the criticism less true if {target} is inconsistent?",
      "What remains of the criticism after {words}?",
    ],
    means: "charges of hypocrisy",
  },
  "questioning-the-reputation": {
    statements: [
      "{words} [strikes|strike] at somebody’s good name.",
      "{who} runs somebody down as a person: {words}.",
      "Somebody’s standing is to suffer: {words}.",
    ],
    readings: ["What {words} [says|say] may have been proved elsewhere."],
    questions: ["Where is the fault of {target} documented?", "Does {words} bear on the matter in hand?"],
    means: "attacks on character",
  },
  dehumanisation: {
    statements: [
      "{words} [makes|make] people look like less than people.",
      "{who} takes away the human face of those meant: {words}.",
      "Those meant by {words} are no longer seen as human.",
    ],
    readings: ["{words} may be said in pain or in war, without much thought."],
    questions: ["Which people are meant by {words}?", "Would {words} be said of one of them, by name?"],
    means: "words that deny people their humanity",
  },
  mockery: {
    statements: [
      "{words} [makes|make] somebody ridiculous.",
      "{who} sneers: {words}.",
      "The laugh does the arguing in {words}.",
      "The reader is invited to laugh at somebody: {words}.",
    ],
    readings: [
      "The argument may be made elsewhere, and {words} may only season it.",
      "{words} may be a joke that its target could share.",
    ],
    questions: [
      "What is left of {words}, said with a straight face?",
      "What does {target} say, without the joke?",
      "What would a serious answer be, in place of {words}?",
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
      "Which other motive than {words} would explain it?",
      "Does this follow from what they did: {words}?",
    ],
    means: "motives ascribed to others",
  },
  "us-and-them": {
    statements: [
      "{words} [divides|divide] people into a good “us” and a bad “them”.",
      "{who} draws a line between our side and theirs: {words}.",
      "Here friends, there foes, and nobody between: {words}.",
    ],
    readings: ["{words} may name two sides that really exist."],
    questions: [
      "Who is meant by {words}?",
      "Who belongs to neither side of {words}?",
      "Who belongs to both sides of {words}?",
    ],
    means: "a line between “us” and “them”",
  },
} as const satisfies Partial<PointWordings>;
