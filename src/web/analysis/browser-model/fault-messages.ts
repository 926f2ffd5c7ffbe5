import { BROWSER_MODEL_MESSAGES } from "#report/index.ts";
import type { Fault } from "../worker/messages.ts";

/** What the reader is told when the model of this browser has no report. */
export const FAULT_MESSAGES: Readonly<Record<Fault, string>> = {
  refused: BROWSER_MODEL_MESSAGES.modelRefused,
  unreadable: BROWSER_MODEL_MESSAGES.modelUnreadable,
  ungrounded: BROWSER_MODEL_MESSAGES.modelInvented,
  silent: BROWSER_MODEL_MESSAGES.modelSilent,
  "too-long": BROWSER_MODEL_MESSAGES.modelTooSmall,
  busy: BROWSER_MODEL_MESSAGES.modelStopped,
  timeout: BROWSER_MODEL_MESSAGES.modelStopped,
  unavailable: BROWSER_MODEL_MESSAGES.modelStopped,
};
