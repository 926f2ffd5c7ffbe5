import type { PointWordings } from "../../../language.ts";

/** Points that support a claim by an appeal instead of a reason. */
export const justification = {
  "flag-waving": {
    statements: [
      "{words} [asks|ask] for agreement out of love for one’s own.",
      "{who} gives belonging to a people as the reason: {words}.",
      "To object here would look like deserting one’s own: {words}.",
    ],
    readings: ["It may be plain gratitude or celebration.", "People at war keep each other up in this way."],
    questions: [
      "Would this convince a reader from another country?",
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
    readings: [
      "On this matter they may well be the ones to ask.",
      "A short text has little room for the proof itself.",
    ],
    questions: [
      "What is this judgement based on?",
      "Is {target} an expert in this very field?",
      "Which reason stands beside {words}?",
    ],
    means: "a respected name",
  },
  "appeal-to-popularity": {
    statements: [
      "{words} [turns|turn] the number of people into a reason.",
      "{who} points to the crowd: {words}.",
      "That many agree has to be reason enough: {words}.",
    ],
    readings: ["A real survey or vote may stand behind this.", "It may just describe the mood around."],
    questions: [
      "Who counted these people, and how?",
      "Would it be less true if few thought so?",
      "How was {words} counted?",
    ],
    means: "the pull of the majority",
  },
  "appeal-to-values": {
    statements: [
      "{words} [sounds|sound] dear to everyone; how the claim follows is not said.",
      "{who} wraps the claim in big words that nobody opposes: {words}.",
      "Everybody may hear something else in {words}, so that agreeing is easy.",
    ],
    readings: ["These may be honest convictions.", "At a ceremony such words are at home."],
    questions: [
      "What does {words} mean here, in deeds?",
      "Could an opponent use the same big words?",
      "Could an opponent say {words} too?",
    ],
    means: "big words that nobody opposes",
  },
  "appeal-to-fear": {
    statements: [
      "{words} [frightens|frighten]; how likely it is goes unsaid.",
      "{who} moves the reader by a threat: {words}.",
      "Danger comes close, with no measure of its odds: {words}.",
    ],
    readings: ["The danger named in {words} may be real and near.", "{words} may be meant to protect."],
    questions: [
      "How likely is {words}, and who worked it out?",
      "Has {words} happened before?",
      "What would have to go wrong for {words}?",
      "Which figure stands behind {words}?",
      "Who would notice first if {words} came true?",
      "Would the step proposed prevent {words}?",
    ],
    means: "fear",
  },
  "appeal-to-pity": {
    statements: [
      "{words} [moves|move] to pity, and pity carries the conclusion.",
      "{who} lets suffering argue the case: {words}.",
      "A question would feel heartless after {words}.",
    ],
    readings: [
      "The suffering may be the subject itself.",
      "The appeal to compassion may be open and meant so.",
    ],
    questions: [
      "What speaks for this besides compassion?",
      "How else could these people be helped?",
      "What speaks for this besides {words}?",
      "Would the case stand without {words}?",
    ],
    means: "pity",
  },
} as const satisfies Partial<PointWordings>;
