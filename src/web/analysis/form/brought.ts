import { useEffect } from "react";
import type { Analysis } from "../task/analysis.ts";

/** How the fragment of an address begins that brings a text, as the bookmarklet writes it. No server is sent a fragment. */
const BEGINNING = "#text=";

/** The text that the address brings. It is taken out of the address before anything else happens. */
export function takeFromAddress(): string {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(BEGINNING)) return "";
  history.replaceState(null, "", pathname + search);
  try {
    return decodeURIComponent(hash.slice(BEGINNING.length)).trim();
  } catch {
    return ""; // cut off in the middle of a letter
  }
}

/** Puts a text into the form that came with the address. */
export function useBroughtText({ tell }: Pick<Analysis, "tell">): void {
  useEffect(() => {
    const take = () => {
      const text = takeFromAddress();
      // Not before what the screen restores of itself.
      if (text) queueMicrotask(() => tell({ type: "text-brought", text }));
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [tell]);
}
