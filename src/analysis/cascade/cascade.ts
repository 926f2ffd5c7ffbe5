import { read } from "#detector/index.ts";
import type { Attempt, Report, ReportLanguage } from "#report/index.ts";
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

/** Reads a text. Rejects only when `signal` aborts, with its reason. */
export type Analyse = (input: AnalysisInput, signal: AbortSignal) => Promise<Report>;

export interface CascadeOptions {
  /** In the order in which they are asked. The embedded analyser comes after them by itself. */
  readonly models: readonly Model[];
  /** After this time no language model is asked or waited for, in milliseconds. */
  readonly budgetMs?: number | undefined;
  /** Is told what a model that failed has thrown. Anything but a `ModelFailure` may hold the text. */
  readonly onFailure?: ((failure: { readonly model: string; readonly cause: unknown }) => void) | undefined;
}

/** A report shall arrive within the 90 seconds that the screen waits. */
const BUDGET_MS = 75_000;

/**
 * The embedded analyser reads first. Then the models are asked in turn: the first good answer is the report. Where
 * there is none, the embedded analyser's reading is.
 */
export function createCascade({ models, budgetMs = BUDGET_MS, onFailure }: CascadeOptions): Analyse {
  return async (input, signal) => {
    signal.throwIfAborted();
    const question = readFirst(input);
    const budget = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]);
    const attempts: Attempt[] = [];

    for await (const { model, attempt, body, cause, beside } of askInTurn(models, question, budget)) {
      signal.throwIfAborted();
      attempts.push(attempt);
      if (cause !== undefined) onFailure?.({ model: model.id, cause });
      if (body === undefined) continue;
      // They were asked, and have seen the text.
      attempts.push(...beside.map((slower): Attempt => ({ model: slower.id, outcome: "timeout" })));
      return { ...body, ...signed(model, question, attempts) };
    }

    signal.throwIfAborted();
    attempts.push({ model: embedded.id, outcome: "answered" });
    const { overall_summary, analysis_results } = question.reading;
    return { overall_summary, analysis_results, ...signed(embedded, question, attempts) };
  };
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
