import type { TechniqueWording } from "../../language.ts";

/** Wordings of the cues that show how far a text lets itself be checked. Falsity itself is not visible in a text. */
export const sourcing = {
  "unsourced-claim": {
    definition:
      "A claim that matters is stated as known, reported or proven, and the text gives no source at all.",
    misleads: "It sounds as though a source had been checked, but the reader has no way of finding it.",
    innocent:
      "Common knowledge needs no source, and short messages often leave out what a longer article gives.",
    question: "Where could you look this up, starting from nothing but what the text gives you?",
  },
  "anonymous-authority": {
    definition: "Experts, officials, scientists or insiders are called on without a name.",
    misleads: "Their standing supports the claim, while nobody can ask them what they said or how they know.",
    innocent: "Sources are sometimes protected for good reason, and careful reporting then says why.",
    question: "Does the text give any reason for leaving out the name, or any second source?",
  },
  "suppressed-truth": {
    definition: "The text says that what it tells is being hidden, silenced or kept from the public.",
    misleads:
      "Missing evidence turns into evidence: if nobody else reports it, that is taken to show how well it is hidden.",
    innocent:
      "Censorship and cover-ups do happen; those that are documented can be shown with papers, dates and names.",
    question: "Is it true that this cannot be found elsewhere, if you look for a minute?",
  },
  "secret-plot": {
    definition: "Events are explained by a hidden group that acts by agreement behind the scenes.",
    misleads: "Such an explanation can absorb any fact, since every denial becomes part of the plot.",
    innocent:
      "Real conspiracies have been uncovered, and are known by their documents, witnesses and verdicts.",
    question: "Who, by name, is said to have agreed on what, and what could show that they did not?",
  },
  "missing-time-or-place": {
    definition: "An event is told without the date or place that would let a reader find it.",
    misleads: "An old, distant or invented event can pass for a fresh one nearby.",
    innocent: "In a personal story or a running conversation, everybody knows when and where.",
    question: "From this text alone, could you tell on which day and in which town it happened?",
  },
  "vague-quantity": {
    definition: "A number is suggested and not given: countless, a huge share, more and more.",
    misleads: "The reader supplies a figure from their own fears or hopes, and remembers it as information.",
    innocent: "Often the exact number is unknown or does not matter to the point.",
    question: "Which figure came to your mind, and did the text give it to you?",
  },
  "self-contradiction": {
    definition: "Two passages of the same text cannot both be true.",
    misleads: "Each passage is persuasive in its place, and few readers hold them side by side.",
    innocent: "A text may report two sides, correct itself openly, or speak of two different times.",
    question: "Is there a way of reading the passages in which they agree?",
  },
  "headline-over-text": {
    definition: "The headline says more, or says it more surely, than the text below it.",
    misleads: "Most people read no further, and they keep what the headline said.",
    innocent: "A pun or a shortening that the first lines put right at once.",
    question: "Which sentence of the text bears the headline out?",
  },
  "one-sided-sourcing": {
    definition: "All those who are quoted or named stand on the same side.",
    misleads: "Agreement among the chosen sources looks like agreement in the matter.",
    innocent: "An interview, a press release or a portrait has one voice by its nature.",
    question: "Who is affected by this and is not heard?",
  },
} as const satisfies Record<string, TechniqueWording>;
