import { CHANGE_TYPES, type Change, type ChangelogEntry } from "#content/types.ts";
import { longDate } from "../blog/dates.ts";
import { contentIn } from "../words/content.ts";
import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";
import { wordsPage } from "./words.tsx";

/** The changes of a version by their types, in one order for all versions. */
function inOrder(changes: readonly Change[]): Change[] {
  return CHANGE_TYPES.flatMap((type) => changes.filter((change) => change.type === type));
}

function Version({ entry }: { readonly entry: ChangelogEntry }) {
  const { version, date, changes } = entry;
  const language = useLanguage();
  return (
    <section className="version" aria-labelledby={`v${version.replaceAll(/\W+/gu, "-")}`}>
      <h2 id={`v${version.replaceAll(/\W+/gu, "-")}`}>
        {version} <time dateTime={date}>{longDate(date, language)}</time>
      </h2>
      <ul>
        {inOrder(changes).map(({ type, description }) => (
          <li key={description}>
            <span className={`badge badge-${type.toLowerCase()}`}>
              {words[language].pages.changeTypes[type]}
            </span>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function changelog(language: SiteLanguage): Page {
  return wordsPage(language, "changelog", () => (
    <div className="versions">
      {contentIn[language].changelog.map((entry) => (
        <Version key={entry.version} entry={entry} />
      ))}
    </div>
  ));
}
