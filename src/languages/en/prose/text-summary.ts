import type { TextSummaryWording } from "../../language.ts";
import { kindNames } from "./kind-names.ts";

/** Sentences of the summary of one text in English. */
export const textSummaryWording: TextSummaryWording = {
  ...kindNames,
  about: {
    headline: "{kind}: {words}.",
    beginning: "{kind}. At its beginning: {words}.",
    both: "{kind}: {headline}. It says: {words}.",
    nothing: "{kind}.",
  },
  recipe: "A recipe",
  aboutUnsure: {
    headline: "Its headline is {words}.",
    beginning: "At its beginning: {words}.",
    both: "Under the headline {headline} it says: {words}.",
  },
  aboutReport: {
    headline: "It reports: {words}.",
    beginning: "It reports: {words}.",
    both: "Under the headline {headline} it reports: {words}.",
  },
  aboutTold: {
    headline: "Its headline is {words}.",
    beginning: "It tells us: {words}.",
    both: "Under the headline {headline} it tells us: {words}.",
  },
  aboutSubject: {
    headline: "Its subject: {words}.",
    beginning: "Its subject: {words}.",
    both: "Its subject: {headline}. It says: {words}.",
  },
  topics: "It speaks most of {words}.",
  wants: {
    step: "It asks its reader for a step: {words}.",
    gift: "It asks for money or help: {words}.",
    sale: "It offers: {words}.",
    act: "It urges: {words}.",
    aim: "Its author announces: {words}.",
    promise: "It makes a promise: {words}.",
    ought: "It says what should be done: {words}.",
    claim: "It argues: {words}.",
    judgement: "It judges, in words such as {words}.",
    view: "Most plainly it says: {words}.",
    ending: "Near its end: {words}.",
  },
  price: "The price named: {words}.",
  asHeadline: "That is what it asks for.",
  asks: {
    step: "Worth asking: who is the sender, by a way other than this text?",
    gift: "Worth asking: who collects, and who accounts for the money?",
    sale: "Worth asking: what speaks for it that the seller did not write?",
    promise: "Worth asking: who has tested it, and who pays if it fails?",
  },
  wantsByKind: {
    advert: "It wants to sell.",
    appeal: "It wants its reader to act.",
    scam: "It wants a quick step from its reader.",
  },
  means: "It works most visibly by {means}.",
  slight: "Among its means: {means}.",
  several: "In places it seems to work by {means}.",
  brief: "It works by {means}.",
  only: "What was noticed stands in the points.",
  quotedMeans: "The sharp words are quoted ones: {means}.",
  nothing: "No device is named here; the analyser misses more than it finds.",
  nothingCalm: "It seems to tell or explain; whether it is true was not checked.",
  satire: "Its words are then not to be taken at face value.",
  credits: "To its credit: {means}.",
  noSource: "No source is named whom one could ask.",
  noOtherSide: "The other side is not heard.",
};
