import { useEffect, useRef, useState } from "react";
import { COPIED_SHOWN_MS } from "#report/index.ts";

/** Puts words on the clipboard, and says so for two seconds. */
export function useCopied(): { readonly copied: boolean; readonly copy: (words: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(words: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(words);
    } catch {
      return; // the browser forbids it; the words are on the screen to be selected
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
  }
  return { copied, copy };
}
