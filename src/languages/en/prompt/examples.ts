import type { PromptExample } from "../../prompt.ts";

/** A plain notice, a politician quoted in the news, a sarcastic post. */
export const examples: readonly PromptExample[] = [
  {
    text: "The pool is closed on 3 and 4 May for repairs. Season tickets are extended by two days.",
    answer: {
      overall_summary: "A notice of when the pool is closed. It tells and does not persuade.",
      analysis_results: [],
    },
  },
  {
    text: "Councillor Dana Reed called the tram plan “a monster that will devour our town”. Mayor Tom Hale answered that the audit of March puts its cost at 4 million.",
    answer: {
      overall_summary:
        "News of a quarrel over a tram plan. The heat is in one speaker’s words; the mayor is heard too.",
      analysis_results: [
        {
          category_name: "Manipulative Content",
          points: [
            {
              technique: "loaded-language",
              statement: "Reed makes a tram line a beast of prey; the author only reports it.",
              another_reading: "She may mean the rising bill.",
              question: "What would the tram take from the town, and how much of it?",
              evidence: [{ quote: "a monster that will devour our town", speaker: "Dana Reed" }],
            },
          ],
        },
        {
          category_name: "Unbiased Presentation",
          points: [
            {
              technique: "counter-view",
              statement: "The mayor answers, with a figure and where it comes from.",
              evidence: [{ quote: "the audit of March puts its cost at 4 million", speaker: "Tom Hale" }],
            },
          ],
        },
      ],
    },
  },
  {
    text: "Oh great, our “experts” fixed the road again. It lasted a whole week! 🤡",
    answer: {
      overall_summary: "A post that laughs at those who mended a road; what went wrong it does not say.",
      analysis_results: [
        {
          category_name: "Propagandistic Content",
          points: [
            {
              technique: "mockery",
              statement: "Praise that means its opposite makes the road menders a joke.",
              question: "Who mended the road, and what did the week show?",
              evidence: [{ quote: "our “experts”" }, { quote: "It lasted a whole week!" }],
            },
          ],
        },
        {
          category_name: "Emotional Tone",
          points: [
            {
              technique: "contempt",
              statement: "The author’s, for the road menders.",
              evidence: [{ quote: "🤡" }],
            },
          ],
        },
      ],
    },
  },
];
