import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that lie in the choice of words. */
export const manipulativeWording = {
  "loaded-language": {
    definition:
      "A thing or an act is named in words with a strong emotional charge, where plainer ones would name the same.",
    misleads: "The judgement arrives inside the description, so that it is taken in as if it were a fact.",
    innocent:
      "Strong events call for strong words: a massacre is a massacre, and saying less would mislead too.",
    observation: {
      one: [
        "In {quotes} a judgement comes wrapped in the description, which reads like loaded language.",
        "{quotes} reads like loaded language: what happened and how to feel about it are told in one breath.",
      ],
      many: [
        "The wording of {quotes} judges what it describes, and reads like loaded language.",
        "Plainer words were at hand for {quotes}; these read like loaded language, and say how to feel along with what happened.",
      ],
    },
    anotherReading: "The words may be as strong as what happened; a milder choice can distort just as much.",
    question: "How would the same sentence read in the words of somebody who has no stake in it?",
  },
  obfuscation: {
    definition: "Wording so vague or tangled that it cannot be seen who did or will do what.",
    misleads: "What cannot be pinned down cannot be disproved, and the author is bound to nothing.",
    innocent:
      "Early stages, legal caution and technical subjects all bring vague or heavy wording with them.",
    observation: {
      one: "It is hard to say what {quotes} commits anybody to, and so it reads like obfuscation.",
      many: "Phrases such as {quotes} sound weighty but leave open who will do what; they read like obfuscation.",
    },
    anotherReading:
      "This may be the house style of offices and firms, or honest caution about something not yet settled.",
    question: "Who is to do what, and by when, according to these words?",
  },
  "exaggeration-minimisation": {
    definition: "Something is made to look larger, better or worse than it is, or smaller and more harmless.",
    misleads: "The reader’s sense of scale is set by the adjective, not by the measure.",
    innocent:
      "Superlatives can be plain facts, as with a record that somebody keeps; and everyday speech exaggerates without harm.",
    observation: {
      one: [
        "The scale of things is set by {quotes} rather than by a measure, which reads like exaggeration or minimisation.",
        "{quotes} reads like exaggeration or minimisation: a size is asserted, and nothing is given to measure it by.",
      ],
      many: [
        "With {quotes}, things are stretched or shrunk with no measure given; the wording reads like exaggeration or minimisation.",
        "A measure is missing from {quotes}, which read like exaggeration or minimisation.",
      ],
    },
    anotherReading:
      "It may be ordinary emphasis, or a true superlative that the author could back with figures.",
    question: "Which number or comparison would show you how large this really is?",
  },
  repetition: {
    definition: "The same words or the same message come back again and again.",
    misleads: "What is heard often comes to feel true and important, whether or not anything supports it.",
    innocent: "A subject has to be named each time it comes up, and refrains belong to poems and speeches.",
    observation: {
      one: "{quotes} keeps coming back, and familiarity does some of the persuading; this reads like repetition.",
      many: "Phrases such as {quotes} return until they feel familiar, which reads like repetition.",
    },
    anotherReading:
      "Returning words can be simple consistency: the clearest name for a thing is often the same name again.",
    question: "Does each return bring a new fact or reason, or only the same words?",
  },
  euphoria: {
    definition: "Readers are lifted by triumph and high spirits, so that the cause appears to be winning.",
    misleads: "Elation makes obstacles and costs look small, and doubt feel like a betrayal of the mood.",
    innocent: "A victory, a birth or a rescue is good news, and joy is the natural tone for it.",
    observation: {
      one: [
        "{quotes} carries the reader along on a wave of triumph, and reads like euphoria.",
        "Triumph sets the tone of {quotes}, and the reader is invited to share it; this reads like euphoria.",
      ],
      many: [
        "The mood of {quotes} is one of triumph, with little room for what may still go wrong; this reads like euphoria.",
        "Spirits run high in {quotes}; such words read like euphoria, and costs or setbacks find no place in them.",
      ],
    },
    anotherReading: "Perhaps something truly good has happened, and the author is glad of it and says so.",
    question: "When the high spirits are set aside, what has in fact been achieved?",
  },
} as const satisfies Record<string, TechniqueWording>;
