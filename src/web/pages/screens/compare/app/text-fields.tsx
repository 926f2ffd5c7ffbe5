import { fill, inPlural } from "#languages/index.ts";
import { countCharacters, countWords, MAX_TEXT_CHARACTERS } from "#report/index.ts";
import { useErrorWords, useLanguage, useWords } from "../../../../words/context.ts";
import type { Side } from "./use-two-reports.ts";
import { useCompareWords } from "./words.ts";

interface FieldProps {
  readonly side: Side;
  readonly id: "first" | "second";
  readonly busy: boolean;
}

function Field({ side: { state, tell }, id, busy }: FieldProps) {
  const said = useCompareWords();
  const { form, error } = useWords();
  const language = useLanguage();
  const message = useErrorWords(state.error ?? "");
  const characters = countCharacters(state.text);
  const words = countWords(state.text);
  const isOver = characters > MAX_TEXT_CHARACTERS;
  return (
    <div className="compare-field">
      <label htmlFor={id}>{said[id]}</label>
      <textarea
        id={id}
        value={state.text}
        disabled={busy}
        autoComplete="off"
        spellCheck={false}
        placeholder={said.placeholders[id]}
        aria-describedby={`${id}-counters ${id}-error`}
        aria-invalid={isOver || undefined}
        onChange={({ target }) => tell({ type: "text-changed", text: target.value })}
      />
      <p className="counters" id={`${id}-counters`}>
        <span className={isOver ? "counter over" : "counter"}>{`${characters}/${MAX_TEXT_CHARACTERS}`}</span>
        <span>{fill(inPlural(form.words, words, language), { n: words })}</span>
      </p>
      <p role="alert" id={`${id}-error`}>
        {message && (
          <>
            <strong>{error.label}</strong> {message}
          </>
        )}
      </p>
    </div>
  );
}

/** The two fields, side by side where there is room. */
export function TextFields({
  sides: [first, second],
  busy,
}: {
  sides: readonly [Side, Side];
  busy: boolean;
}) {
  return (
    <div className="compare-fields">
      <Field side={first} id="first" busy={busy} />
      <Field side={second} id="second" busy={busy} />
    </div>
  );
}
