import { useEffect, useRef, useState } from "react";
import { COPIED_SHOWN_MS } from "#report/index.ts";

/** Copies by the older way, which works where a page came by plain http. Tells whether it did. */
function copyBySelection(words: string): boolean {
  const focused = document.activeElement;
  const holder = document.createElement("textarea");
  holder.value = words;
  holder.className = "off-screen";
  document.body.append(holder);
  holder.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

async function copyWords(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

interface Copied {
  readonly copied: boolean;
  /** Words that could not be put on the clipboard, for the reader to copy; undefined where there are none. */
  readonly refused: string | undefined;
  readonly copy: (words: string) => Promise<void>;
  readonly close: () => void;
}

/** Puts words on the clipboard, and says so for two seconds. */
export function useCopied(): Copied {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(words: string): Promise<void> {
    if (!(await copyWords(words))) return setRefused(words);
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
  }
  return { copied, refused, copy, close: () => setRefused(undefined) };
}
