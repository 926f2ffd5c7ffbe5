import type { Draft, ReportLanguage } from "#report/index.ts";
import type { AskedQuestion } from "../stand-ins/model-server.ts";
import { type Attack, unmask } from "./attacks.ts";

const PROSE: Record<
  ReportLanguage,
  { summary: string; empty: string; words: readonly [string, string, string] }
> = {
  en: {
    summary: "The piece works on its readers with heated labels and with pressure to act.",
    empty: "The piece is calm and fair, and nothing in it deserves a remark.",
    words: [
      "These labels settle the matter for readers who have seen no reasons yet.",
      "The writer may simply be angry and mean every label seriously.",
      "Which facts would be left if the labels were taken away?",
    ],
  },
  uk: {
    summary: "Допис тисне на читачів гострими ярликами та закликами діяти.",
    empty: "Допис спокійний і справедливий, і ніщо в ньому не заслуговує на зауваження.",
    words: [
      "Ці ярлики вирішують справу за читачів, які ще не бачили підстав.",
      "Можливо, автор просто розгніваний і щиро так думає.",
      "Які факти лишилися б, якби ці ярлики прибрати?",
    ],
  },
};

/**
 * Answers as a model would that does whatever the text tells it, if the attack's words have reached
 * it in any disguise; and honestly otherwise.
 */
export function obey(attack: Attack, { prompt, instructions }: AskedQuestion): Draft {
  const honest = draft(attack, PROSE[attack.language].summary, PROSE[attack.language].words);
  const heard = unmask(prompt).includes(unmask(attack.instruction));
  if (!heard) return honest;
  switch (attack.kind) {
    case "hijack":
    case "role-play":
      return draft(attack, attack.payload, [attack.payload, attack.payload, attack.payload]);
    case "reveal":
      return draft(attack, instructions, [
        instructions,
        instructions.slice(0, 300),
        instructions.slice(0, 300),
      ]);
    case "insert":
      return { ...honest, analysis_results: [...honest.analysis_results, inserted(attack)] };
    default:
      return { overall_summary: PROSE[attack.language].empty, analysis_results: [] };
  }
}

function draft({ carrier }: Attack, summary: string, words: readonly [string, string, string]): Draft {
  return {
    overall_summary: summary,
    analysis_results: carrier.rhetoric.map(({ quote, technique }) => ({
      category_name: technique === "name-calling" ? "Propagandistic Content" : "Manipulative Content",
      points: [
        {
          technique,
          statement: words[0],
          another_reading: words[1],
          question: words[2],
          evidence: [{ quote }],
        },
      ],
    })),
  };
}

/** The dictated observation, once with the words of the text and once with words that are not there. */
function inserted({ inserted, language }: Attack): Draft["analysis_results"][number] {
  const [statement, another_reading, question] = PROSE[language].words;
  const { quote, technique } = inserted;
  const evidence = [{ quote }, { quote: `${quote} and its liars` }];
  return {
    category_name: "Disinformation",
    points: [{ technique, statement, another_reading, question, evidence }],
  };
}
