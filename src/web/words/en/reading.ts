import type { PluralForms } from "#languages/index.ts";

const forms = (each: PluralForms): PluralForms => each;

/** The words with which a reader walks through a report. They travel with it. */
export const reading = {
  walk: "Point by point",
  place: "Point {n} of {total}",
  previous: "Previous point",
  next: "Next point",
  keys: "or the keys ← →",
  begin: "Read in the text",
  count: forms({ one: "{n} point", other: "{n} points" }),
  close: "Close the point",
  inText: "in the text",
  point: "Point",
  only: "Show only",
  byTechnique: "By technique",
  all: "Show all",
  shown: "{n} of {total} points are shown.",
  leftOut: "Left out by your choice.",
  whichPoint: "These words belong to several points",
  cancel: "Cancel",
  voices: {
    title: "Whose words",
    author: "the author’s",
    speaker: "somebody’s whom the text quotes",
    answered: "an objection that the author answers",
  },
  image: "Save as an image",
  noImage: "Your browser could not make the image.",
  asked: "Who was asked before, and how often this is wrong",
  nobodyBefore: "Nobody was asked before.",
  askedBefore: "Asked before:",
  dropped: forms({
    one: "{n} quote was not in the text and is left out",
    other: "{n} quotes were not in the text and are left out",
  }),
  howOftenWrong: "How often such a report is wrong was counted: [accuracy](/accuracy/).",
};
