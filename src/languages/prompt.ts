import type { Draft, FindingType, Technique } from "#report/index.ts";

/** A text and the answer that a careful editor would give to it. */
export interface PromptExample {
  readonly text: string;
  readonly answer: Draft;
}

/**
 * What a model's prose must not say, in the pattern language of `rule.ts`; all languages' words are looked for. Told by
 * what it does, so that a text which dictates it in other words does not get through either.
 */
export interface UnwantedWords {
  /** Calls the text as a whole, or its author, true, credible, safe or good. */
  readonly praise: readonly string[];
  /** Passes judgement: propaganda, the author lies. */
  readonly verdicts: readonly string[];
  /** Gives a mark, in words or as a label before a number. */
  readonly scores: readonly string[];
  /** Tells the reader to do something. */
  readonly commands: readonly string[];
  /** Speaks of what the model was told. */
  readonly instructions: readonly string[];
}

/** How a language model is asked for a report in one language. */
export interface PromptWording {
  /** Who the model is to be, and what for. */
  readonly role: string;
  /** What it must keep to, one sentence or two each. */
  readonly rules: readonly string[];
  /** Stands before the list of finding types and techniques. */
  readonly listFollows: string;
  /** What belongs under each finding type. */
  readonly findingTypes: Readonly<Record<FindingType, string>>;
  /** What each technique is, in a few words: readers have a longer definition, for which a small context has no room. */
  readonly techniques: Readonly<Record<Technique, string>>;
  /** Stands before the worked examples. */
  readonly examplesFollow: string;
  /** A plain text, one that quotes somebody, one that mocks. */
  readonly examples: readonly PromptExample[];
  /** Stands before the JSON shape of the answer. */
  readonly answerShape: string;
  /** What each text field of the answer holds, as it stands in the shape. */
  readonly fields: Readonly<
    Record<"overallSummary" | "statement" | "anotherReading" | "question" | "quote" | "speaker", string>
  >;
  /** How an answer would give a score although it must not; lower case. */
  readonly scoreWords: {
    /** What a word for "percent" begins with. */
    readonly percent: readonly string[];
    /** What stands between a mark and the best mark: 8 out of 10. */
    readonly outOf: readonly string[];
  };
  readonly unwanted: UnwantedWords;
  /** Stands before the text; `{mark}` is the random line around it. */
  readonly textFollows: string;
  /** Stands after the text. */
  readonly textEnded: string;
}
