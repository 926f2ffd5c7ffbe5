import { useMemo, useState, useSyncExternalStore } from "react";
import {
  findPractice,
  forgetPractice,
  keepPractice,
  type Practice,
  storedPractice,
  watchPractice,
} from "../learn/keep.ts";
import { usePage } from "./context.ts";

/** "unknown" until the browser has been asked, which a page that was built beforehand cannot do. */
export type Keeping = "unknown" | "ready" | "broken" | "refused" | "forgotten";

export interface PracticeState {
  readonly practice: Practice;
  readonly keeping: Keeping;
  readonly change: (changed: (practice: Practice) => Practice) => void;
  readonly forget: () => void;
}

/** Practice as this browser keeps it. Every change is kept at once, on top of what another tab has kept since. */
export function usePractice(): PracticeState {
  const { language } = usePage();
  const stored = useSyncExternalStore(watchPractice, storedPractice, () => undefined);
  const found = useMemo(() => findPractice(language, stored ?? null), [language, stored]);
  /** What the browser would not keep: it lasts as long as the page. */
  const [unkept, setUnkept] = useState<Practice>();
  const [isForgotten, setForgotten] = useState(false);
  const keeping = (): Keeping => {
    if (stored === undefined) return "unknown";
    if (unkept) return "refused";
    if (isForgotten) return "forgotten";
    return found.isBroken ? "broken" : "ready";
  };
  return {
    practice: unkept ?? found.practice,
    keeping: keeping(),
    change(changed) {
      const practice = changed(unkept ?? findPractice(language, storedPractice()).practice);
      setUnkept(keepPractice(language, practice) ? undefined : practice);
      setForgotten(false);
    },
    forget() {
      forgetPractice();
      setUnkept(undefined);
      setForgotten(true);
    },
  };
}
