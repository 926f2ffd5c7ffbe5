import { LanguageChoice } from "../../../../analysis/form/language-choice.tsx";
import { useWords } from "../../../../words/context.ts";
import { ExamplePair } from "./example-pair.tsx";
import { TextFields } from "./text-fields.tsx";
import { useTwoReports } from "./use-two-reports.ts";
import { useCompareWords } from "./words.ts";

const NOTHING_TYPED = ["", ""] as const;

/** Two fields, and what the two texts in them do. `typed` is what was typed before the page came to life. */
export function CompareApp({ typed = NOTHING_TYPED }: { readonly typed?: readonly [string, string] }) {
  const said = useCompareWords();
  const { panel } = useWords();
  const { sides, language, busy, Compared, changeLanguage, compare, stop } = useTwoReports(typed);
  const [first, second] = sides.map(({ state }) => state.result);
  const isEmpty = sides.some(({ state }) => state.text.trim() === "");
  return (
    <>
      <form
        className="text-form"
        aria-label={said.label}
        onSubmit={(event) => {
          event.preventDefault();
          compare();
        }}
      >
        <div className="form-head">
          <p>{said.sent}</p>
          <LanguageChoice language={language} disabled={busy} onChange={changeLanguage} />
        </div>
        <TextFields sides={sides} busy={busy} />
        <div className="form-foot">
          <output>{busy && panel.inProgress}</output>
          <div className="actions">
            {busy && (
              <button type="button" className="button quiet" onClick={stop}>
                {panel.stop}
              </button>
            )}
            <button type="submit" className="button primary" disabled={busy || isEmpty}>
              {said.compare}
            </button>
          </div>
        </div>
        {!busy && sides.every(({ state }) => state.text === "") && (
          <ExamplePair sides={sides} language={language} />
        )}
      </form>
      {Compared && first && second && !busy && <Compared first={first} second={second} />}
    </>
  );
}
