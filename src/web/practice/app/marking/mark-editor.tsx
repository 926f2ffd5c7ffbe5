import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Span } from "#report/index.ts";
import { MAX_WHY } from "../../learn/keep.ts";
import type { Mark } from "../../learn/mark.ts";
import type { ShownText } from "../../page-data.ts";
import { usePage } from "../context.ts";
import { type Move, moved, paragraphsAround } from "./selection.ts";
import { TechniqueChoice } from "./technique-choice.tsx";

/** A passage that is being marked; with its mark, where it has one already. */
export interface Draft {
  readonly span: Span;
  readonly mark?: Mark;
}

interface Props {
  readonly shown: ShownText;
  readonly draft: Draft;
  /** Tells the page which words are meant now, so that it can show them. */
  readonly onMove: (span: Span) => void;
  readonly onKeep: (mark: Mark) => void;
  readonly onCancel: () => void;
}

function Edges({ shown, draft, onMove }: Pick<Props, "shown" | "draft" | "onMove">) {
  const { editor } = usePage().words;
  const within = paragraphsAround(shown.paragraphs, draft.span);
  const step = (label: string, move: Move) => {
    const span = moved(shown.text, within, draft.span, move);
    return (
      <button
        type="button"
        className="step-button"
        aria-label={label}
        aria-disabled={span === undefined}
        onClick={() => span && onMove(span)}
      >
        {move.by < 0 ? "←" : "→"}
      </button>
    );
  };
  return (
    <fieldset className="edges" aria-label={editor.which}>
      <span>
        {editor.first} {step(editor.firstEarlier, { edge: "first", by: -1 })}
        {step(editor.firstLater, { edge: "first", by: 1 })}
      </span>
      <span>
        {editor.last} {step(editor.lastEarlier, { edge: "last", by: -1 })}
        {step(editor.lastLater, { edge: "last", by: 1 })}
      </span>
    </fieldset>
  );
}

/** Asks which technique a passage shows, and why. Keys: Escape cancels. */
export function MarkEditor({ shown, draft, onMove, onKeep, onCancel }: Props) {
  const { editor } = usePage().words;
  const [technique, choose] = useState(draft.mark?.technique);
  const [why, write] = useState(draft.mark?.why ?? "");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const cancelByKey = useEffectEvent(({ key }: KeyboardEvent) => key === "Escape" && onCancel());
  useEffect(() => {
    const listener = (event: KeyboardEvent) => cancelByKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  const quote = shown.text.slice(draft.span.start, draft.span.end);
  return (
    <form
      className="mark-editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (technique) onKeep({ ...draft.span, quote, technique, why: why.trim() });
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {editor.title}
      </h2>
      <blockquote aria-live="polite">{quote}</blockquote>
      <Edges shown={shown} draft={draft} onMove={onMove} />
      <TechniqueChoice chosen={technique} onChoose={choose} />
      <label className="why">
        <span>{editor.why}</span>
        <textarea
          rows={3}
          maxLength={MAX_WHY}
          value={why}
          aria-describedby="why-hint"
          onChange={({ target }) => write(target.value)}
        />
      </label>
      <p id="why-hint" className="fine">
        {editor.whyHint}
      </p>
      <p className="editor-buttons">
        <button type="submit" className="button primary">
          {editor.save}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {editor.cancel}
        </button>
      </p>
    </form>
  );
}
