import type { Technique, TextLanguage } from "#report/index.ts";

/**
 * What is learned for each language of texts. A technique stands here only if learning it beats the
 * rules alone on the shared data; the rest is left to the rules.
 */
export const LABELS: Readonly<Record<TextLanguage, readonly Technique[]>> = {
  en: ["anger", "fear", "joy", "sadness", "surprise"],
  uk: ["anger", "disgust", "fear", "joy", "sadness", "surprise"],
  ru: [],
};
