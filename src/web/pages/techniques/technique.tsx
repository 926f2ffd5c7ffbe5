import { fill, type Rule, reportWords, rules, techniqueNames, techniqueWordings } from "#languages/index.ts";
import {
  REPORT_LANGUAGES,
  TECHNIQUES,
  TEXT_LANGUAGES,
  type Technique,
  type TextLanguage,
} from "#report/index.ts";
import { styleOf } from "../../analysis/report/finding-style.ts";
import { Link } from "../../ui/link.tsx";
import { Stroke } from "../../ui/stroke.tsx";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { Page } from "../page.ts";
import { otherLanguages } from "./other-languages.ts";
import { sourceIn } from "./sources.ts";

/** Languages of reports that texts are read in, too: their rules have examples for the page. */
const EXAMPLE_LANGUAGES = TEXT_LANGUAGES.filter((language) =>
  REPORT_LANGUAGES.some((each) => each === language),
);

/** The same, that of the page first. */
function exampleLanguages(first: SiteLanguage): TextLanguage[] {
  return EXAMPLE_LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first));
}

const EXAMPLES_SHOWN = 5;

/** A few of the examples of every rule for a technique: the first of each rule, then the second of each. */
function someExamples(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, EXAMPLES_SHOWN);
}

function Examples({ id, language }: { readonly id: Technique; readonly language: TextLanguage }) {
  const own = rules[language].filter((rule) => rule.technique === id);
  const { languages, technique } = words[useLanguage()].pages;
  if (own.length === 0) return null;
  const lists = [
    { title: technique.observed, className: "flags", examples: someExamples(own.map(({ flags }) => flags)) },
    {
      title: technique.letPass,
      className: "passes",
      examples: someExamples(own.map(({ passes }) => passes)),
    },
  ];
  return (
    <section>
      <h3>{languages[language]}</h3>
      <div className="example-lists">
        {lists.map(({ title, className, examples }) => (
          <div key={title} className={className}>
            <h4>{title}</h4>
            <ul lang={language}>
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The rules that the page has examples of. */
function exampleRules(id: Technique): readonly Rule[] {
  return EXAMPLE_LANGUAGES.flatMap((language) => rules[language]).filter((rule) => rule.technique === id);
}

function Sources({ id }: { readonly id: Technique }) {
  const own = exampleRules(id);
  const language = useLanguage();
  const sources = [...new Set(own.map(({ source }) => sourceIn(language, source)))];
  if (sources.length === 0) return null;
  return (
    <>
      <h2>{words[language].pages.technique.sources}</h2>
      <ul className="sources">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}

function TechniqueView({ id }: { readonly id: Technique }) {
  const language = useLanguage();
  const { languages, technique } = words[language].pages;
  const { definition, misleads, innocent, question } = techniqueWordings[language][id];
  const { group, findingType } = TECHNIQUES[id];
  const hasExamples = exampleRules(id).length > 0;
  return (
    <article className="technique">
      <p className="back">
        <Link href="/techniques/">{technique.all}</Link>
      </p>
      <h1>{techniqueNames[language][id]}</h1>
      {otherLanguages(language).map((other) => (
        <p key={other} className="other-name">
          {fill(technique.inLanguage, { language: languages[other] })}{" "}
          <span lang={other}>{techniqueNames[other][id]}</span>
        </p>
      ))}
      <p className={`technique-place ${styleOf(findingType)}`}>
        <Stroke type={findingType} />
        <span>
          {fill(technique.observedUnder, {
            type: reportWords[language].boxes[findingType],
            group: technique.groups[group],
          })}
        </span>
      </p>
      <div className="prose">
        <p className="lead">{definition}</p>
        <h2>{technique.misleads}</h2>
        <p>{misleads}</p>
        <h2>{technique.innocent}</h2>
        <p>{innocent}</p>
        <h2>{technique.question}</h2>
        <p>{question}</p>
        {hasExamples && (
          <>
            <h2>{technique.examples}</h2>
            <p>{technique.aboutExamples}</p>
            {exampleLanguages(language).map((each) => (
              <Examples key={each} id={id} language={each} />
            ))}
          </>
        )}
        <Sources id={id} />
      </div>
    </article>
  );
}

/** Beyond these, search engines cut titles and descriptions off. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** The fullest wording that fits; `wordings` go from the fullest to the shortest. */
function fitting(max: number, wordings: readonly string[]): string {
  return wordings.find((wording) => wording.length <= max) ?? wordings.at(-1) ?? "";
}

/** Page of one technique, made from what the languages know of it. */
export function techniquePage(language: SiteLanguage, id: Technique): Page {
  const { titles, descriptionEnds } = words[language].pages.technique;
  const name = techniqueNames[language][id];
  const { definition } = techniqueWordings[language][id];
  const otherNames = otherLanguages(language).map((other) => techniqueNames[other][id]);
  const inAllLanguages = `${[name, ...otherNames.map((other) => `(${other})`)].join(" ")}: ${definition}`;
  return {
    title: fitting(MAX_TITLE, [...titles.map((title) => fill(title, { name })), name]),
    description: fitting(MAX_DESCRIPTION, [
      ...descriptionEnds.map((end) => inAllLanguages + end),
      inAllLanguages,
      `${name}: ${definition}`,
      definition,
    ]),
    content: () => <TechniqueView id={id} />,
  };
}
