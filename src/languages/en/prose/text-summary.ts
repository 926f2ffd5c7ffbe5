import type { TextSummaryWording } from "../../language.ts";
import { kindNames } from "./kind-names.ts";

/** Sentences of the summary of one text in English. */
export const textSummaryWording: TextSummaryWording = {
  ...kindNames,
  about: {
    headline: ["{kind} under the headline {words}."],
    beginning: ["{kind}, beginning {words}.", "{kind}. It begins {words}."],
    nothing: ["{kind}."],
  },
  aboutUnsure: {
    headline: ["A text under the headline {words}.", "Its headline is {words}."],
    beginning: ["It begins {words}.", "A text that begins {words}."],
  },
  explaining: "An explanatory text",
  topics: [
    "It keeps coming back to the [word|words] {words}.",
    "What it returns to most: {words}.",
    "Time and again it speaks of {words}.",
  ],
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
  means: ["It works most visibly by {means}.", "Plainest among its means: {means}."],
  slight: [
    "The embedded analyser is sure only of {means}.",
    "The embedded analyser points to {means}, and sees no more for sure.",
    "What can be pointed at: {means}.",
  ],
  unsure: [
    "The embedded analyser would ask about {means}, without being sure.",
    "Not for certain, but the embedded analyser suspects {means}.",
  ],
  quotedMeans: "The sharp words are quoted ones: {means}.",
  nothing: [
    "The embedded analyser is sure of no device here, but it does not see everything.",
    "No device stands out to the embedded analyser, which does not see everything.",
    "The embedded analyser can point to no device here; it does not see everything.",
  ],
  nothingPressing: [
    "The embedded analyser can show no device for certain; ask your own questions, since it does not see everything.",
    "Whether and how it persuades, the embedded analyser cannot show; it does not see everything.",
    "The embedded analyser points to nothing here, which is no all-clear: it does not see everything.",
  ],
  nothingCalm: [
    "The embedded analyser reads it as a text that tells or explains, and holds no words against it; it does not see everything.",
    "As a text that tells or explains it is not accused for its words; the embedded analyser does not see everything.",
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
