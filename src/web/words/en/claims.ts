/** The words of the sheet of claims and sources. They travel with a report. */
export const claims = {
  title: "Claims and sources",
  open: "Claims and sources",
  offer: "What this text states that somebody could check, the source it gives, and a question to ask.",
  close: "Close the sheet",
  looking: "Looking for statements that can be checked.",
  none: "No statement was found that somebody could check: no figure, no date, no act of somebody with a name.",
  about:
    "Each sentence here could be checked. The sheet says what the sentence itself gives as its source, and asks a question. It says nothing on whether a statement is true, and it does not find every statement.",
  print: "Print the sheet",
  labels: {
    signs: "What can be checked",
    source: "Source",
    question: "To ask",
    answer: "What you found",
  },
  signs: {
    charge: "a grave or secret matter",
    figure: "a figure",
    superlative: "a comparison with all others",
    time: "a time",
    act: "somebody’s act",
  },
  sources: {
    named: "Named:",
    speaker: "Said by",
    anonymous: "Without a name:",
    link: "A link:",
    none: "None in this sentence. Sentences beside it may give one.",
  },
  questions: {
    charge: "What would show that this is so, and who has seen it?",
    figure: "Where does the figure come from, and what was counted?",
    superlative: "Compared with what, and by whose count?",
    time: "Who recorded this at the time?",
    act: "Who else says that this happened?",
    named: "Does the source say just this, and how does it know?",
    speaker: "How does the speaker know, and what is it to them?",
    anonymous: "Who are they, and how do they know?",
    link: "Does the page behind the link say just this?",
  },
};
