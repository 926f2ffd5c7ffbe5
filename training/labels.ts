import type { Technique, TextLanguage } from "#report/index.ts";

/** How one technique is learned. */
export interface Lesson {
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
  readonly caution: number;
}

const emotion: Lesson = { against: "all", caution: 0 };

/**
 * What is learned for each language of texts. A technique stands here only if learning it beats the rules
 * alone on the shared data without accusing plain texts; the rest is left to the rules.
 */
export const LESSONS: Readonly<Record<TextLanguage, Partial<Record<Technique, Lesson>>>> = {
  en: {
    "subjective-wording": { against: "all", caution: 0.6 },
    anger: emotion,
    fear: emotion,
    joy: emotion,
    sadness: emotion,
    surprise: emotion,
  },
  uk: {
    "subjective-wording": { against: "all", caution: 0.3 },
    "loaded-language": { against: "neutral", caution: 0 },
    "exaggeration-minimisation": { against: "neutral", caution: 0 },
    "appeal-to-values": { against: "neutral", caution: 0.3 },
    euphoria: { against: "neutral", caution: 0.1 },
    "conversation-killer": { against: "neutral", caution: 0.3 },
    slogans: { against: "neutral", caution: 0.2 },
    "appeal-to-fear": { against: "all", caution: 0.1 },
    doubt: { against: "all", caution: 0.1 },
    "appeal-to-popularity": { against: "all", caution: -0.1 },
    whataboutism: { against: "all", caution: 0 },
    "cherry-picking": { against: "all", caution: 0.1 },
    anger: emotion,
    disgust: emotion,
    fear: emotion,
    joy: emotion,
    sadness: emotion,
    surprise: emotion,
  },
  ru: {
    "loaded-language": { against: "neutral", caution: 0.1 },
    "exaggeration-minimisation": { against: "neutral", caution: 0.1 },
    euphoria: { against: "all", caution: -0.1 },
    "conversation-killer": { against: "neutral", caution: 0.3 },
    slogans: { against: "neutral", caution: 0 },
    "appeal-to-fear": { against: "all", caution: -0.1 },
    doubt: { against: "all", caution: -0.1 },
    "appeal-to-popularity": { against: "neutral", caution: 0.4 },
    whataboutism: { against: "neutral", caution: 0.4 },
    "cherry-picking": { against: "all", caution: 0.1 },
    "straw-man": { against: "neutral", caution: 0.4 },
  },
};
