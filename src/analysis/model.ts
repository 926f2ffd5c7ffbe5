import type { Reading } from "#detector/index.ts";
import type { Attempt, FindingType, Notice, ReportLanguage, Technique, TextLanguage } from "#report/index.ts";

/** What every model of the cascade is asked. */
export interface Question {
  /** The text as submitted, trimmed. Offsets of the report count in it. */
  readonly text: string;
  /** The language in which the report is to be written. */
  readonly language: ReportLanguage;
  readonly textLanguage: TextLanguage;
  /** What in this text is aimed at a machine or hidden: not for a language model to read. */
  readonly notices: readonly Notice[];
  /** What the embedded analyser saw in the whole text; computed once for each task. */
  readonly reading: Reading;
}

/** A quote under a technique. `start` is given by models that know where the quote stands. */
interface DraftEvidence {
  readonly quote: string;
  readonly technique: Technique;
  readonly start?: number | undefined;
  /** Known to the embedded analyser alone: what in the quote weighed most. */
  readonly telling?: readonly string[] | undefined;
}

export interface DraftObservation {
  readonly category_name: FindingType;
  readonly justification: string;
  readonly another_reading: string;
  readonly question: string;
  readonly evidence: readonly DraftEvidence[];
}

/** A model's answer before it is checked: its quotes may be invented, its prose may be anything. */
export interface Draft {
  readonly overall_summary: string;
  readonly analysis_results: readonly DraftObservation[];
}

/** Characters (UTF-16 units) of text that fit one call, for each language of the text. */
export type CharacterLimits = Readonly<Record<TextLanguage, number>>;

/** One model of the cascade, be it far away, in this process, or the embedded analyser. */
export interface Model {
  /** Its name in `attempts` and in the log. */
  readonly id: string;
  /** What `analysed_by.version` says. */
  readonly version: string;
  readonly limits: CharacterLimits;
  /**
   * Answers the question, or throws a `ModelFailure`. May run on after `signal` has aborted,
   * but starts no new call then.
   */
  analyse(question: Question, signal: AbortSignal): Promise<Draft>;
  /**
   * Where the model is hedged: after how many milliseconds without an answer the next one is asked
   * beside it. Undefined as long as too few answers have been timed.
   */
  hedgeAfterMs?(): number | undefined;
}

/** The closed list of ways in which a model can fail: the outcomes of an attempt but for those of an answer. */
export type FailureKind = Exclude<Attempt["outcome"], "answered" | "silent">;

/** Facts of a failure that may be logged: none of them can hold the text or a key. */
export interface FailureFacts {
  readonly status?: number | undefined;
  /** How long the provider asks to be left alone, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * A model did not answer. Has no `cause` on purpose: the errors of HTTP clients hold the whole
 * request, and with it the text.
 */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: FailureKind;
  readonly facts: FailureFacts;

  constructor(kind: FailureKind, facts: FailureFacts = {}) {
    super(kind);
    this.kind = kind;
    this.facts = facts;
  }
}
