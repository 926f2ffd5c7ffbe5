import type { PointWordings } from "../../../language.ts";

/** Points that support a claim by an appeal instead of a reason. */
export const justification = {
  "flag-waving": {
    statements: [
      "{words} [asks|ask] for agreement out of love for one’s own.",
      "{who} gives belonging to a people as the reason: {words}.",
      "To object here would look like deserting one’s own: {words}.",
    ],
    readings: ["{words} may be plain gratitude or celebration."],
    questions: [
      "Would {words} convince a reader from another country?",
      "What does {words} say about the matter itself?",
    ],
    means: "pride in one’s own people",
  },
  "appeal-to-authority": {
    statements: [
      "{words} [offers|offer] a name in place of proof.",
      "{who} asks for belief because of who said it: {words}.",
      "Rank carries the claim; what it rests on is not told: {words}.",
    ],
    readings: ["Whoever stands behind {words} may well know the field."],
    questions: ["Is {target} an expert in this very field?", "Which reason stands beside {words}?"],
    means: "a respected name",
  },
  "appeal-to-popularity": {
    statements: [
      "{words} [turns|turn] the number of people into a reason.",
      "{who} points to the crowd: {words}.",
      "That many agree has to be reason enough: {words}.",
    ],
    readings: ["A survey or a vote may bear {words} out."],
    questions: ["How was {words} counted?", "Would it be less true without {words}?"],
    means: "the pull of the majority",
  },
  "appeal-to-values": {
    statements: [
      "{words} [sounds|sound] dear to everyone; how the claim follows is not said.",
      "{who} wraps the claim in words that all would sign: {words}.",
      "Each reader can understand {words} differently and still agree.",
    ],
    readings: ["{words} may be said from honest conviction."],
    questions: ["What does {words} mean here, in deeds?", "Could an opponent say {words} too?"],
    means: "big words that nobody opposes",
  },
  "appeal-to-fear": {
    statements: [
      "{words} [speaks|speak] to fear.",
      "{who} moves the reader by a threat: {words}.",
      "Danger is brought close to the reader: {words}.",
    ],
    readings: ["The danger named in {words} may be real and near.", "{words} may be meant to protect."],
    questions: [
      "How likely is this, and who worked it out: {words}?",
      "What would have to go wrong before this: {words}?",
      "How likely is it that this happens: {words}?",
      "Would the step proposed prevent this: {words}?",
    ],
    means: "fear",
  },
  "appeal-to-pity": {
    statements: [
      "{words} [moves|move] to pity, and pity carries the conclusion.",
      "{who} lets suffering argue the case: {words}.",
      "Pity is asked to decide here: {words}.",
    ],
    readings: ["{words} may be the very subject, told openly."],
    questions: ["What speaks for this besides {words}?", "Would the case stand without {words}?"],
    means: "pity",
  },
} as const satisfies Partial<PointWordings>;
