import { useEffect, useReducer, useRef } from "react";
import { faultInText, type ReportLanguage, SCREEN_TIMEOUT_MS } from "#report/index.ts";
import { useLanguage } from "../../words/context.ts";
import { restoreLanguage, saveLanguage } from "../form/preferences.ts";
import { pollTask, startAndPoll, TIMED_OUT } from "./poll-task.ts";
import { keepOverReload, takeKeptTask } from "./reload.ts";
import { type AnalysisEvent, type AnalysisState, INITIAL_STATE, reduce } from "./state.ts";

/** The analysis screen's state, and everything a reader can do to it. */
export interface Analysis {
  readonly state: AnalysisState;
  readonly changeText: (text: string) => void;
  readonly changeLanguage: (language: ReportLanguage) => void;
  readonly clear: () => void;
  /** Takes back a clear or a change of language. */
  readonly undo: () => void;
  readonly initiate: () => void;
  /** Goes on asking for the task that was given up at the timeout. */
  readonly keepWaiting: () => void;
  readonly stop: () => void;
  /** Lets something happen that is not this screen's own doing, such as a report of the browser's model. */
  readonly tell: (event: AnalysisEvent) => void;
}

/**
 * One analysis from the press of the button to the report: the text is sent, the task is asked
 * after every 3 seconds, and after 90 seconds the reader is asked whether to wait further.
 * Nothing typed is lost on the way. `typed` is what was typed before the screen came to life, `sent` the text of
 * the task that was kept over a reload, if any.
 */
export function useAnalysis(typed: string, sent = ""): Analysis {
  const ofPage = useLanguage();
  const [state, dispatch] = useReducer(reduce, { ...INITIAL_STATE, language: ofPage });
  const current = useRef<AbortController>(undefined);

  /** Ends the polling. */
  function cancel(): void {
    current.current?.abort();
    current.current = undefined;
  }

  const latest = useRef(state);
  latest.current = state;
  useEffect(() => keepOverReload(() => latest.current), []);

  // oxlint-disable-next-line react/exhaustive-deps -- once, with what was there before the screen came to life
  useEffect(() => {
    dispatch({ type: "restored", language: restoreLanguage(ofPage), typed });
    const kept = takeKeptTask(sent);
    if (kept) {
      dispatch({ type: "resumed", ...kept });
      void run((signal) => pollTask(kept.taskId, signal, 0));
    }
    return () => current.current?.abort();
  }, [typed, sent, ofPage]);

  /** Lets everything happen that `events` tell of, until the reader cancels or the time is up. */
  async function run(events: (signal: AbortSignal) => AsyncIterable<AnalysisEvent>): Promise<void> {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    const timer = setTimeout(() => controller.abort(TIMED_OUT), SCREEN_TIMEOUT_MS);
    for await (const event of events(controller.signal)) {
      if (current.current === controller) dispatch(event);
    }
    clearTimeout(timer);
  }

  return {
    state,
    tell: dispatch,
    changeText: (text) => dispatch({ type: "text-changed", text }),
    changeLanguage(language) {
      cancel();
      saveLanguage(language);
      dispatch({ type: "language-changed", language });
    },
    clear() {
      cancel();
      dispatch({ type: "cleared" });
    },
    undo: () => dispatch({ type: "undone" }),
    initiate() {
      if (state.run) return;
      const fault = faultInText(state.text);
      if (fault) return dispatch({ type: "failed", message: fault });
      const request = { text: state.text.trim(), language: state.language };
      dispatch({ type: "began", text: request.text });
      void run((signal) => startAndPoll(request, signal));
    },
    keepWaiting() {
      const taskId = state.unfinished?.taskId;
      if (!taskId) return;
      dispatch({ type: "waited-further" });
      void run((signal) => pollTask(taskId, signal));
    },
    stop() {
      cancel();
      dispatch({ type: "stopped" });
    },
  };
}
