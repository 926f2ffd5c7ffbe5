import type { Technique } from "#report/index.ts";

/** What a reader can name in practice: the plainest and most frequent devices, by what they lean on. */
export const PRACTICE_GROUPS = {
  people: ["name-calling", "mockery", "us-and-them", "ascribed-motive", "shaming-the-reader", "whataboutism"],
  reasons: [
    "unsourced-claim",
    "anonymous-authority",
    "appeal-to-popularity",
    "suppressed-truth",
    "headline-over-text",
    "false-dilemma",
  ],
  pressure: ["loaded-language", "appeal-to-fear", "appeal-to-time", "sales-promise"],
} as const satisfies Record<string, readonly Technique[]>;

export type PracticeGroup = keyof typeof PRACTICE_GROUPS;
export type PracticeTechnique = (typeof PRACTICE_GROUPS)[PracticeGroup][number];

/** Every technique of practice, in the order in which readers see them. */
export const PRACTICE_TECHNIQUES: readonly PracticeTechnique[] = Object.values(PRACTICE_GROUPS).flat();
