import type { FindingType } from "#report/index.ts";

/** How a language model is asked for a report in one language. The techniques' meanings come from their wordings. */
export interface PromptWording {
  /** Who the model is to be, and what for. */
  readonly role: string;
  /** What it must keep to, one sentence or two each. */
  readonly rules: readonly string[];
  /** Stands before the list of finding types and techniques. */
  readonly listFollows: string;
  /** What belongs under each finding type. */
  readonly findingTypes: Readonly<Record<FindingType, string>>;
  /** Stands before the JSON shape of the answer. */
  readonly answerShape: string;
  /** What each text field of the answer holds, as it stands in the shape. */
  readonly fields: {
    readonly overallSummary: string;
    readonly justification: string;
    readonly anotherReading: string;
    readonly question: string;
    readonly quote: string;
  };
  /** How an answer would give a score although it must not; lower case. */
  readonly scoreWords: {
    /** What a word for "percent" begins with. */
    readonly percent: readonly string[];
    /** What stands between a mark and the best mark: 8 out of 10. */
    readonly outOf: readonly string[];
  };
  /** Stands before the text; `{mark}` is the random line around it. */
  readonly textFollows: string;
  /** Stands after the text. */
  readonly textEnded: string;
}
