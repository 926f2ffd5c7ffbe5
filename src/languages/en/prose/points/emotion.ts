import type { PointWordings } from "../../../language.ts";

/** Emotions: whose they are where that is known, and the words. */
export const emotion = {
  anger: {
    statements: [
      "{words} [sounds|sound] angry.",
      "Anger is heard here: {words}.",
      "{who} speaks in anger: {words}.",
    ],
  },
  disgust: {
    statements: [
      "{words} [shows|show] disgust.",
      "The words recoil: {words}.",
      "{who} is repelled: {words}.",
    ],
  },
  fear: {
    statements: ["{words} [sounds|sound] afraid.", "Worry is heard in {words}.", "{who} is afraid: {words}."],
  },
  joy: {
    statements: ["{words} [sounds|sound] glad.", "There is joy in {words}.", "{who} is glad: {words}."],
  },
  sadness: {
    statements: ["{words} [sounds|sound] sad.", "Loss can be heard: {words}.", "{who} grieves: {words}."],
  },
  surprise: {
    statements: [
      "{words} [sounds|sound] surprised.",
      "The tone is one of wonder: {words}.",
      "{who} is astonished: {words}.",
    ],
  },
  contempt: {
    statements: [
      "{words} [sounds|sound] scornful.",
      "Contempt sets the tone: {words}.",
      "{who} speaks with contempt: {words}.",
    ],
  },
  pride: {
    statements: [
      "{words} [sounds|sound] proud.",
      "Pride fills these words: {words}.",
      "{who} is proud: {words}.",
    ],
  },
  hope: {
    statements: [
      "{words} [sounds|sound] hopeful.",
      "Something good is awaited: {words}.",
      "{who} hopes: {words}.",
    ],
  },
} as const satisfies Partial<PointWordings>;
