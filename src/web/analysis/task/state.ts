import { faultInText, type Report, type ReportLanguage, SCREEN_MESSAGES, type Stage } from "#report/index.ts";

/** Why an analysis is no longer polled. Any other reason to abort is the reader's own wish. */
export const TIMED_OUT = "timed out";

/** A report, with the text (trimmed) whose offsets it speaks of and the language it is written in. */
export interface AnalysisResult {
  readonly text: string;
  readonly language: ReportLanguage;
  readonly report: Report;
  /** Under which the server still knows the report, for some minutes. */
  readonly taskId?: string | undefined;
  /** The first reading that was shown before, whose place it has taken. */
  readonly replaced?: Report | undefined;
  /** Whether it came out of a link, into which anybody can write anything. */
  readonly isOpened?: boolean | undefined;
  /** Whether it was read in this browser, and nothing was sent. */
  readonly isOnDevice?: boolean | undefined;
}

/** An analysis under way, or one that was given up at the timeout and can be waited for further. */
export interface Run {
  readonly text: string;
  readonly language: ReportLanguage;
  readonly taskId: string | undefined;
  /** Whether it happens in this browser, so that there is no task. */
  readonly isOnDevice: boolean;
  readonly stage: Stage | undefined;
  /** Analyses that come before this one, while it is queued. */
  readonly ahead: number | undefined;
  /** The embedded analyser's reading, shown while a language model still reads. */
  readonly firstReading?: Report | undefined;
}

/** All that the screen shows, but for what a clear or a change of language took away. */
interface ScreenContents {
  readonly language: ReportLanguage;
  readonly text: string;
  readonly result: AnalysisResult | undefined;
  readonly error: string | undefined;
  /** When a refused analysis may be tried again, in milliseconds since 1970; undefined where nobody has said. */
  readonly retryAt: number | undefined;
  /** Whether the error is the server's, or of the way there: this device could read the text instead. */
  readonly isServers: boolean;
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
  | {
      readonly type: "resumed";
      readonly language: ReportLanguage;
      readonly text: string;
      readonly taskId: string;
    }
  /** Another text takes the place of what was typed; or a part of it the place of the whole. */
  | { readonly type: "text-brought" | "part-chosen"; readonly text: string }
  | { readonly type: "cleared" | "undone" | "asked-elsewhere" }
  | { readonly type: "read-elsewhere"; readonly result: AnalysisResult }
  | RunEvent;

/** What can happen to an analysis. */
type RunEvent =
  | { readonly type: "began"; readonly text: string; readonly isOnDevice?: boolean }
  | { readonly type: "started"; readonly taskId: string }
  | ({ readonly type: "progressed" } & Pick<Run, "stage" | "ahead" | "firstReading">)
  | { readonly type: "completed"; readonly report: Report }
  | {
      readonly type: "failed";
      readonly message: string;
      readonly retryAt?: number | undefined;
      readonly isServers?: boolean;
    }
  | { readonly type: "timed-out" | "waited-further" | "stopped" };

const NOTHING_SAID = {
  result: undefined,
  error: undefined,
  retryAt: undefined,
  isServers: false,
  unfinished: undefined,
} as const;

export const INITIAL_STATE: AnalysisState = {
  ...NOTHING_SAID,
  text: "",
  language: "en",
  run: undefined,
  undo: undefined,
};

function isEmpty(screen: ScreenContents): boolean {
  return screen.text === "" && !screen.result && !screen.unfinished;
}

/** Everything that was taken away comes back, but an error whose cause may be over; the language stays the chosen one. */
function undone({ language }: AnalysisState, before: ScreenContents): AnalysisState {
  const error = before.unfinished && before.error;
  return { ...before, language, error, retryAt: undefined, run: undefined, undo: undefined };
}

/** An error of the text itself goes with its cause. */
function errorOf(state: AnalysisState, text: string): string | undefined {
  const isOfText =
    state.error === SCREEN_MESSAGES.textRequired || state.error === SCREEN_MESSAGES.textTooLong;
  return isOfText && faultInText(text) !== state.error ? undefined : state.error;
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
      return { ...state, text: event.text, error: errorOf(state, event.text), undo: undefined };
    case "text-brought":
      return { ...emptied(state, state.language), text: event.text };
    case "part-chosen":
      return { ...state, text: event.text, error: errorOf(state, event.text) };
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
      return state.undo ? undone(state, state.undo) : state;
    case "resumed":
      return { ...state, run: { ...begun(event.text, event.language, false), taskId: event.taskId } };
    default:
      return reduceRun(state, event);
  }
}

function begun(text: string, language: ReportLanguage, isOnDevice: boolean): Run {
  return { text, language, isOnDevice, taskId: undefined, stage: undefined, ahead: undefined };
}

/** The first one stays as it is: what a reader is reading is not to be drawn anew every three seconds. */
function progressed(
  run: Run,
  { stage, ahead, firstReading }: Pick<Run, "stage" | "ahead" | "firstReading">,
): Run {
  return { ...run, stage, ahead, firstReading: run.firstReading ?? firstReading };
}

function resultOf({ text, language, taskId, firstReading, isOnDevice }: Run, report: Report): AnalysisResult {
  const isOther = firstReading !== undefined && firstReading.analysed_by.model !== report.analysed_by.model;
  return {
    text,
    language,
    report,
    taskId,
    ...(isOnDevice && { isOnDevice }),
    ...(isOther && { replaced: firstReading }),
  };
}

function reduceRun(state: AnalysisState, event: RunEvent): AnalysisState {
  const { run } = state;
  // A first reading outlives the wait for a better one.
  const result = run?.firstReading ? resultOf(run, run.firstReading) : state.result;
  const idle = { ...state, result, run: undefined };
  switch (event.type) {
    case "began":
      return {
        ...state,
        ...NOTHING_SAID,
        undo: undefined,
        run: begun(event.text, state.language, event.isOnDevice ?? false),
      };
    case "started":
      return run ? { ...state, run: { ...run, taskId: event.taskId } } : state;
    case "progressed":
      return run ? { ...state, run: progressed(run, event) } : state;
    case "completed":
      return run ? { ...idle, result: resultOf(run, event.report) } : state;
    case "failed":
      return {
        ...idle,
        error: event.message || SCREEN_MESSAGES.network,
        retryAt: event.retryAt,
        isServers: event.isServers ?? false,
      };
    case "timed-out":
      return {
        ...idle,
        error: SCREEN_MESSAGES.timedOut,
        isServers: true,
        unfinished: run?.taskId ? run : undefined,
      };
    case "waited-further":
      return { ...state, error: undefined, isServers: false, unfinished: undefined, run: state.unfinished };
    default:
      return idle; // stopped
  }
}
