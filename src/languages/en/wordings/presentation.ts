import type { TechniqueWording } from "../../language.ts";

/** Wordings of the cues of balance: three that speak for a text’s openness, three for its slant. */
export const presentation = {
  attribution: {
    definition: "A claim is tied to somebody who can be found: a named person, office, study or document.",
    misleads:
      "A name reassures even where its bearer is badly placed to know, or has an interest in the answer.",
    innocent: "Nearly always: saying who said it is the first courtesy to a reader.",
    observation: {
      one: [
        "{quotes} tells the reader whose claim this is, so that it can be followed up; this reads like attribution.",
        "It is clear whose claim this is: {quotes} reads like attribution.",
      ],
      many: [
        "From {quotes} the reader learns whose claims these are and can follow them up, which reads like attribution.",
        "It is clear whose claims these are: {quotes} read like attribution.",
      ],
    },
    anotherReading:
      "A name beside a claim makes it traceable, not true; the choice of whom to ask is also the author’s.",
    question: "Are those named here in a position to know, and who else might have been asked?",
  },
  "counter-view": {
    definition: "The text lets another side speak, or gives a point against its own.",
    misleads: "A weak or brief objection can be there only to be brushed aside.",
    innocent: "Giving the other side room is a mark of fair writing.",
    observation: {
      one: "{quotes} makes room for another side, and reads like a counter-view.",
      many: "Another side is let in with {quotes}, and these words read like counter-views.",
    },
    anotherReading:
      "The other side may be mentioned only in passing, or in a form that is easy to set aside.",
    question: "Would those on the other side find their view put well here?",
  },
  hedge: {
    definition: "Words that say how sure the author is: perhaps, appears to, according to early figures.",
    misleads: "A hedge can also let a rumour through while its author stays blameless.",
    innocent: "Where the evidence is incomplete, caution is simply accuracy.",
    observation: {
      one: [
        "{quotes} leaves room for being wrong, and reads like hedging.",
        "What is not certain is marked as such by {quotes}, which reads like hedging.",
      ],
      many: [
        "Certainty is held back in {quotes}, which reads like hedging: the text says that it may be wrong.",
        "The text does not claim more than it knows in {quotes}; these words read like hedging.",
      ],
    },
    anotherReading: "Cautious wording can also carry a claim that its author would not make outright.",
    question: "Does the text say what the uncertainty depends on, and when more will be known?",
  },
  "subjective-wording": {
    definition: "Wording that gives the author’s own feeling, taste or judgement.",
    misleads: "Between facts, an opinion can pass for one of them.",
    innocent: "Reviews, columns, letters and diaries are there to give a view, and readers come for it.",
    observation: {
      one: [
        "{quotes} gives the author’s own view of the matter, and reads like subjective wording.",
        "An opinion of the author’s own shows in {quotes}, which reads like subjective wording.",
      ],
      many: [
        "The author’s own judgement can be heard in {quotes}, which read like subjective wording.",
        "With {quotes} the author judges as well as tells; the words read like subjective wording.",
      ],
    },
    anotherReading:
      "An opinion that shows itself as one does no harm, and this may be a text that promises nothing else.",
    question: "Which of these sentences could be checked, and which could only be agreed with?",
  },
  "answered-objection": {
    definition: "The text states an objection to its own view and answers it.",
    misleads: "The objection chosen may be the weakest one.",
    innocent: "Nearly always: who names what speaks against them lets the reader weigh it.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Is this the strongest objection, and is it answered?",
  },
  "figures-with-source": {
    definition: "Exact figures stand beside the place they come from.",
    misleads: "Exact figures may still be chosen or compared to suit a point.",
    innocent: "Nearly always: such figures can be looked up.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Does the source say the same, and what does it say besides?",
  },
  "open-interest": {
    definition: "The text says what stake its author or speaker has in the matter.",
    misleads: "An interest that is told does not go away by being told.",
    innocent: "Always: the reader can take it into account.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "How might this interest have shaped what is said?",
  },
} as const satisfies Record<string, TechniqueWording>;
