import type { Measure, ShareGroup } from "./types.ts";

/** What is shown in front of the benchmarks: how often ordinary texts are accused, and how readings compare. */
export const shareGroups: readonly ShareGroup[] = [
  {
    id: "ordinary-texts",
    title: "Ordinary texts that were accused of something",
    paragraphs: [
      "Whole texts that nobody wrote for us and that press nobody: the share of them that drew a point in one of the three accusing boxes. This is the mistake that matters most.",
      "Calm texts are news, textbooks, encyclopedias, travel guides, instructions, biographies and scholarly articles. Lively ones are conversations, stories, interviews, podcasts and sermons, in which people may well be heated.",
    ],
    unit: "texts",
    shares: [
      { key: "ordinary.accused.calm.en", label: "Calm, English" },
      { key: "ordinary.accused.calm.uk", label: "Calm, Ukrainian" },
      { key: "ordinary.accused.calm.ru", label: "Calm, Russian" },
      { key: "ordinary.accused.lively.en", label: "Lively, English" },
      { key: "ordinary.accused.lively.uk", label: "Lively, Ukrainian" },
      { key: "ordinary.accused.lively.ru", label: "Lively, Russian" },
    ],
  },
  {
    id: "plain-texts",
    title: "Plain texts of our own that were accused",
    paragraphs: [
      "Weather reports, recipes, minutes, notices, court reports and the like, written by us. For a long time this was our only count of false alarms, and it looked good. Our own plain texts were too easy: we had written them in words that no rule looks for.",
    ],
    unit: "texts",
    shares: [
      { key: "plain.accused.en", label: "English" },
      { key: "plain.accused.uk", label: "Ukrainian" },
      { key: "plain.accused.ru", label: "Russian" },
    ],
  },
  {
    id: "beside-editors",
    title: "Beside the readings of careful editors",
    paragraphs: [
      "Real texts of many kinds, each read by an exacting reader who marked the few points worth making. Counted are those texts that no author of a rule was shown. Right means that the editor has a point of the same family at the same place; found is the share of the editor’s points that we have too, the weightier ones counting more.",
    ],
    unit: "texts",
    shares: [
      {
        key: "reference.precision.family.en.heldOut",
        label: "Our points that are right, English",
        unit: "points",
      },
      { key: "reference.recall.family.en.heldOut", label: "Their points found, English", unit: "points" },
      { key: "reference.plainAccused.en.heldOut", label: "Texts without points that we accuse, English" },
      { key: "reference.kind.en.heldOut", label: "Kind of text told right, English" },
      { key: "reference.leadingEmotion.en.heldOut", label: "Leading emotion true of the text, English" },
      {
        key: "reference.precision.family.ukRu.heldOut",
        label: "Our points that are right, Ukrainian and Russian",
        unit: "points",
      },
      {
        key: "reference.recall.family.ukRu.heldOut",
        label: "Their points found, Ukrainian and Russian",
        unit: "points",
      },
      {
        key: "reference.plainAccused.ukRu.heldOut",
        label: "Texts without points that we accuse, Ukrainian and Russian",
      },
      { key: "reference.kind.ukRu.heldOut", label: "Kind of text told right, Ukrainian and Russian" },
      {
        key: "reference.leadingEmotion.ukRu.heldOut",
        label: "Leading emotion true of the text, Ukrainian and Russian",
      },
      { key: "reference.reportOverText", label: "Length of the report over the text, long texts" },
    ],
  },
  {
    id: "feelings-in-facts",
    title: "Sober sentences that drew a tone",
    paragraphs: [
      "Sentences of English news that annotators called objective: the share in which we named an emotion (CheckThat! 2025). Each is a false alarm.",
    ],
    unit: "sentences",
    shares: [{ key: "objective.en.toned", label: "English" }],
  },
  {
    id: "textbook",
    title: "Textbook examples",
    paragraphs: [
      "Short examples of each technique as schoolbooks give them, written by us, and as many innocent twins: alike in words, with no such technique. They show what the analyser knows in its plainest form; real texts are harder.",
    ],
    unit: "examples",
    shares: [
      { key: "textbook.named.en", label: "Named, English" },
      { key: "textbook.named.uk", label: "Named, Ukrainian" },
      { key: "textbook.twinsAccused.en", label: "Innocent twins accused, English" },
      { key: "textbook.twinsAccused.uk", label: "Innocent twins accused, Ukrainian" },
    ],
  },
  {
    id: "swap-test",
    title: "When the sides are swapped",
    paragraphs: [
      "In each text the sides change places: parties, nations, leaders, left and right, men and women, believers and others. The report must stay the same but for the names. Here is the share of texts whose report changed in anything else.",
    ],
    unit: "texts",
    shares: [
      { key: "swap.changed.en", label: "English" },
      { key: "swap.changed.uk", label: "Ukrainian" },
      { key: "swap.changed.ru", label: "Russian" },
    ],
    command: "npm run evaluate",
  },
];

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
  "Textbook en": "Textbook examples in English, and their innocent twins (our own)",
  "Textbook uk": "Textbook examples in Ukrainian, and their innocent twins (our own)",
};

/** Labels as the table calls them, where the dataset's own word says too little. */
export const labelTitles: Readonly<Record<string, string>> = {
  fud: "fear, uncertainty and doubt",
  cliche: "cliché",
  biased: "biased wording",
};
