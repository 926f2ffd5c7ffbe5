import { type MouseEvent, useRef } from "react";

/** How a reader gets from quoted words to their mark in the text, and back. */
export interface Jumps {
  readonly toMark: (event: MouseEvent, key: string) => void;
  /** Back to the quote the reader came from, if it is one of `keys`; else to the first of them. */
  readonly toQuote: (event: MouseEvent, keys: readonly string[]) => void;
}

function go(event: MouseEvent, selector: string): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) return;
  event.preventDefault();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

export function useJumps(): Jumps {
  const origin = useRef<string>(undefined);
  return {
    toMark(event, key) {
      origin.current = key;
      go(event, `[data-marks~="${key}"]`);
    },
    toQuote(event, keys) {
      const key = keys.find((each) => each === origin.current) ?? keys[0];
      go(event, `[data-quote="${key}"]`);
    },
  };
}
