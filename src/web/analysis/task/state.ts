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
  | { readonly type: "cleared" | "undone" | "asked-elsewhere" }
  | { readonly type: "read-elsewhere"; readonly result: AnalysisResult }
  | RunEvent;

/** What can happen to an analysis. */
type RunEvent =
  | { readonly type: "began"; readonly text: string }
  | { readonly type: "started"; readonly taskId: string }
  | { readonly type: "progressed"; readonly stage: Stage | undefined; readonly ahead: number | undefined }
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
    case "asked-elsewhere":
      return { ...state, error: undefined, unfinished: undefined, undo: undefined };
    case "read-elsewhere":
      return { ...state, result: event.result };
    case "undone":
      return state.undo ? { ...state.undo, run: undefined, undo: undefined } : state;
    default:
      return reduceRun(state, event);
  }
}

function reduceRun(state: AnalysisState, event: RunEvent): AnalysisState {
  const { run } = state;
  const idle = { ...state, run: undefined };
  switch (event.type) {
    case "began": {
      const begun = { text: event.text, language: state.language };
      const fresh: Run = { ...begun, taskId: undefined, stage: undefined, ahead: undefined };
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
    case "progressed":
      return run ? { ...state, run: { ...run, stage: event.stage, ahead: event.ahead } } : state;
    case "completed": {
      if (!run) return state;
      return { ...idle, result: { text: run.text, language: run.language, report: event.report } };
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
