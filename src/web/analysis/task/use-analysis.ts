import { useEffect, useReducer, useRef, useState } from "react";
import { faultInText } from "#report/index.ts";
import { useLanguage } from "../../words/context.ts";
import { restoreLanguage, restorePlace, saveLanguage, savePlace } from "../form/preferences.ts";
import { type Late, loadLate } from "../late-loading.ts";
import type { Analysis } from "./analysis.ts";
import { follow } from "./follow.ts";
import { keepOverReload, takeKeptTask } from "./reload.ts";
import { type AnalysisEvent, INITIAL_STATE, reduce } from "./state.ts";

/**
 * One analysis from the press of the button to the report: the text is sent, the task is asked
 * after every 3 seconds, and after 90 seconds the reader is asked whether to wait further.
 * Nothing typed is lost on the way. `typed` is what was typed before the screen came to life, `sent` the text of
 * the task that was kept over a reload, if any.
 */
export function useAnalysis(typed: string, sent = ""): Analysis {
  const ofPage = useLanguage();
  const [state, dispatch] = useReducer(reduce, { ...INITIAL_STATE, language: ofPage });
  const [isOnDevice, setOnDevice] = useState(false);
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
    setOnDevice(restorePlace() === "device");
    const kept = takeKeptTask(sent);
    if (kept) {
      dispatch({ type: "resumed", ...kept });
      void run((signal, { pollTask }) => pollTask(kept.taskId, signal, 0));
    }
    return () => current.current?.abort();
  }, [typed, sent, ofPage]);

  /** Lets everything happen that `events` tell of, until the reader cancels or the time is up. */
  function run(events: (signal: AbortSignal, late: Late) => AsyncIterable<AnalysisEvent>): Promise<void> {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    return follow(
      async (signal) => events(signal, await loadLate()),
      controller,
      (event) => {
        if (current.current === controller) dispatch(event);
      },
    );
  }

  /** Has the text read, on this device or by the server. */
  function read(here: boolean): void {
    if (state.run) return;
    const fault = faultInText(state.text);
    if (fault) return dispatch({ type: "failed", message: fault });
    const request = { text: state.text.trim(), language: state.language };
    dispatch({ type: "began", text: request.text, isOnDevice: here });
    void run((signal, late) => (here ? late.readOnDevice : late.startAndPoll)(request, signal));
  }

  return {
    state,
    isOnDevice,
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
    initiate: () => read(isOnDevice),
    readHere: () => read(true),
    choosePlace(chosen) {
      savePlace(chosen ? "device" : "server");
      setOnDevice(chosen);
    },
    keepWaiting() {
      const taskId = state.unfinished?.taskId;
      if (!taskId) return;
      dispatch({ type: "waited-further" });
      void run((signal, { pollTask }) => pollTask(taskId, signal));
    },
    stop() {
      cancel();
      dispatch({ type: "stopped" });
    },
  };
}
