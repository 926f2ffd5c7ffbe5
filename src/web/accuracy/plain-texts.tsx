import { errorCard } from "#content/error-card.ts";
import { LANGUAGE_NAMES, TEXT_LANGUAGES } from "#report/index.ts";

/** How many plain texts drew an accusing observation: the mistake that matters most. */
export function PlainTexts() {
  return (
    <dl className="plain-texts">
      {TEXT_LANGUAGES.flatMap((language) => {
        const share = errorCard.scores[`plain.accused.${language}`];
        if (share === undefined) return [];
        const accused = Math.round(share.score * share.n);
        return (
          <div key={language}>
            <dt>{LANGUAGE_NAMES[language]}</dt>
            <dd>
              {accused} of {share.n}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
