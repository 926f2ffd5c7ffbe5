import { useRef } from "react";
import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";
import { useWords } from "../../words/context.ts";

interface Props {
  readonly language: ReportLanguage;
  readonly disabled: boolean;
  readonly onChange: (language: ReportLanguage) => void;
}

/** In which language the report is written. The button of the chosen one is disabled. */
export function LanguageChoice({ language, disabled, onChange }: Props) {
  const { form } = useWords();
  const buttons = useRef(new Map<ReportLanguage, HTMLButtonElement | null>());

  function choose(chosen: ReportLanguage): void {
    onChange(chosen);
    // The button just pressed is about to be disabled, and would drop the keyboard's focus.
    const other = buttons.current.get(language);
    setTimeout(() => other?.focus({ preventScroll: true }));
  }

  return (
    <fieldset className="language-choice">
      <legend>{form.reportLanguage}</legend>
      <div className="segmented">
        {REPORT_LANGUAGES.map((each) => (
          <button
            key={each}
            ref={(button) => {
              buttons.current.set(each, button);
            }}
            type="button"
            aria-pressed={each === language}
            disabled={disabled || each === language}
            onClick={() => choose(each)}
          >
            {form.languages[each]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
