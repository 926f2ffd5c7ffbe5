import { techniqueNames, techniqueWordings } from "#languages/index.ts";
import { TECHNIQUE_GROUPS, TECHNIQUE_IDS, TECHNIQUES, type TechniqueGroup } from "#report/index.ts";
import { Link } from "../../ui/link.tsx";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { Page } from "../page.ts";
import { wordsPage } from "../words.tsx";
import { otherLanguages } from "./other-languages.ts";

function Group({ group }: { readonly group: TechniqueGroup }) {
  const language = useLanguage();
  const members = TECHNIQUE_IDS.filter((id) => TECHNIQUES[id].group === group);
  return (
    <section aria-labelledby={group} className="technique-group">
      <h2 id={group}>{words[language].pages.technique.groups[group]}</h2>
      <ul className="technique-list">
        {members.map((id) => (
          <li key={id}>
            <h3>
              <Link href={`/techniques/${id}/`}>{techniqueNames[language][id]}</Link>
            </h3>
            {otherLanguages(language).map((other) => (
              <p key={other} className="other-name" lang={other}>
                {techniqueNames[other][id]}
              </p>
            ))}
            <p>{techniqueWordings[language][id].definition}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function techniques(language: SiteLanguage): Page {
  return wordsPage(language, "techniques", () => (
    <>
      {TECHNIQUE_GROUPS.map((group) => (
        <Group key={group} group={group} />
      ))}
    </>
  ));
}
