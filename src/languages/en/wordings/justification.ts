import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that support a claim by an appeal instead of a reason. */
export const justification = {
  "flag-waving": {
    definition: "A claim is justified by love of a nation, people or group, or by what it owes them.",
    misleads:
      "Agreement becomes a proof of loyalty, so that anyone who doubts the claim seems to doubt the country.",
    innocent:
      "Anniversaries, anthems and sports reports speak warmly of a country without asking the reader to accept anything.",
    observation: {
      one: [
        "{quotes} asks for agreement in the name of belonging, and reads like flag waving.",
        "{quotes} reads like flag waving: belonging to a country or a people is given as the reason.",
      ],
      many: [
        "Nation and loyalty stand where a reason might in {quotes}, which reads like flag waving.",
        "Love of one’s own people is called on as a reason in {quotes}; these passages read like flag waving.",
      ],
    },
    anotherReading:
      "People write with feeling about a country they love or fear for; that may be sincerity and nothing more.",
    question: "Would the point still hold for somebody who belongs to another country or group?",
  },
  "appeal-to-authority": {
    definition: "A claim is held to be true because an authority says so, with nothing else offered for it.",
    misleads:
      "Rank or fame stands in for evidence, sometimes in a field where the authority knows no more than others.",
    innocent:
      "Relying on people who know the subject, named and quoted on their own field, is how most knowledge reaches us.",
    observation: {
      one: "With {quotes}, the standing of a source is offered as the proof, which reads like an appeal to authority.",
      many: "Somebody’s standing carries the argument in {quotes}, rather than what they found out; it reads like an appeal to authority.",
    },
    anotherReading:
      "The authority may well be the right one to ask, and a short text cannot carry the evidence along with the name.",
    question: "Is this person speaking of their own field, and could you look up what they based it on?",
  },
  "appeal-to-popularity": {
    definition:
      "Something is presented as right or true because everybody, or a growing number of people, thinks so or does it.",
    misleads:
      "The wish not to be the odd one out does the persuading. Large numbers of people have often been wrong together.",
    innocent:
      "In matters of taste, votes and customs, what most people do is the fact that is being reported.",
    observation: {
      one: [
        "{quotes} lets the number of people who agree speak for the claim, and reads like an appeal to popularity.",
        "That many people agree is offered as a reason to agree in {quotes}; this reads like an appeal to popularity.",
      ],
      many: [
        "The reader is told in {quotes} where everybody else already stands, which reads like an appeal to popularity.",
        "What others do or think is put forward in {quotes} as what is right, and reads like an appeal to popularity.",
      ],
    },
    anotherReading:
      "A broad consensus can be real and worth knowing, above all where a survey or a vote stands behind it.",
    question: "Who exactly is counted among those who agree, and did anybody ask them?",
  },
  "appeal-to-values": {
    definition:
      "A claim is tied to something nearly everybody holds dear, such as freedom, justice, children or tradition, without saying how it follows.",
    misleads:
      "The warm word is accepted at once and the claim slips in with it. Opponents appear to be against the value itself.",
    innocent:
      "Values are a fair reason when the text says which one is meant and how the proposal would serve it.",
    observation: {
      one: [
        "{quotes} joins the argument to a value that hardly anyone would speak against; it reads like an appeal to values.",
        "Something that hardly anyone would oppose stands in for the reason in {quotes}; that reads like an appeal to values.",
      ],
      many: [
        "High values are called on in {quotes} more than they are applied, which reads like an appeal to values.",
        "What readers hold dear is named in {quotes}, and how the claim follows from it is left open; this reads like an appeal to values.",
      ],
    },
    anotherReading:
      "The author may simply be saying what matters to them, and many readers share it; conviction is no trick.",
    question: "Could somebody who opposes this point invoke the same value for their side?",
  },
  "appeal-to-fear": {
    definition:
      "Support is sought by awakening fear: of a threat, of outsiders, of what will happen otherwise.",
    misleads:
      "Fear narrows attention to escaping the danger. How likely it is, and whether the remedy would help, goes unasked.",
    innocent:
      "A warning that names the danger, its likelihood and what one can do about it is a service to its readers.",
    observation: {
      one: [
        "{quotes} puts a threat before the reader and leaves its likelihood open, which reads like an appeal to fear.",
        "{quotes} reads like an appeal to fear: it dwells on what may come, and says little of how likely that is.",
      ],
      many: [
        "Danger is made to feel close in {quotes}, while how likely it is stays unsaid; these words read like an appeal to fear.",
        "What is frightening is stressed in {quotes}, and how probable it is goes unsaid; this reads like an appeal to fear.",
      ],
    },
    anotherReading:
      "Some dangers are real and near, and plain words about them are no more than the facts require.",
    question: "How likely is what is described here, and what in the text tells you so?",
  },
  "appeal-to-pity": {
    definition:
      "Compassion for somebody’s suffering is made to carry a conclusion that does not follow from it.",
    misleads: "Refusing the conclusion comes to feel like refusing the people who suffer.",
    innocent:
      "Describing how people fare, or asking openly for help for them, is a call for sympathy and hides nothing.",
    observation: {
      one: "{quotes} calls on the reader’s compassion, and the conclusion leans on it; this reads like an appeal to pity.",
      many: "Suffering is held before the reader in {quotes}, and sympathy is left to do the arguing, which reads like an appeal to pity.",
    },
    anotherReading:
      "The hardship may be the very thing the text reports, and feeling for those who bear it needs no excuse.",
    question: "Once your sympathy is given, what reasons remain for the step that the text asks for?",
  },
} as const satisfies Record<string, TechniqueWording>;
