import type { TechniqueWording } from "../../language.ts";

/** Wordings of the emotions a text expresses: after Ekman, as in BRIGHTER (2025). */
export const emotion = {
  anger: {
    definition: "The words express anger: outrage at a wrong, or blame for it.",
    misleads: "Anger looks for somebody to blame, and makes quick and certain judgements feel right.",
    innocent: "Injustice makes people angry, and hiding it would be less honest.",
    question: "Do you feel angry at what happened, or at the way it is told?",
  },
  disgust: {
    definition: "The words express revulsion, at a thing or at people.",
    misleads:
      "Disgust sets its object apart as unclean; turned on people, it makes harsh treatment easier to accept.",
    innocent: "Some things are revolting in plain fact, from spoiled food to cruelty.",
    question: "Is the disgust about something done, or does it spread to the people as such?",
  },
  fear: {
    definition: "The words express fear, worry or dread.",
    misleads: "Fear makes a danger look nearer and more certain, and makes any protection welcome.",
    innocent: "People in danger are afraid, and a text about them will say so.",
    question: "Whose fear is it, and what do they know of the danger?",
  },
  joy: {
    definition: "The words express happiness or relief.",
    misleads: "A good mood lowers our guard, and good feelings about one thing pass to the next.",
    innocent: "Good news is told gladly, and there is nothing more to it.",
    question: "Does the cheerful tone fit what the text reports, once you look at the facts alone?",
  },
  sadness: {
    definition: "The words express grief, loss or despair.",
    misleads: "Sorrow moves us to go along with those who suffer, or makes a situation look past mending.",
    innocent: "Loss is part of the news and of life, and mourning is its proper tone.",
    question: "What is being mourned here, and does the text ask for anything because of it?",
  },
  surprise: {
    definition: "The words express astonishment at something unexpected.",
    misleads: "What is presented as amazing gets attention and is passed on before it is checked.",
    innocent: "Now and then things really are unexpected, and those who met them say so.",
    question: "Is what is told unusual in itself, or does the telling make it so?",
  },
  contempt: {
    definition: "The words look down on somebody as worthless or laughable.",
    misleads: "Who is despised need not be heard, and the reader is drawn up to the author’s height.",
    innocent: "Contempt for a cruel deed may be shared by nearly everyone.",
    question: "What is despised here: a deed or people?",
  },
  pride: {
    definition: "The words are proud of somebody or something.",
    misleads: "Pride in what is ours makes its faults hard to name.",
    innocent: "People are glad of what they or those close to them have done.",
    question: "What was done, and by whom?",
  },
  hope: {
    definition: "The words look forward to something good.",
    misleads: "A hope can pass for a forecast.",
    innocent: "Wishes and plans speak of hope by their nature.",
    question: "What would have to happen for this hope to come true?",
  },
} as const satisfies Record<string, TechniqueWording>;
