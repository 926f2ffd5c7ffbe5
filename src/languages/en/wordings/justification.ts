import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that support a claim by an appeal instead of a reason. */
export const justification = {
  "flag-waving": {
    definition: "A claim is justified by love of a nation, people or group, or by what it owes them.",
    misleads:
      "Agreement becomes a proof of loyalty, so that anyone who doubts the claim seems to doubt the country.",
    innocent:
      "Anniversaries, anthems and sports reports speak warmly of a country without asking the reader to accept anything.",
    question: "Would the point still hold for somebody who belongs to another country or group?",
  },
  "appeal-to-authority": {
    definition: "A claim is held to be true because an authority says so, with nothing else offered for it.",
    misleads:
      "Rank or fame stands in for evidence, sometimes in a field where the authority knows no more than others.",
    innocent:
      "Relying on people who know the subject, named and quoted on their own field, is how most knowledge reaches us.",
    question: "Is this person speaking of their own field, and could you look up what they based it on?",
  },
  "appeal-to-popularity": {
    definition:
      "Something is presented as right or true because everybody, or a growing number of people, thinks so or does it.",
    misleads:
      "The wish not to be the odd one out does the persuading. Large numbers of people have often been wrong together.",
    innocent:
      "In matters of taste, votes and customs, what most people do is the fact that is being reported.",
    question: "Who exactly is counted among those who agree, and did anybody ask them?",
  },
  "appeal-to-values": {
    definition:
      "A claim is tied to something nearly everybody holds dear, such as freedom, justice, children or tradition, without saying how it follows.",
    misleads:
      "The warm word is accepted at once and the claim slips in with it. Opponents appear to be against the value itself.",
    innocent:
      "Values are a fair reason when the text says which one is meant and how the proposal would serve it.",
    question: "Could somebody who opposes this point invoke the same value for their side?",
  },
  "appeal-to-fear": {
    definition:
      "Support is sought by awakening fear: of a threat, of outsiders, of what will happen otherwise.",
    misleads:
      "Fear narrows attention to escaping the danger. How likely it is, and whether the remedy would help, goes unasked.",
    innocent:
      "A warning that names the danger, its likelihood and what one can do about it is a service to its readers.",
    question: "How likely is what is described here, and what in the text tells you so?",
  },
  "appeal-to-pity": {
    definition:
      "Compassion for somebody’s suffering is made to carry a conclusion that does not follow from it.",
    misleads: "Refusing the conclusion comes to feel like refusing the people who suffer.",
    innocent:
      "Describing how people fare, or asking openly for help for them, is a call for sympathy and hides nothing.",
    question: "Once your sympathy is given, what reasons remain for the step that the text asks for?",
  },
} as const satisfies Record<string, TechniqueWording>;
