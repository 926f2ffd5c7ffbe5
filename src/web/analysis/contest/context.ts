import { createContext, useSyncExternalStore } from "react";
import type { Contest, ReportLanguage } from "#report/index.ts";
import { allContests, subscribe } from "./store.ts";

/** The text on whose report points can be contested. */
export interface OpenText {
  readonly key: string;
  readonly language: ReportLanguage;
}

/** Undefined where points cannot be contested: outside a report, or until the key of its text is there. */
export const ContestContext = createContext<OpenText | undefined>(undefined);

const nothing: readonly Contest[] = [];

/** What the reader contests in the report on a text. */
export function useContests(key: string): readonly Contest[] {
  return useSyncExternalStore(subscribe, allContests)[key] ?? nothing;
}

/** Whether the reader contests anything in other reports. */
export function useOthers(key: string): boolean {
  return Object.keys(useSyncExternalStore(subscribe, allContests)).some((each) => each !== key);
}
