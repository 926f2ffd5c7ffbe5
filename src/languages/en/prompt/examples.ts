import type { PromptExample } from "../../prompt.ts";

/** A plain notice, a politician quoted in the news, a sarcastic post. */
export const examples: readonly PromptExample[] = [
  {
    text: "The pool is closed on 3 and 4 May for repairs. Season tickets are extended by two days.",
    answer: {
      overall_summary: "A notice of when the pool is closed. It tells and does not persuade.",
      points: [],
    },
  },
  {
    text: "Councillor Dana Reed called the tram plan “a monster that will devour our town”. Mayor Tom Hale answered that the audit of March puts its cost at 4 million.",
    answer: {
      overall_summary:
        "News of a quarrel over a tram plan. The heat is in one speaker’s words; the mayor is heard too.",
      points: [
        {
          technique: "loaded-language",
          statement: "Reed makes a tram line a beast of prey; the author only reports it.",
          another_reading: "She may mean the rising bill.",
          question: "What would the tram take from the town, and how much of it?",
          evidence: [{ quote: "a monster that will devour our town", speaker: "Dana Reed" }],
        },
        {
          technique: "counter-view",
          statement: "The mayor answers, with a figure and where it comes from.",
          evidence: [{ quote: "the audit of March puts its cost at 4 million", speaker: "Tom Hale" }],
        },
      ],
    },
  },
  {
    text: "Oh great, our “experts” fixed the road again. It lasted a whole week! 🤡 Half the money went into their pockets, and the robbery goes on.",
    answer: {
      overall_summary:
        "A post that laughs at those who mended a road and charges them with theft; no account or witness is named.",
      points: [
        {
          technique: "mockery",
          statement: "Praise that means its opposite makes the road menders a joke.",
          question: "Who mended the road, and what did the week show?",
          evidence: [{ quote: "our “experts”" }, { quote: "It lasted a whole week!" }],
        },
        {
          technique: "unsourced-claim",
          statement: "A theft is stated flatly, with nothing to bear it.",
          question: "Who has seen the accounts of the road?",
          evidence: [{ quote: "Half the money went into their pockets" }],
        },
        {
          technique: "loaded-language",
          statement: "One word makes a crime of the whole repair.",
          evidence: [{ quote: "robbery" }],
        },
        {
          technique: "contempt",
          statement: "The author’s, for the road menders.",
          evidence: [{ quote: "🤡" }],
        },
      ],
    },
  },
];
