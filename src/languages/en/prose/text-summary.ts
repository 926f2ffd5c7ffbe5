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
  topics: ["It keeps coming back to {topics}.", "Much of it is about {topics}."],
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
    act: "Worth asking: what comes of it if many do so?",
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
  several: ["In places it seems to work by {means}.", "Some of its wording seems to work by {means}."],
  unsure: [
    "The embedded analyser would ask about {means}, without being sure.",
    "Not for certain, but the embedded analyser suspects {means}.",
  ],
  quotedMeans: "The sharp words are quoted ones: {means}.",
  nothing: [
    "The embedded analyser is sure of no device here, but it may miss some.",
    "No device stands out to the embedded analyser, though one may be there.",
    "The embedded analyser can point to no device here, which is not proof that there is none.",
  ],
  nothingPressing: [
    "It seems to argue or ask, but the embedded analyser can show no device for certain: ask your own questions.",
    "Whether and how it persuades, the embedded analyser cannot show: read it with your own questions.",
    "The embedded analyser points to nothing here, which is no all-clear.",
  ],
  nothingCalm: [
    "The embedded analyser reads it as a text that tells or explains, and has not checked whether it is true.",
    "It seems to be a text that tells or explains; whether what it says is true, the embedded analyser cannot know.",
  ],
  nothingMore: [
    "Beyond that the embedded analyser is sure of nothing.",
    "More than that the embedded analyser cannot say for sure.",
  ],
  satire: "Its words are then not to be taken at face value.",
  credits: ["To its credit: {means}.", "What speaks for it: {means}."],
  noSource: ["No source is named whom one could ask.", "It names nobody to ask for proof."],
  noOtherSide: ["The other side is not heard.", "Those it speaks of have no say."],
};
