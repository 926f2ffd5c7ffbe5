import { useEffect, useRef } from "react";
import { SHARED_FRAGMENT } from "#report/index.ts";
import { loadLate } from "../late-loading.ts";
import type { Analysis } from "../task/analysis.ts";

/** How the fragment of an address begins that brings a text, as the bookmarklet writes it. No server is sent a fragment. */
const TEXT_FRAGMENT = "#text=";

/** Takes what stands behind such a beginning out of the address, before anything else happens. */
function takeFromAddress(beginning: string): string | undefined {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(beginning)) return undefined;
  history.replaceState(null, "", pathname + search);
  return hash.slice(beginning.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return ""; // cut off in the middle of a letter
  }
}

/** Puts a text into the form that came with the address, or was shared; and opens a file that was shared. */
export function useBrought({ tell }: Pick<Analysis, "tell">, open: (files: readonly File[]) => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const put = (text: string) => tell({ type: "text-brought", text });
    const take = () => {
      const text = decoded(takeFromAddress(TEXT_FRAGMENT) ?? "");
      // Not before what the screen restores of itself.
      if (text) queueMicrotask(() => put(text));
      const shared = takeFromAddress(SHARED_FRAGMENT);
      if (shared === undefined) return;
      loadLate()
        .then(({ takeShared }) => takeShared(shared))
        .then(
          (taken) => ("text" in taken ? put(taken.text) : latest.current([taken.file])),
          (cause: unknown) => tell({ type: "failed", message: cause instanceof Error ? cause.message : "" }),
        );
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [tell]);
}
