import { read } from "#detector/index.ts";
import {
  type Attempt,
  CASCADE_TIME_MS,
  type Report,
  type ReportLanguage,
  TASK_TIMEOUT_MS,
} from "#report/index.ts";
import type { Model, Question } from "../model.ts";
import { shownNotices, withDisguised } from "../question/notices.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { embedded } from "./embedded.ts";

export interface AnalysisInput {
  /** Trimmed by whoever hands it in: the report's offsets count in it. */
  readonly text: string;
  readonly language: ReportLanguage;
  /** Tells visitors apart, such as a keyed hash: never an address. Left out where there is only one. */
  readonly visitor?: string | undefined;
}

/**
 * Reads a text. Rejects only when `signal` aborts, with its reason.
 * @param onFirstReading is told what the embedded analyser reads, where models are asked after it.
 */
export type Analyse = (
  input: AnalysisInput,
  signal: AbortSignal,
  onFirstReading?: (reading: Report) => void,
) => Promise<Report>;

export interface CascadeOptions {
  /**
   * In the order in which they are asked. The embedded analyser comes after them by itself. A function is asked anew
   * for each analysis: models on this machine come and go.
   */
  readonly models: readonly Model[] | (() => readonly Model[]);
  /**
   * After this time no language model is asked or waited for, in milliseconds; but one whose own `timeoutMs` is
   * longer than that and than 75 seconds is slow on purpose, and has its time.
   */
  readonly budgetMs?: number | undefined;
  /** Is told what a model that failed has thrown. Anything but a `ModelFailure` may hold the text. */
  readonly onFailure?: ((failure: { readonly model: string; readonly cause: unknown }) => void) | undefined;
}

/** Before the task is ended, the embedded analyser's reading shall be given. */
const LONGEST_MS = TASK_TIMEOUT_MS - 5_000;

/**
 * The embedded analyser reads first. Then the models are asked in turn: the first good answer is the report. Where
 * there is none, the embedded analyser's reading is.
 */
export function createCascade({ models, budgetMs = CASCADE_TIME_MS, onFailure }: CascadeOptions): Analyse {
  return async (input, signal, onFirstReading) => {
    signal.throwIfAborted();
    const question = readFirst(input);
    const budgetOf = budgets(signal, budgetMs);
    const attempts: Attempt[] = [];
    const asked = typeof models === "function" ? models() : models;
    if (asked.length > 0) onFirstReading?.(embeddedReport(question, []));

    for await (const { model, attempt, body, cause, beside } of askInTurn(asked, question, budgetOf)) {
      signal.throwIfAborted();
      attempts.push(attempt);
      if (cause !== undefined) onFailure?.({ model: model.id, cause });
      if (body === undefined) continue;
      // They were asked, and have seen the text.
      attempts.push(...beside.map((slower): Attempt => ({ model: slower.id, outcome: "timeout" })));
      return { ...body, ...signed(model, question, attempts) };
    }

    signal.throwIfAborted();
    return embeddedReport(question, attempts);
  };
}

/** The embedded analyser's reading as a report, after these attempts with models. */
function embeddedReport(question: Question, before: readonly Attempt[]): Report {
  const attempts: Attempt[] = [...before, { model: embedded.id, outcome: "answered" }];
  const { overall_summary, analysis_results } = question.reading;
  return { overall_summary, analysis_results, ...signed(embedded, question, attempts) };
}

/** Until when each model may answer: the budget, or nearly the time of the task for one that is slow on purpose. */
function budgets(signal: AbortSignal, budgetMs: number): (model: Model) => AbortSignal {
  const quick = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]);
  const slow = AbortSignal.any([signal, AbortSignal.timeout(Math.max(budgetMs, LONGEST_MS))]);
  const patience = Math.max(budgetMs, CASCADE_TIME_MS);
  return ({ timeoutMs = 0 }) => (timeoutMs > patience ? slow : quick);
}

/** The embedded analyser reads the text; from its reading the question to the models is made. */
function readFirst({ text, language, visitor }: AnalysisInput): Question {
  const reading = read(text, language);
  const notices = withDisguised(text, reading.notices);
  return { text, language, textLanguage: reading.textLanguage, notices, reading, visitor };
}

/** The part of a report that code answers for: the text's language, what was noticed, and who was asked. */
function signed(
  { id, version }: Pick<Model, "id" | "version">,
  { textLanguage, notices, reading }: Question,
  attempts: Attempt[],
) {
  return {
    text_language: textLanguage,
    text_kind: reading.kind,
    notices: shownNotices(notices, reading.speech),
    analysed_by: { model: id, version },
    attempts,
  };
}
