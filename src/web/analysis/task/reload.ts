import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";
import type { AnalysisState } from "./state.ts";
import { choiceOf, fieldsOf, wordsOf } from "./wire-fields.ts";

/*
 * The choice about cookies loads the page again. What is read or waited for outlives that: the task's id is kept
 * in the tab's session storage for that moment, and its report is asked for once more. The text that was sent goes
 * the way of what was typed, which is never written to the disk: src/web/enhance/typed-text.ts.
 */

const KEY = "task";

/** Told to the window before the page loads itself again; its `detail` takes the text that was sent. */
const ABOUT_TO_RELOAD = "about-to-reload";

/** A task whose report is shown or waited for. */
interface KeptTask {
  readonly taskId: string;
  readonly language: ReportLanguage;
  /** As it was sent. */
  readonly text: string;
}

function taskOf({ run, result, unfinished }: AnalysisState): KeptTask | undefined {
  const { taskId, language, text } = run ?? result ?? unfinished ?? {};
  return taskId && language && text ? { taskId, language, text } : undefined;
}

/** Keeps the task that `current` tells of over a reload of ours. Returns how to stop that. */
export function keepOverReload(current: () => AnalysisState): () => void {
  function keep(event: Event): void {
    const task = taskOf(current());
    const handOver: unknown = event instanceof CustomEvent && event.detail;
    if (!task || typeof handOver !== "function") return;
    const { taskId, language, text } = task;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ taskId, language }));
      handOver(text);
    } catch {
      // Storage is forbidden: what was typed stays, and can be sent again.
    }
  }
  addEventListener(ABOUT_TO_RELOAD, keep);
  return () => removeEventListener(ABOUT_TO_RELOAD, keep);
}

/** The task that was kept over a reload, taken out of the storage; `text` is what was sent for it. */
export function takeKeptTask(text: string): KeptTask | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    const fields = fieldsOf(kept);
    const taskId = wordsOf(fields["taskId"]);
    const language = choiceOf(REPORT_LANGUAGES, fields["language"]);
    return taskId && language && text ? { taskId, language, text } : undefined;
  } catch {
    return undefined;
  }
}
