import type { TextSummaryWording } from "../../language.ts";
import { kindNames } from "./kind-names.ts";

/** Sentences of the summary of one text in English. */
export const textSummaryWording: TextSummaryWording = {
  ...kindNames,
  about: {
    headline: ["{kind} under the headline {words}."],
    beginning: ["{kind} with the first words {words}."],
    nothing: ["{kind}."],
  },
  aboutUnsure: {
    headline: ["A text under the headline {words}.", "The headline is {words}.", "Headline: {words}."],
    beginning: [
      "A text with the first words {words}.",
      "It begins with the words {words}.",
      "First words: {words}.",
    ],
  },
  chiefName: ["The name it gives most often: {name}.", "Most often it names {name}."],
  wants: {
    step: "It asks its reader for a step: {words}.",
    gift: "It asks for money or help: {words}.",
    sale: "It has something to sell: {words}.",
    act: "It calls on its reader: {words}.",
    promise: "It makes a promise: {words}.",
    ought: "It says what should be done: {words}.",
    judgement: "It judges, in words such as {words}.",
  },
  asks: {
    step: "Worth asking: who is the sender, by a way other than this text?",
    gift: "Worth asking: who collects, and who accounts for the money?",
    sale: "Worth asking: what speaks for it that the seller did not write?",
    act: "Worth asking: who gains if readers do it?",
    promise: "Worth asking: who has tested it, and who pays if it fails?",
    ought: "Worth asking: what would somebody against it say?",
    judgement: "Worth asking: on which facts do these words rest?",
  },
  wantsByKind: {
    advert: "It wants to sell.",
    appeal: "It wants its reader to act.",
    scam: "It wants a quick step from its reader.",
  },
  means: ["Its chief means: {means}.", "It works by {means}."],
  slight: ["What was noticed: {means}.", "One thing was noticed: {means}.", "In passing: {means}."],
  quotedMeans: "The sharp words are quoted ones: {means}.",
  nothing: [
    "The analyser is sure of nothing here; it does not see everything.",
    "No device stands out to the analyser, which does not see everything.",
    "The embedded analyser is sure of no device here, and it does not see everything.",
    "No device was found that the embedded analyser is sure of; it does not see everything.",
  ],
  nothingMore: [
    "Beyond that the embedded analyser is sure of nothing, and it does not see everything.",
    "More than that the embedded analyser cannot say for sure; it does not see everything.",
  ],
  satire: "Its words are then not to be taken at face value.",
  credits: ["To its credit: {means}.", "What speaks for it: {means}."],
  noSource: ["No source is named whom one could ask.", "It names nobody to ask for proof."],
  noOtherSide: ["The other side is not heard.", "Those it speaks of have no say."],
};
