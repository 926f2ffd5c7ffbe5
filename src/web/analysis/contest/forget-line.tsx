import { fill, inPlural, reportWords } from "#languages/index.ts";
import type { ReportLanguage } from "#report/index.ts";
import { useContests, useOthers } from "./context.ts";
import { forget, forgetAll } from "./store.ts";

interface Props {
  readonly textKey: string;
  readonly language: ReportLanguage;
}

/** The button just pressed is about to go: the report's title takes the keyboard's focus. */
function press(forgetSome: () => void): void {
  forgetSome();
  document.querySelector<HTMLElement>("#report-title")?.focus({ preventScroll: true });
}

/** How many points of this text the reader contests, and how all that is forgotten. */
export function ForgetLine({ textKey, language }: Props) {
  const n = useContests(textKey).length;
  const hasOthers = useOthers(textKey);
  const words = reportWords[language].contest;
  if (n === 0 && !hasOthers) return null;

  return (
    <p className="forget" lang={language}>
      {n > 0 && (
        <>
          <span>
            {fill(inPlural(words.count, n, language), { n })} {words.where}
          </span>
          <button type="button" className="link-button" onClick={() => press(() => forget(textKey))}>
            {words.forgetThese}
          </button>
        </>
      )}
      {hasOthers && (
        <button type="button" className="link-button" onClick={() => press(forgetAll)}>
          {words.forgetAll}
        </button>
      )}
    </p>
  );
}
