import * as words from "#content/pages/techniques.mdx";
import { techniqueNames, techniqueWordings } from "#languages/index.ts";
import { TECHNIQUE_GROUPS, TECHNIQUE_IDS, TECHNIQUES, type TechniqueGroup } from "#report/index.ts";
import { wordsPage } from "../words.tsx";
import { GROUP_NAMES } from "./technique-groups.ts";

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
            <p className="other-name" lang="uk">
              {techniqueNames.uk[id]}
            </p>
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
