import type { ReportLanguage } from "#report/index.ts";
import type { AnalysisEvent, AnalysisState } from "./state.ts";

/** The analysis screen's state, and everything a reader can do to it. */
export interface Analysis {
  readonly state: AnalysisState;
  readonly changeText: (text: string) => void;
  readonly changeLanguage: (language: ReportLanguage) => void;
  readonly clear: () => void;
  /** Takes back a clear or a change of language. */
  readonly undo: () => void;
  readonly initiate: () => void;
  /** Has this device read the text once, whatever is chosen. */
  readonly readHere: () => void;
  /** Whether texts are read on this device, and not sent. */
  readonly isOnDevice: boolean;
  readonly choosePlace: (isOnDevice: boolean) => void;
  /** Goes on asking for the task that was given up at the timeout. */
  readonly keepWaiting: () => void;
  readonly stop: () => void;
  /** Lets something happen that is not this screen's own doing, such as a report of the browser's model. */
  readonly tell: (event: AnalysisEvent) => void;
}
