import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Span } from "#report/index.ts";
import { selectedSpan } from "./selection.ts";

interface Options {
  readonly place: RefObject<HTMLElement | null>;
  readonly text: string;
  readonly isActive: boolean;
  /** Told when a mouse has selected words and is let go. */
  readonly onSelect: (span: Span) => void;
}

/**
 * The words of the text that are selected by touch or keyboard, for which a button has to be offered, since nobody
 * can tell when the reader is done with selecting. A mouse is done when it is let go, which its click tells.
 */
export function useSelectedWords({ place, text, isActive, onSelect }: Options): Span | undefined {
  const [selected, setSelected] = useState<Span>();
  const look = useEffectEvent(() => (place.current ? selectedSpan(place.current, text) : undefined));
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (!isActive) return undefined;
    let isMouseDown = false;
    const events = new AbortController();
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: events.signal, capture: true });
    listen("pointerdown", ({ pointerType }) => {
      isMouseDown = pointerType === "mouse";
    });
    listen("selectionchange", () => {
      if (!isMouseDown) setSelected(look());
    });
    listen("click", (event) => {
      isMouseDown = false;
      const isHere = event.target instanceof Node && place.current?.contains(event.target);
      const span = isHere ? look() : undefined;
      if (!span) return;
      event.stopPropagation(); // it is no click on a sentence
      select(span);
    });
    return () => events.abort();
  }, [isActive, place]);
  return isActive ? selected : undefined;
}
