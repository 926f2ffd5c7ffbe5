import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that make a tangled matter simple. */
export const simplification = {
  "causal-oversimplification": {
    definition: "One cause, or one culprit, is given for something that has several.",
    misleads: "A single culprit is easy to remember and to blame, and the other causes go on unseen.",
    innocent: "Some events do have one main cause, and an inquiry or a measurement has shown it.",
    question: "What else would have had to be different for this not to happen?",
  },
  "false-dilemma": {
    definition: "Only two options are shown, one of them unacceptable, although there are more.",
    misleads: "The reader picks the lesser evil and does not look for the third way.",
    innocent: "Some choices have two sides and no more: a yes-or-no vote, a switch that is on or off.",
    question: "Which third possibility would you add, and why might it have been left out?",
  },
  "consequential-oversimplification": {
    definition: "A first step is said to lead, through a chain of further ones, to disaster or to paradise.",
    misleads: "Each link of the chain is only possible, yet the end is spoken of as certain.",
    innocent: "A forecast is fair when it says how each step follows and how sure it is.",
    question: "At which link of this chain could things turn out otherwise?",
  },
  "false-equivalence": {
    definition:
      "Two things are treated as the same because they share a feature, though they differ in what matters.",
    misleads: "The judgement that belongs to one is carried over to the other along with the likeness.",
    innocent:
      "Comparing is not equating: a text may set two things side by side and name both likeness and difference.",
    question: "In what respect are the two alike, and is that the respect that matters here?",
  },
  "cherry-picking": {
    definition: "Only the cases or figures that suit a conclusion are shown.",
    misleads: "A handful of true examples can give a wholly false picture of the rest.",
    innocent:
      "Examples have to be chosen somehow; a text that says how, or gives the totals too, hides nothing.",
    question: "What would the complete figures, or the cases not mentioned, show?",
  },
  "hasty-generalisation": {
    definition: "From one case or a few a rule for all is drawn.",
    misleads:
      "The cases are true, so the rule seems true as well, and those that went otherwise are never counted.",
    innocent: "Cases that are called examples, or a rule that rests on a count given elsewhere.",
    question: "How many cases were looked at, and did it turn out otherwise anywhere?",
  },
  "single-case-proof": {
    definition: "One story or one person stands as the proof of a general claim.",
    misleads: "A story is easier to feel and remember than a figure, though it may be the exception.",
    innocent: "A story that illustrates figures given beside it, or is told for its own sake.",
    question: "How did others fare in the same position, and why was this case chosen?",
  },
  "sweeping-generalisation": {
    definition: "Something is said of all, none, always or never, with no exceptions.",
    misleads: "What is true of some becomes a property of everyone, and the counter-examples vanish.",
    innocent:
      "Rules, definitions and laws of nature do hold without exception, and speech is often looser than it means to be.",
    question: "Can you think of one exception, and does the claim survive it?",
  },
} as const satisfies Record<string, TechniqueWording>;
