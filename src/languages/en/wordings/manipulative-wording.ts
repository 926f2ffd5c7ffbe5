import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that lie in the choice of words. */
export const manipulativeWording = {
  "loaded-language": {
    definition:
      "A thing or an act is named in words with a strong emotional charge, where plainer ones would name the same.",
    misleads: "The judgement arrives inside the description, so that it is taken in as if it were a fact.",
    innocent:
      "Strong events call for strong words: a massacre is a massacre, and saying less would mislead too.",
    question: "How would the same sentence read in the words of somebody who has no stake in it?",
  },
  obfuscation: {
    definition: "Wording so vague or tangled that it cannot be seen who did or will do what.",
    misleads: "What cannot be pinned down cannot be disproved, and the author is bound to nothing.",
    innocent:
      "Early stages, legal caution and technical subjects all bring vague or heavy wording with them.",
    question: "Who is to do what, and by when, according to these words?",
  },
  "exaggeration-minimisation": {
    definition: "Something is made to look larger, better or worse than it is, or smaller and more harmless.",
    misleads: "The reader’s sense of scale is set by the adjective, not by the measure.",
    innocent:
      "Superlatives can be plain facts, as with a record that somebody keeps; and everyday speech exaggerates without harm.",
    question: "Which number or comparison would show you how large this really is?",
  },
  repetition: {
    definition: "The same words or the same message come back again and again.",
    misleads: "What is heard often comes to feel true and important, whether or not anything supports it.",
    innocent: "A subject has to be named each time it comes up, and refrains belong to poems and speeches.",
    question: "Does each return bring a new fact or reason, or only the same words?",
  },
  euphoria: {
    definition: "Readers are lifted by triumph and high spirits, so that the cause appears to be winning.",
    misleads: "Elation makes obstacles and costs look small, and doubt feel like a betrayal of the mood.",
    innocent: "A victory, a birth or a rescue is good news, and joy is the natural tone for it.",
    question: "When the high spirits are set aside, what has in fact been achieved?",
  },
} as const satisfies Record<string, TechniqueWording>;
