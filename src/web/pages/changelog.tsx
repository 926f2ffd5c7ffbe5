import { changelog as versions } from "#content/changelog.ts";
import * as words from "#content/pages/changelog.mdx";
import type { ChangelogEntry } from "#content/types.ts";
import { longDate } from "../blog/dates.ts";
import { wordsPage } from "./words.tsx";

function Version({ entry }: { readonly entry: ChangelogEntry }) {
  const { version, date, changes } = entry;
  return (
    <section className="version" aria-labelledby={`v${version.replaceAll(/\W+/gu, "-")}`}>
      <h2 id={`v${version.replaceAll(/\W+/gu, "-")}`}>
        {version} <time dateTime={date}>{longDate(date)}</time>
      </h2>
      <ul>
        {changes.map(({ type, description }) => (
          <li key={description}>
            <span className={`badge badge-${type.toLowerCase()}`}>{type}</span>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const changelog = wordsPage(words, () => (
  <div className="versions">
    {versions.map((entry) => (
      <Version key={entry.version} entry={entry} />
    ))}
  </div>
));
