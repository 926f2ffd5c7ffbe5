import { errorCard } from "#content/error-card.ts";
import type { ShareGroup } from "#content/types.ts";
import { fill } from "#languages/index.ts";
import { LinkedWords } from "../../ui/linked-words.tsx";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import { numberIn } from "../../words/languages.ts";

/** Shares that answer one question, each with what it is a share of. Nothing where none has been measured. */
export function Shares({ group }: { readonly group: ShareGroup }) {
  const language = useLanguage();
  const { shares } = words[language].accuracy;
  const measured = group.shares.flatMap(({ key, ...share }) => {
    const score = errorCard.scores[key];
    return score ? [{ key, ...share, ...score }] : [];
  });
  if (measured.length === 0) return null;
  return (
    <section aria-labelledby={group.id} className="card-part">
      <h2 id={group.id}>{group.title}</h2>
      {group.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl className="shares">
        {measured.map(({ key, label, score, n, unit = group.unit }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {Math.round(score * 100)} % <small>{fill(shares.of, { n: numberIn(language, n), unit })}</small>
            </dd>
          </div>
        ))}
      </dl>
      {group.command && (
        <p>
          <LinkedWords words={fill(shares.measuredBy, { command: `\`${group.command}\`` })} />
        </p>
      )}
    </section>
  );
}
