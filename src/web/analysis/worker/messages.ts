import type { AnalysisRequest, Attempt, Report, Statements, TextLanguage } from "#report/index.ts";

/** Why there is no report of the browser's model. */
export type Fault = Exclude<Attempt["outcome"], "answered">;

/** What the model is asked. The worker has written it; only the page can ask, since models are not there for workers. */
export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  /** The JSON schema that the answer is bound to. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly textLanguage: TextLanguage;
}

/** What the model said, or why it said nothing. */
export type Answer = { readonly answer: string } | { readonly fault: Exclude<Fault, "silent"> };

/**
 * What the page tells the worker: what to read by itself; or what to read with the browser's model and how much that can
 * take, and then each answer in turn; or in which text (trimmed) to look for statements.
 */
export type ToWorker =
  | { readonly type: "read-alone"; readonly request: AnalysisRequest }
  | { readonly type: "read"; readonly request: AnalysisRequest; readonly contextTokens: number }
  | { readonly type: "answered"; readonly answer: Answer }
  | { readonly type: "look-for-statements"; readonly text: string };

/** What the worker tells the page: a question, how a reading ended, or what a text states. */
export type FromWorker =
  | { readonly type: "asked"; readonly question: Question }
  | { readonly type: "ended"; readonly report: Report }
  | { readonly type: "failed"; readonly fault: Fault }
  | { readonly type: "found"; readonly statements: Statements };
