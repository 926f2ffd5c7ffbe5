import type { TextSummaryWording } from "../../language.ts";
import { kindNames } from "./kind-names.ts";

/** Sentences of the summary of one text in English. */
export const textSummaryWording: TextSummaryWording = {
  ...kindNames,
  about: {
    names: "{kind} about {names}.",
    words: "{kind} built around {the}.",
    headline: "{kind}: {words}.",
    nothing: "{kind}.",
  },
  aims: {
    attack: [
      "It speaks against people more than about the matter, by {means}.",
      "It goes for people rather than claims, with {means}.",
    ],
    sell: ["It wants to sell, and works by {means}.", "It tries to sell by {means}."],
    act: ["It wants its reader to act, and works by {means}.", "It calls its reader to act, by {means}."],
    step: ["It wants a quick step from its reader, and works by {means}."],
    persuade: ["It persuades by {means}.", "Its chief means: {means}.", "It makes its case by {means}."],
  },
  attackOn: ["It sets its reader against {target} by {means}.", "It turns on {target}, with {means}."],
  slight: ["What was noticed: {means}.", "One thing was noticed: {means}."],
  aimsAlone: {
    sell: "It wants to sell.",
    act: "It wants its reader to act.",
    step: "It wants a quick step from its reader.",
  },
  asked: "It wants its reader to act: {words}.",
  quotedMeans: "The sharp words are quoted ones: their speakers argue by {means}.",
  plain: [
    "Nothing notable was observed in its wording.",
    "No device was seen that its words show by themselves.",
    "Nothing was found in it that its words alone would show.",
  ],
  satire: "Its words are then not to be taken at face value.",
  credits: ["To its credit: {means}.", "What speaks for it: {means}."],
  noSource: ["No source is named whom one could ask.", "It names nobody to ask for proof."],
  noOtherSide: ["The other side is not heard.", "Those it speaks of have no say."],
  neither: [
    "No source is named, and the other side is not heard.",
    "Neither a source nor an answer from the other side is given.",
  ],
};
