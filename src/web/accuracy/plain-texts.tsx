import { errorCard } from "#content/error-card.ts";

const LANGUAGES = [
  { key: "plain.accused.en", name: "English" },
  { key: "plain.accused.uk", name: "Ukrainian" },
  { key: "plain.accused.ru", name: "Russian" },
] as const;

/** How many plain texts drew an accusing observation: the mistake that matters most. */
export function PlainTexts() {
  return (
    <dl className="plain-texts">
      {LANGUAGES.flatMap(({ key, name }) => {
        const share = errorCard.scores[key];
        if (share === undefined) return [];
        const accused = Math.round(share.score * share.n);
        return (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {accused} of {share.n}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
