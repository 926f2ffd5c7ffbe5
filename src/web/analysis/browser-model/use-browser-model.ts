import { useEffect, useRef, useState } from "react";
import { faultInText } from "#report/index.ts";
import type { Analysis } from "../task/analysis.ts";
import { askBrowserModel } from "./ask-browser-model.ts";
import { FAULT_MESSAGES } from "./fault-messages.ts";

/** What the model does: it is downloaded, of which a part (0 to 1) has come, or it reads. */
export type Stage = { readonly doing: "downloading"; readonly part: number } | { readonly doing: "reading" };

interface BrowserModel {
  /** Undefined while nothing is asked of it. */
  readonly stage: Stage | undefined;
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * The model of this browser, as a reader uses it. What the screen showed before stays there until a report comes, also
 * where none does. Whatever starts an analysis on the server, or empties the screen, stops the model.
 */
export function useBrowserModel({ state, tell }: Pick<Analysis, "state" | "tell">): BrowserModel {
  const [stage, setStage] = useState<Stage>();
  const current = useRef<AbortController>(undefined);
  const { text, language, run, undo } = state;

  useEffect(() => () => current.current?.abort(), []);
  useEffect(() => {
    if (run || undo) current.current?.abort();
  }, [run, undo]);

  async function ask(): Promise<void> {
    if (faultInText(text)) return;
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const request = { text: text.trim(), language };
    setStage({ doing: "downloading", part: 0 });
    tell({ type: "asked-elsewhere" });
    const report = await askBrowserModel(request, {
      signal,
      onDownload: (part) => signal.aborted || setStage({ doing: "downloading", part }),
      onReady: () => setStage({ doing: "reading" }),
    });
    if (current.current === controller) setStage(undefined);
    if (signal.aborted) return;
    if (typeof report === "string") tell({ type: "failed", message: FAULT_MESSAGES[report] });
    else tell({ type: "read-elsewhere", result: { ...request, report } });
  }

  return { stage, ask: () => void ask(), stop: () => current.current?.abort() };
}
