import { changelog as versions } from "#content/changelog.ts";
import * as words from "#content/pages/changelog.mdx";
import { CHANGE_TYPES, type Change, type ChangelogEntry } from "#content/types.ts";
import { longDate } from "../blog/dates.ts";
import { wordsPage } from "./words.tsx";

/** The changes of a version by their types, in one order for all versions. */
function inOrder(changes: readonly Change[]): Change[] {
  return CHANGE_TYPES.flatMap((type) => changes.filter((change) => change.type === type));
}

function Version({ entry }: { readonly entry: ChangelogEntry }) {
  const { version, date, changes } = entry;
  return (
    <section className="version" aria-labelledby={`v${version.replaceAll(/\W+/gu, "-")}`}>
      <h2 id={`v${version.replaceAll(/\W+/gu, "-")}`}>
        {version} <time dateTime={date}>{longDate(date)}</time>
      </h2>
      <ul>
        {inOrder(changes).map(({ type, description }) => (
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
