import { useEffect, useState } from "react";
import { findPractice, forgetPractice, keepPractice, type Practice } from "../learn/keep.ts";
import { usePage } from "./context.ts";

/** "unknown" until the browser has been asked, which a page that was built beforehand cannot do. */
export type Keeping = "unknown" | "ready" | "broken" | "refused" | "forgotten";

export interface PracticeState {
  readonly practice: Practice;
  readonly keeping: Keeping;
  readonly change: (changed: (practice: Practice) => Practice) => void;
  readonly forget: () => void;
}

const NOTHING: Practice = { practised: [], marks: {} };

/** Practice as this browser keeps it. Every change is kept at once, on top of what another tab may have kept since. */
export function usePractice(): PracticeState {
  const { language } = usePage();
  const [state, setState] = useState<{ practice: Practice; keeping: Keeping }>({
    practice: NOTHING,
    keeping: "unknown",
  });
  useEffect(() => {
    const { practice, isBroken } = findPractice(language);
    setState({ practice, keeping: isBroken ? "broken" : "ready" });
  }, [language]);
  return {
    ...state,
    change(changed) {
      const isRefused = state.keeping === "refused";
      const practice = changed(isRefused ? state.practice : findPractice(language).practice);
      setState({ practice, keeping: keepPractice(language, practice) ? "ready" : "refused" });
    },
    forget() {
      forgetPractice();
      setState({ practice: NOTHING, keeping: "forgotten" });
    },
  };
}
