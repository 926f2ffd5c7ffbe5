import { type KeyboardEvent, type RefObject, useRef } from "react";
import { fill, inPlural } from "#languages/index.ts";
import {
  countCharacters,
  countWords,
  faultInText,
  MAX_TEXT_CHARACTERS,
  SCREEN_MESSAGES,
} from "#report/index.ts";
import { ClearIcon, UndoIcon } from "../../ui/icons.tsx";
import { useLanguage, useWords } from "../../words/context.ts";
import { CopyButton } from "../copying/copy-button.tsx";
import { DeviceSwitch } from "../device/device-switch.tsx";
import type { Analysis } from "../task/analysis.ts";
import { EXAMPLES, type Example, loadExample } from "./examples.ts";
import { FilePlace } from "./file-place.tsx";
import { LanguageChoice } from "./language-choice.tsx";

function Counters({ text }: { readonly text: string }) {
  const { form } = useWords();
  const language = useLanguage();
  const characters = countCharacters(text);
  const words = countWords(text);
  const excess = characters - MAX_TEXT_CHARACTERS;
  return (
    <p className="counters" id="text-counters">
      <span className={excess > 0 ? "counter over" : "counter"}>
        <span className="count">{`${characters}/${MAX_TEXT_CHARACTERS}`}</span>
        {excess > 0 && <span> · {fill(form.overLimit, { n: excess })}</span>}
      </span>
      <span>{fill(inPlural(form.words, words, language), { n: words })}</span>
    </p>
  );
}

function Examples({ analysis, onShown }: { readonly analysis: Analysis; readonly onShown: () => void }) {
  const { form } = useWords();

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
      <span>{form.examples}</span>
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
  const { form } = useWords();
  const { undo, text } = analysis.state;
  const cleared = undo?.result ? form.reportCleared : form.textCleared;
  return (
    <output className="undo">
      {undo && (
        <>
          <span>{text === "" ? cleared : form.textReplaced}</span>
          <button type="button" className="link-button" ref={button} onClick={onUndo}>
            <UndoIcon />
            {form.undo}
          </button>
        </>
      )}
    </output>
  );
}

/** Where a text is put in, with everything that can be done to it. */
export function TextForm({ analysis }: { readonly analysis: Analysis }) {
  const { form } = useWords();
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
      aria-label={form.label}
      onSubmit={(event) => {
        event.preventDefault();
        analysis.initiate();
      }}
    >
      <div className="form-head">
        <label htmlFor="text">{form.text}</label>
        <LanguageChoice language={language} disabled={busy} onChange={analysis.changeLanguage} />
      </div>
      <textarea
        id="text"
        ref={textarea}
        value={text}
        disabled={busy}
        autoComplete="off"
        spellCheck={false}
        placeholder={form.placeholder}
        aria-describedby="text-counters"
        aria-invalid={fault === SCREEN_MESSAGES.textTooLong || undefined}
        onChange={(event) => analysis.changeText(event.target.value)}
        onKeyDown={initiateByKeys}
      />
      <div className="form-foot">
        <Counters text={text} />
        <div className="actions">
          <CopyButton label={form.copy} disabled={busy || text === ""} words={() => text} />
          <button
            type="button"
            className="button quiet"
            ref={clearButton}
            disabled={busy || (text === "" && !result && !error)}
            onClick={clear}
          >
            <ClearIcon />
            {form.clear}
          </button>
          <button
            type="submit"
            className="button primary"
            disabled={busy || fault !== undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={form.keys}
          >
            {form.initiate}
          </button>
        </div>
      </div>
      <FilePlace analysis={analysis} />
      <DeviceSwitch analysis={analysis} />
      {text === "" && !busy && <Examples analysis={analysis} onShown={() => focusSoon(textarea)} />}
      <Undo analysis={analysis} button={undoButton} onUndo={undoClear} />
    </form>
  );
}
