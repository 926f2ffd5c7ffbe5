import { type KeyboardEvent, type RefObject, useRef } from "react";
import {
  countCharacters,
  countWords,
  faultInText,
  MAX_TEXT_CHARACTERS,
  SCREEN_MESSAGES,
} from "#report/index.ts";
import { ClearIcon, UndoIcon } from "../../ui/icons.tsx";
import { CopyButton } from "../copy-button.tsx";
import type { Analysis } from "../task/use-analysis.ts";
import { EXAMPLES, type Example, loadExample } from "./examples.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { TEXT_LANGUAGE_NAMES } from "./text-language-names.ts";

function Counters({ text }: { readonly text: string }) {
  const characters = countCharacters(text);
  const words = countWords(text);
  const excess = characters - MAX_TEXT_CHARACTERS;
  return (
    <p className="counters" id="text-counters">
      <span className={excess > 0 ? "counter over" : "counter"}>
        <span className="count">{`${characters}/${MAX_TEXT_CHARACTERS}`}</span>
        {excess > 0 && <span> · {excess} over the limit</span>}
      </span>
      <span>
        {words} {words === 1 ? "word" : "words"}
      </span>
    </p>
  );
}

function Examples({ analysis, onShown }: { readonly analysis: Analysis; readonly onShown: () => void }) {
  async function show(example: Example): Promise<void> {
    try {
      analysis.changeText(await loadExample(example));
      onShown();
    } catch {
      // Without a connection there is no example; nothing else is lost.
    }
  }

  return (
    <p className="examples">
      <span>No text at hand? Try one of ours:</span>
      {EXAMPLES[analysis.state.language].map((example) => (
        <button
          key={example.label}
          type="button"
          className="link-button"
          lang={analysis.state.language}
          onClick={() => void show(example)}
        >
          {example.label}
        </button>
      ))}
    </p>
  );
}

/** Moves the keyboard’s focus to a control, once it is there; the button just pressed is about to go. */
function focusSoon(control: RefObject<HTMLElement | null>): void {
  setTimeout(() => control.current?.focus({ preventScroll: true }));
}

interface UndoProps {
  readonly analysis: Analysis;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onUndo: () => void;
}

function Undo({ analysis, button, onUndo }: UndoProps) {
  const { undo } = analysis.state;
  return (
    <output className="undo">
      {undo && (
        <>
          <span>{undo.result ? "Your text and its report were cleared." : "Your text was cleared."}</span>
          <button type="button" className="link-button" ref={button} onClick={onUndo}>
            <UndoIcon />
            Undo
          </button>
        </>
      )}
    </output>
  );
}

/** Where a text is put in, with everything that can be done to it. */
export function TextForm({ analysis }: { readonly analysis: Analysis }) {
  const { text, language, run, result, error } = analysis.state;
  const busy = run !== undefined;
  const fault = faultInText(text);
  const clearButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);

  function clear(): void {
    analysis.clear();
    focusSoon(undoButton);
  }

  function undoClear(): void {
    analysis.undo();
    focusSoon(clearButton);
  }

  function initiateByKeys(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    analysis.initiate();
  }

  return (
    <form
      className="text-form"
      aria-label="Text analysis"
      onSubmit={(event) => {
        event.preventDefault();
        analysis.initiate();
      }}
    >
      <div className="form-head">
        <label htmlFor="text">Text to analyse</label>
        <LanguageChoice language={language} disabled={busy} onChange={analysis.changeLanguage} />
      </div>
      <textarea
        id="text"
        ref={textarea}
        value={text}
        disabled={busy}
        autoComplete="off"
        spellCheck={false}
        placeholder={`Paste an article, a post or a speech: in ${TEXT_LANGUAGE_NAMES}.`}
        aria-describedby="text-counters"
        aria-invalid={fault === SCREEN_MESSAGES.textTooLong || undefined}
        onChange={(event) => analysis.changeText(event.target.value)}
        onKeyDown={initiateByKeys}
      />
      <div className="form-foot">
        <Counters text={text} />
        <div className="actions">
          <CopyButton label="Copy input" disabled={busy || text === ""} words={() => text} />
          <button
            type="button"
            className="button quiet"
            ref={clearButton}
            disabled={busy || (text === "" && !result && !error)}
            onClick={clear}
          >
            <ClearIcon />
            Clear input
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={busy || fault !== undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Ctrl + Enter, or ⌘ + Enter"
          >
            Initiate Analysis
          </button>
        </div>
      </div>
      {text === "" && !busy && <Examples analysis={analysis} onShown={() => focusSoon(textarea)} />}
      <Undo analysis={analysis} button={undoButton} onUndo={undoClear} />
    </form>
  );
}
