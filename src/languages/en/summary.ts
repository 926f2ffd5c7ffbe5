import type { SummaryWording } from "../language.ts";

/** Sentences of the overall summary in English. */
export const summaryWording: SummaryWording = {
  quotation: "“{words}”",
  lastJoin: " and ",
  quotedOnly: [
    "All of these words belong to somebody quoted in the text, and the text passes them on.",
    "The words are those of people quoted here; reporting them is not the same as saying them.",
  ],
  partlyQuoted: [
    "Somebody quoted in the text speaks in the same manner: {quotes}.",
    "People who are quoted add to it in their own voices: {quotes}.",
  ],
  turns: ["Not everything here is put so evenly.", "Beside this, the text has a voice of its own."],
  leads: [
    "The text works on its reader mainly through {themes}.",
    "Much of this text’s force comes from {themes}.",
    "Most noticeable in this text are {themes}.",
  ],
  leanings: [
    "In several places this text leans on {themes}.",
    "Part of this text’s effect comes from {themes}.",
    "Now and again the text relies on {themes}.",
  ],
  touches: [
    "Most of the text is plain in manner; here and there one meets {themes}.",
    "The text mostly goes about its subject plainly, apart from {themes} in a few places.",
    "On the whole the text is plain; a few passages bring in {themes}.",
  ],
  themes: {
    "attack-on-reputation": "attacks on somebody’s good name",
    justification: "appeals to what readers fear, trust or hold dear",
    distraction: "turns away from the question at hand",
    simplification: "pictures simpler than the matter may allow",
    call: "calls that leave little room to think twice",
    "manipulative-wording": "strongly coloured words",
    sourcing: "claims whose origin a reader cannot check",
    presentation: "judgements of the author’s own",
    emotion: "openly shown feelings",
  },
  mostlyQuoted: [
    "The sharpest words in the text are not the author’s own: they belong to the people it quotes.",
    "Where the text grows heated, it is mostly the people quoted in it who speak.",
  ],
  namesSources: [
    "To its credit, the text says who its information comes from.",
    "It names sources that a reader can look up.",
    "A reader can see where its information comes from.",
  ],
  hearsOthers: ["It lets the other side be heard.", "A differing view is given room as well."],
  hedges: [
    "It is open about what is not certain.",
    "Where something is uncertain, it says so.",
    "It does not claim to know more than it does.",
  ],
  sourcesAndOthers: [
    "To its credit, it names its sources and lets a differing view be heard.",
    "It says where its information comes from, and the other side has a voice in it.",
  ],
  nothingToLeanOn: [
    "A reader finds no named source here to turn to.",
    "Sources that one could look up are not named.",
    "It gives no named source to check it against.",
  ],
  plain: [
    "Nothing notable was observed: the text goes about its subject in plain words.",
    "The text reads plainly, and nothing in its wording stood out as an attempt to persuade.",
    "The wording is plain throughout, and no passage stood out as an attempt to move the reader.",
  ],
  closing: [
    "These are observations on the wording alone; whether the claims hold is for the reader to find out.",
    "None of this says whether the claims are true: it shows how they are put.",
    "What is claimed may be right or wrong; these notes are only on the way it is said.",
  ],
};
