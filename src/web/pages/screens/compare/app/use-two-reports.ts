import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { faultInText, type ReportLanguage } from "#report/index.ts";
import { restoreLanguage, saveLanguage } from "../../../../analysis/form/preferences.ts";
import { follow } from "../../../../analysis/task/follow.ts";
import {
  type AnalysisEvent,
  type AnalysisState,
  INITIAL_STATE,
  reduce,
} from "../../../../analysis/task/state.ts";
import { useLanguage } from "../../../../words/context.ts";

/** What is needed once two texts are compared. */
const loadLate = () => import("./late.ts");

/** One of the two texts, with what became of it. */
export interface Side {
  readonly state: AnalysisState;
  readonly tell: Dispatch<AnalysisEvent>;
}

function useSide(language: ReportLanguage, typed: string): Side {
  const [state, tell] = useReducer(reduce, { ...INITIAL_STATE, language });
  // What was typed before the page came to life is taken over after it has.
  useEffect(() => {
    if (typed) tell({ type: "text-changed", text: typed });
  }, [typed]);
  return { state, tell };
}

/** Two texts, each analysed as on the analysis page: by the same two calls, within the same limits. */
export interface TwoReports {
  readonly sides: readonly [Side, Side];
  readonly language: ReportLanguage;
  readonly busy: boolean;
  /** Shows both reports; undefined as long as it is not there. */
  readonly Compared: Awaited<ReturnType<typeof loadLate>>["Compared"] | undefined;
  readonly changeLanguage: (language: ReportLanguage) => void;
  readonly compare: () => void;
  readonly stop: () => void;
}

/** Sends a text, and tells its side what becomes of it. */
function analyse(
  { state, tell }: Side,
  language: ReportLanguage,
  controller: AbortController,
): Promise<void> {
  const text = state.text.trim();
  tell({ type: "began", text });
  return follow(
    async (signal) => (await loadLate()).startAndPoll({ text, language }, signal),
    controller,
    tell,
  );
}

function isDone({ state }: Side): boolean {
  return state.result !== undefined && state.result.text === state.text.trim();
}

export function useTwoReports(typed: readonly [string, string]): TwoReports {
  const ofPage = useLanguage();
  const first = useSide(ofPage, typed[0]);
  const second = useSide(ofPage, typed[1]);
  const sides = [first, second] as const;
  const { language } = first.state;
  const [Compared, setCompared] = useState<TwoReports["Compared"]>();
  const current = useRef<AbortController>(undefined);

  const { tell: tellFirst } = first;
  const { tell: tellSecond } = second;
  const setLanguage = useCallback(
    (chosen: ReportLanguage) => {
      for (const tell of [tellFirst, tellSecond]) tell({ type: "restored", language: chosen, typed: "" });
    },
    [tellFirst, tellSecond],
  );

  useEffect(() => {
    setLanguage(restoreLanguage(ofPage));
    return () => current.current?.abort();
  }, [ofPage, setLanguage]);

  return {
    sides,
    language,
    Compared,
    busy: sides.some(({ state }) => state.run !== undefined),
    changeLanguage(chosen) {
      saveLanguage(chosen);
      setLanguage(chosen);
    },
    compare() {
      const faults = sides.map(({ state }) => faultInText(state.text));
      for (const [i, { tell }] of sides.entries()) {
        const fault = faults[i];
        if (fault) tell({ type: "failed", message: fault });
      }
      if (faults.some((fault) => fault !== undefined)) return;
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      loadLate().then(
        (late) => setCompared(() => late.Compared),
        () => {}, // told by each side
      );
      for (const side of sides)
        if (!isDone(side) || side.state.result?.language !== language)
          void analyse(side, language, controller);
    },
    stop() {
      current.current?.abort();
      for (const { tell } of sides) tell({ type: "stopped" });
    },
  };
}
