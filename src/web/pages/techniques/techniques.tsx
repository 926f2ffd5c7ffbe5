import * as words from "#content/pages/techniques.mdx";
import { techniqueNames, techniqueWordings } from "#languages/index.ts";
import {
  REPORT_LANGUAGES,
  TECHNIQUE_GROUPS,
  TECHNIQUE_IDS,
  TECHNIQUES,
  type TechniqueGroup,
} from "#report/index.ts";
import { wordsPage } from "../words.tsx";
import { GROUP_NAMES } from "./technique-groups.ts";

/** The list is in English, and names each technique in the other languages of reports as well. */
const OTHER_LANGUAGES = REPORT_LANGUAGES.filter((language) => language !== "en");

function Group({ group }: { readonly group: TechniqueGroup }) {
  const members = TECHNIQUE_IDS.filter((id) => TECHNIQUES[id].group === group);
  return (
    <section aria-labelledby={group} className="technique-group">
      <h2 id={group}>{GROUP_NAMES[group]}</h2>
      <ul className="technique-list">
        {members.map((id) => (
          <li key={id}>
            <h3>
              <a href={`/techniques/${id}/`}>{techniqueNames.en[id]}</a>
            </h3>
            {OTHER_LANGUAGES.map((language) => (
              <p key={language} className="other-name" lang={language}>
                {techniqueNames[language][id]}
              </p>
            ))}
            <p>{techniqueWordings.en[id].definition}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const techniques = wordsPage(words, () => (
  <>
    {TECHNIQUE_GROUPS.map((group) => (
      <Group key={group} group={group} />
    ))}
  </>
));
