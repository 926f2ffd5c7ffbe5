import type { Label } from "#detector/find/learned/labels.ts";
import type { TextLanguage } from "#report/index.ts";

/** How one technique is learned. */
export interface LabelTraining {
  /**
   * What it is told apart from: from every example without the label, or from neutral ones alone. A text that
   * shows an argument seldom bears its label unsaid, but charged wording stands in most texts that persuade,
   * labelled or not.
   */
  readonly against: "all" | "neutral";
  /**
   * How much more certainty is asked for than gives the best F1 on the examples: half of our own sentences
   * show something, while most of real ones do not.
   */
  readonly thresholdOffset: number;
  /** What an error costs beside heavy weights; the more, the closer the model keeps to its examples. */
  readonly cost?: number;
}

const emotion: LabelTraining = { against: "all", thresholdOffset: 0, cost: 0.02 };

/**
 * What is learned for each language of texts. A technique stands here only if learning it beats the rules
 * alone on the shared data without accusing plain texts; the rest is left to the rules.
 */
export const LABEL_TRAINING: Readonly<Record<TextLanguage, Partial<Record<Label, LabelTraining>>>> = {
  en: {
    persuasion: { against: "all", thresholdOffset: 0.4 },
    "loaded-language": { against: "neutral", thresholdOffset: -0.3 },
    "name-calling": { against: "neutral", thresholdOffset: 0.6 },
    doubt: { against: "all", thresholdOffset: 0.3 },
    "subjective-wording": { against: "all", thresholdOffset: 0.5, cost: 0.02 },
    anger: emotion,
    fear: emotion,
    joy: emotion,
    sadness: emotion,
    surprise: emotion,
  },
  uk: {
    persuasion: { against: "all", thresholdOffset: 0.1 },
    "loaded-language": { against: "neutral", thresholdOffset: -0.5 },
    "appeal-to-values": { against: "neutral", thresholdOffset: 0.2 },
    euphoria: { against: "neutral", thresholdOffset: -0.3 },
    "conversation-killer": { against: "neutral", thresholdOffset: -0.1 },
    "appeal-to-fear": { against: "all", thresholdOffset: 1.1 },
    doubt: { against: "all", thresholdOffset: 0.2 },
    "appeal-to-popularity": { against: "all", thresholdOffset: 0 },
    whataboutism: { against: "all", thresholdOffset: 0.1 },
    "cherry-picking": { against: "all", thresholdOffset: 0.4 },
    "straw-man": { against: "neutral", thresholdOffset: 1.2 },
    "subjective-wording": { against: "all", thresholdOffset: 0.3, cost: 0.02 },
    anger: emotion,
    disgust: emotion,
    fear: emotion,
    joy: emotion,
    sadness: emotion,
    surprise: emotion,
  },
  ru: {
    persuasion: { against: "all", thresholdOffset: 0.1 },
    "loaded-language": { against: "neutral", thresholdOffset: -0.6 },
    "appeal-to-values": { against: "neutral", thresholdOffset: 0.5 },
    euphoria: { against: "all", thresholdOffset: 0 },
    "conversation-killer": { against: "neutral", thresholdOffset: 0 },
    "appeal-to-fear": { against: "all", thresholdOffset: -0.1 },
    doubt: { against: "all", thresholdOffset: -0.2 },
    "appeal-to-popularity": { against: "neutral", thresholdOffset: 0.8 },
    whataboutism: { against: "neutral", thresholdOffset: 0.9 },
    "cherry-picking": { against: "all", thresholdOffset: -0.1 },
    "straw-man": { against: "neutral", thresholdOffset: 0 },
  },
};
