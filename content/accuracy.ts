import type { Measure } from "./types.ts";

/** The figures of the error card that readers are shown, in this order. */
export const measures: readonly Measure[] = [
  {
    key: "unlp.techniques.macroF1",
    title: "Techniques in Telegram posts",
    meaning:
      "Which of ten techniques a post uses; Ukrainian and Russian posts of Ukrainian channels (UNLP 2025).",
    reference: { name: "GPT-4o with reasoning, no training", score: 0.36 },
  },
  {
    key: "unlp.techniques.macroF1.heldOut",
    title: "Techniques in posts left out",
    meaning:
      "The same on the quarter of those posts that was left out when examples were written and thresholds chosen.",
  },
  {
    key: "unlp.manipulative.macroF1",
    title: "Manipulative or not",
    meaning: "Whether the annotators saw any manipulation in a post at all (UNLP 2025).",
  },
  {
    key: "unlp.manipulative.macroF1.uk",
    title: "Manipulative or not, Ukrainian posts",
    meaning: "The same, for posts in Ukrainian alone.",
  },
  {
    key: "unlp.manipulative.macroF1.ru",
    title: "Manipulative or not, Russian posts",
    meaning: "The same, for posts in Russian alone. A wide gap to Ukrainian would be unfair to one of them.",
  },
  {
    key: "unlp.spans.charF1",
    title: "Where in a post",
    meaning:
      "Which characters of a post are manipulative, beside those that we show as evidence (UNLP 2025).",
    reference: { name: "Best tuned large model", score: 0.64 },
  },
  {
    key: "ptc.spans.f1",
    title: "Where in an English article",
    meaning:
      "Which passages of a news article are propaganda, with credit for part of a passage (PTC, SemEval-2020).",
    reference: { name: "Best tuned model", score: 0.516 },
  },
  {
    key: "babe.f1",
    title: "Biased wording in English news",
    meaning: "Whether a sentence is biased by its choice of words (BABE).",
    reference: { name: "Best tuned model", score: 0.803 },
  },
  {
    key: "subjectivity.en.macroF1",
    title: "Subjective or objective, English",
    meaning: "Whether a sentence of news states or judges (CheckThat! 2025).",
    reference: { name: "Best tuned model", score: 0.81 },
  },
  {
    key: "emotions.uk.macroF1",
    title: "Emotions in Ukrainian",
    meaning: "Which of six emotions a short text conveys (BRIGHTER).",
    reference: { name: "Llama-3.3-70B", score: 0.423 },
  },
  {
    key: "emotions.en.macroF1",
    title: "Emotions in English",
    meaning: "Which of five emotions a short text conveys (BRIGHTER).",
    reference: { name: "Llama-3.3-70B", score: 0.656 },
  },
];

/** Datasets as the table of labels calls them, where their own names say too little. */
export const datasetTitles: Readonly<Record<string, string>> = {
  "UNLP 2025": "Techniques in Ukrainian and Russian Telegram posts (UNLP 2025)",
  BABE: "Wording of English news (BABE)",
  "BRIGHTER uk": "Emotions in Ukrainian (BRIGHTER)",
  "BRIGHTER en": "Emotions in English (BRIGHTER)",
};

/** Labels as the table calls them, where the dataset's own word says too little. */
export const labelTitles: Readonly<Record<string, string>> = {
  fud: "fear, uncertainty and doubt",
  cliche: "cliché",
  biased: "biased wording",
};
