import { type Report, type ReportLanguage, SCREEN_MESSAGES, type Stage } from "#report/index.ts";

/** A report, with the text (trimmed) whose offsets it speaks of and the language it is written in. */
export interface AnalysisResult {
  readonly text: string;
  readonly language: ReportLanguage;
  readonly report: Report;
}

/** An analysis under way, or one that was given up at the timeout and can be waited for further. */
export interface Run {
  readonly text: string;
  readonly language: ReportLanguage;
  readonly taskId: string | undefined;
  readonly stage: Stage | undefined;
  /** Analyses that come before this one, while it is queued. */
  readonly ahead: number | undefined;
  /** What the embedded analyser reads, shown while a model is asked. */
  readonly firstReading: Report | undefined;
}

/** All that the screen shows, but for what a clear or a change of language took away. */
interface ScreenContents {
  readonly language: ReportLanguage;
  readonly text: string;
  readonly result: AnalysisResult | undefined;
  readonly error: string | undefined;
  /** Given up at the timeout; its task may still end well. */
  readonly unfinished: Run | undefined;
}

export interface AnalysisState extends ScreenContents {
  /** The analysis under way; undefined when idle. */
  readonly run: Run | undefined;
  /** What the screen showed before it was emptied, until the reader goes on working. */
  readonly undo: ScreenContents | undefined;
}

export type AnalysisEvent =
  | { readonly type: "text-changed"; readonly text: string }
  | { readonly type: "language-changed"; readonly language: ReportLanguage }
  | { readonly type: "restored"; readonly language: ReportLanguage; readonly typed: string }
  | { readonly type: "cleared" | "undone" }
  | RunEvent;

/** What can happen to an analysis. */
type RunEvent =
  | { readonly type: "began"; readonly text: string }
  | { readonly type: "started"; readonly taskId: string }
  | ({ readonly type: "progressed" } & Pick<Run, "stage" | "ahead" | "firstReading">)
  | { readonly type: "completed"; readonly report: Report }
  | { readonly type: "failed"; readonly message: string }
  | { readonly type: "timed-out" | "waited-further" | "stopped" };

const EMPTY_SCREEN = { text: "", result: undefined, error: undefined, unfinished: undefined } as const;

export const INITIAL_STATE: AnalysisState = {
  ...EMPTY_SCREEN,
  language: "en",
  run: undefined,
  undo: undefined,
};

function isEmpty(screen: ScreenContents): boolean {
  return screen.text === "" && !screen.result && !screen.error;
}

/** Everything is taken away, and kept for an undo. */
function emptied(state: AnalysisState, language: ReportLanguage): AnalysisState {
  const { run: _run, undo, ...screen } = state;
  return { ...INITIAL_STATE, language, undo: isEmpty(screen) ? undo : screen };
}

/** The state after something has happened. */
export function reduce(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case "text-changed":
      return { ...state, text: event.text, undo: undefined };
    case "restored":
      return { ...state, language: event.language, text: event.typed || state.text };
    case "language-changed":
      return emptied(state, event.language);
    case "cleared":
      return emptied(state, state.language);
    case "undone":
      return state.undo ? { ...state.undo, run: undefined, undo: undefined } : state;
    default:
      return reduceRun(state, event);
  }
}

function resultOf({ text, language }: Run, report: Report): AnalysisResult {
  return { text, language, report };
}

function reduceRun(state: AnalysisState, event: RunEvent): AnalysisState {
  const { run } = state;
  // Where the report does not come, the first reading stays.
  const result = run?.firstReading ? resultOf(run, run.firstReading) : state.result;
  const idle = { ...state, run: undefined, result };
  switch (event.type) {
    case "began": {
      const begun = { text: event.text, language: state.language };
      const fresh: Run = {
        ...begun,
        taskId: undefined,
        stage: undefined,
        ahead: undefined,
        firstReading: undefined,
      };
      return {
        ...state,
        result: undefined,
        error: undefined,
        unfinished: undefined,
        undo: undefined,
        run: fresh,
      };
    }
    case "started":
      return run ? { ...state, run: { ...run, taskId: event.taskId } } : state;
    case "progressed": {
      const { stage, ahead } = event;
      // The first one stays as it is: what a reader is reading is not to be drawn anew every three seconds.
      const firstReading = run?.firstReading ?? event.firstReading;
      return run ? { ...state, run: { ...run, stage, ahead, firstReading } } : state;
    }
    case "completed": {
      if (!run) return state;
      return { ...state, run: undefined, result: resultOf(run, event.report) };
    }
    case "failed":
      return { ...idle, error: event.message || SCREEN_MESSAGES.network };
    case "timed-out":
      return { ...idle, error: SCREEN_MESSAGES.timedOut, unfinished: run?.taskId ? run : undefined };
    case "waited-further":
      return { ...state, error: undefined, unfinished: undefined, run: state.unfinished };
    default:
      return idle; // stopped
  }
}
