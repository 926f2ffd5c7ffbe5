import type { TechniqueWording } from "../../language.ts";

/** Wordings of the cues that show how far a text lets itself be checked. Falsity itself is not visible in a text. */
export const sourcing = {
  "unsourced-claim": {
    definition:
      "A claim that matters is stated as known, reported or proven, and the text gives no source at all.",
    misleads: "It sounds as though a source had been checked, but the reader has no way of finding it.",
    innocent:
      "Common knowledge needs no source, and short messages often leave out what a longer article gives.",
    observation: {
      one: "{quotes} speaks of something as established without saying where that can be seen, and reads like an unsourced claim.",
      many: "Something is presented as known in {quotes}, and the text does not say where from; this reads like a set of unsourced claims.",
    },
    anotherReading:
      "The source may be well known to the usual readers of this text, or linked from where it was first published.",
    question: "Where could you look this up, starting from nothing but what the text gives you?",
  },
  "anonymous-authority": {
    definition: "Experts, officials, scientists or insiders are called on without a name.",
    misleads: "Their standing supports the claim, while nobody can ask them what they said or how they know.",
    innocent: "Sources are sometimes protected for good reason, and careful reporting then says why.",
    observation: {
      one: [
        "{quotes} lends the claim an expert’s weight but not an expert’s name, and reads like anonymous authority.",
        "Who exactly stands behind {quotes} is not said, so that nobody can ask them; this reads like anonymous authority.",
      ],
      many: [
        "In {quotes}, people without names vouch for what is claimed, which reads like anonymous authority.",
        "Those who are to be believed in {quotes} have no names, and cannot be asked; this reads like anonymous authority.",
      ],
    },
    anotherReading: "Naming a source can put it at risk, and newsrooms do grant anonymity after checking.",
    question: "Does the text give any reason for leaving out the name, or any second source?",
  },
  "suppressed-truth": {
    definition: "The text says that what it tells is being hidden, silenced or kept from the public.",
    misleads:
      "Missing evidence turns into evidence: if nobody else reports it, that is taken to show how well it is hidden.",
    innocent:
      "Censorship and cover-ups do happen; those that are documented can be shown with papers, dates and names.",
    observation: {
      one: "{quotes} presents the claim as something kept from the public, and reads like a claim of suppressed truth.",
      many: "The silence of others is offered as a sign of importance in {quotes}; it reads like a claim of suppressed truth.",
    },
    anotherReading:
      "Some stories truly go unreported for a while, and the author may have been met with silence.",
    question: "Is it true that this cannot be found elsewhere, if you look for a minute?",
  },
  "secret-plot": {
    definition: "Events are explained by a hidden group that acts by agreement behind the scenes.",
    misleads: "Such an explanation can absorb any fact, since every denial becomes part of the plot.",
    innocent:
      "Real conspiracies have been uncovered, and are known by their documents, witnesses and verdicts.",
    observation: {
      one: "{quotes} explains events by hidden hands, with no name or paper to check; it reads like a tale of a secret plot.",
      many: "Unseen actors with a common plan stand behind events in {quotes}, which reads like a tale of a secret plot.",
    },
    anotherReading:
      "People with shared interests do meet in private and agree on things, and the author may mean no more than that.",
    question: "Who, by name, is said to have agreed on what, and what could show that they did not?",
  },
  "missing-time-or-place": {
    definition: "An event is told without the date or place that would let a reader find it.",
    misleads: "An old, distant or invented event can pass for a fresh one nearby.",
    innocent: "In a personal story or a running conversation, everybody knows when and where.",
    observation: {
      one: "{quotes} tells of an event without when or where, and so reads like an account with missing time or place.",
      many: "The events in {quotes} have no date or place by which to find them; they read like accounts with missing time or place.",
    },
    anotherReading:
      "The date and place may stand in a headline, a link or an earlier message that is not part of this text.",
    question: "From this text alone, could you tell on which day and in which town it happened?",
  },
  "vague-quantity": {
    definition: "A number is suggested and not given: countless, a huge share, more and more.",
    misleads: "The reader supplies a figure from their own fears or hopes, and remembers it as information.",
    innocent: "Often the exact number is unknown or does not matter to the point.",
    observation: {
      one: "How many is left to the reader’s imagination in {quotes}, which reads like a vague quantity.",
      many: "Amounts are hinted at in {quotes} and never given; these words read like vague quantities.",
    },
    anotherReading: "Nobody may have counted, and a round word is then more honest than a false figure.",
    question: "Which figure came to your mind, and did the text give it to you?",
  },
  "self-contradiction": {
    definition: "Two passages of the same text cannot both be true.",
    misleads: "Each passage is persuasive in its place, and few readers hold them side by side.",
    innocent: "A text may report two sides, correct itself openly, or speak of two different times.",
    observation: {
      one: "{quotes} does not sit well with what the text says elsewhere, and reads like a self-contradiction.",
      many: "Put side by side, {quotes} pull in opposite directions, which reads like a self-contradiction.",
    },
    anotherReading: "The passages may speak of different times, people or conditions, so that both hold.",
    question: "Is there a way of reading the passages in which they agree?",
  },
  "headline-over-text": {
    definition: "The headline says more, or says it more surely, than the text below it.",
    misleads: "Most people read no further, and they keep what the headline said.",
    innocent: "A pun or a shortening that the first lines put right at once.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Which sentence of the text bears the headline out?",
  },
  "one-sided-sourcing": {
    definition: "All those who are quoted or named stand on the same side.",
    misleads: "Agreement among the chosen sources looks like agreement in the matter.",
    innocent: "An interview, a press release or a portrait has one voice by its nature.",
    observation: {
      one: "{quotes} speaks for one side, and no other is heard, which reads like one-sided sourcing.",
      many: "The voices in {quotes} all stand on one side of the matter; it reads like one-sided sourcing.",
    },
    anotherReading:
      "The others may have been asked and declined, or there may be no second side worth the name.",
    question: "Who is affected by this and is not heard?",
  },
} as const satisfies Record<string, TechniqueWording>;
