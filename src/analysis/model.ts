import type { Reading } from "#detector/index.ts";
import type { Attempt, Draft, Notice, ReportLanguage, Span, TextLanguage } from "#report/index.ts";

export type { Draft } from "#report/index.ts";

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
  /** Tells visitors apart, and says nothing of who they are; left out where there is only one. */
  readonly visitor?: string | undefined;
}

export type DraftPoint = Draft["analysis_results"][number]["points"][number];

/** What a model answered about one part of a text, or about all of it. */
export interface DraftOfPart {
  readonly part: Span;
  readonly draft: Draft;
}

/** Characters (UTF-16 units) of text that fit one call, for each language of the text. */
export type CharacterLimits = Readonly<Record<TextLanguage, number>>;

/** One language model of the cascade, be it far away or in this process. */
export interface Model {
  /** Its name in `attempts` and in the log. */
  readonly id: string;
  /** What `analysed_by.version` says. */
  readonly version: string;
  /** Of one call. */
  readonly limits: CharacterLimits;
  /** How long one call may take, in milliseconds; undefined where nothing limits it. */
  readonly timeoutMs?: number | undefined;
  /**
   * Answers the question, or throws a `ModelFailure`. May run on after `signal` has aborted,
   * but starts no new call then.
   */
  analyse(question: Question, signal: AbortSignal): Promise<Draft>;
  /**
   * After how many milliseconds without an answer the next model is asked beside it; undefined for one that
   * races nobody, and as long as too few answers have been timed.
   */
  raceAfterMs?(): number | undefined;
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
