import type { TechniqueWording } from "../../language.ts";

/** Wordings of the cues of balance: three that speak for a text’s openness, three for its slant. */
export const presentation = {
  attribution: {
    definition: "A claim is tied to somebody who can be found: a named person, office, study or document.",
    misleads:
      "A name reassures even where its bearer is badly placed to know, or has an interest in the answer.",
    innocent: "Nearly always: saying who said it is the first courtesy to a reader.",
    question: "Are those named here in a position to know, and who else might have been asked?",
  },
  "counter-view": {
    definition: "The text lets another side speak, or gives a point against its own.",
    misleads: "A weak or brief objection can be there only to be brushed aside.",
    innocent: "Giving the other side room is a mark of fair writing.",
    question: "Would those on the other side find their view put well here?",
  },
  hedge: {
    definition: "Words that say how sure the author is: perhaps, appears to, according to early figures.",
    misleads: "A hedge can also let a rumour through while its author stays blameless.",
    innocent: "Where the evidence is incomplete, caution is simply accuracy.",
    question: "Does the text say what the uncertainty depends on, and when more will be known?",
  },
  "subjective-wording": {
    definition: "Wording that gives the author’s own feeling, taste or judgement.",
    misleads: "Between facts, an opinion can pass for one of them.",
    innocent: "Reviews, columns, letters and diaries are there to give a view, and readers come for it.",
    question: "Which of these sentences could be checked, and which could only be agreed with?",
  },
  "answered-objection": {
    definition: "The text states an objection to its own view and answers it.",
    misleads: "The objection chosen may be the weakest one.",
    innocent: "Nearly always: who names what speaks against them lets the reader weigh it.",
    question: "Is this the strongest objection, and is it answered?",
  },
  "figures-with-source": {
    definition: "Exact figures stand beside the place they come from.",
    misleads: "Exact figures may still be chosen or compared to suit a point.",
    innocent: "Nearly always: such figures can be looked up.",
    question: "Does the source say the same, and what does it say besides?",
  },
  "open-interest": {
    definition: "The text says what stake its author or speaker has in the matter.",
    misleads: "An interest that is told does not go away by being told.",
    innocent: "Always: the reader can take it into account.",
    question: "How might this interest have shaped what is said?",
  },
} as const satisfies Record<string, TechniqueWording>;
