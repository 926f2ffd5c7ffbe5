import { useEffect, useSyncExternalStore } from "react";

/** What `late.ts` brings. */
export type Late = typeof import("./late.ts");

let loaded: Late | undefined;
let loading: Promise<Late> | undefined;
const listeners = new Set<() => void>();

/** Loads it once. Rejects where the network fails; the next call tries again. */
export function loadLate(): Promise<Late> {
  loading ??= import("./late.ts").then(
    (late) => {
      loaded = late;
      for (const tell of listeners) tell();
      return late;
    },
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const current = () => loaded;
const none = () => undefined;

/** What is loaded late, once it is there. It is fetched as soon as it `isWanted`; a failure is left to who needs it. */
export function useLate(isWanted: boolean): Late | undefined {
  useEffect(() => {
    if (isWanted) loadLate().catch(() => {});
  }, [isWanted]);
  return useSyncExternalStore(subscribe, current, none);
}
