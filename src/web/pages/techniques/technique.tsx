import { type Rule, rules, techniqueNames, techniqueWordings } from "#languages/index.ts";
import {
  LANGUAGE_NAMES,
  type Language,
  REPORT_LANGUAGES,
  TECHNIQUES,
  TEXT_LANGUAGES,
  type Technique,
  type TextLanguage,
} from "#report/index.ts";
import { styleOf } from "../../analysis/report/finding-style.ts";
import type { Page } from "../../page.ts";
import { Stroke } from "../../ui/stroke.tsx";
import { GROUP_NAMES } from "./technique-groups.ts";

/** Languages of reports that texts are read in, too: their rules have examples for the page. */
const EXAMPLE_LANGUAGES = TEXT_LANGUAGES.filter((language) => isReportLanguage(language));
/** The page is in English, and names a technique in the other languages of reports as well. */
const OTHER_LANGUAGES = REPORT_LANGUAGES.filter((language) => language !== "en");

function isReportLanguage(language: Language): boolean {
  return REPORT_LANGUAGES.some((each) => each === language);
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
  if (own.length === 0) return null;
  const lists = [
    { title: "Observed", className: "flags", examples: someExamples(own.map(({ flags }) => flags)) },
    { title: "Let pass", className: "passes", examples: someExamples(own.map(({ passes }) => passes)) },
  ];
  return (
    <section>
      <h3>{LANGUAGE_NAMES[language]}</h3>
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
  const sources = [...new Set(own.map(({ source }) => source))];
  if (sources.length === 0) return null;
  return (
    <>
      <h2>Where the knowledge comes from</h2>
      <ul className="sources">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </>
  );
}

function TechniqueView({ id }: { readonly id: Technique }) {
  const { definition, misleads, innocent, question } = techniqueWordings.en[id];
  const { group, findingType } = TECHNIQUES[id];
  const hasExamples = exampleRules(id).length > 0;
  return (
    <article className="technique">
      <p className="back">
        <a href="/techniques/">← All techniques</a>
      </p>
      <h1>{techniqueNames.en[id]}</h1>
      {OTHER_LANGUAGES.map((language) => (
        <p key={language} className="other-name">
          In {LANGUAGE_NAMES[language]}: <span lang={language}>{techniqueNames[language][id]}</span>
        </p>
      ))}
      <p className={`technique-place ${styleOf(findingType)}`}>
        <Stroke type={findingType} />
        <span>
          Observed under {findingType} · {GROUP_NAMES[group]}
        </span>
      </p>
      <div className="prose">
        <p className="lead">{definition}</p>
        <h2>How it can mislead</h2>
        <p>{misleads}</p>
        <h2>When it is innocent</h2>
        <p>{innocent}</p>
        <h2>A question to ask</h2>
        <p>{question}</p>
        {hasExamples && (
          <>
            <h2>Examples</h2>
            <p>
              The embedded analyser is tested with these sentences, among others. All are invented; where a
              sentence quotes somebody, the words are not held against its author.
            </p>
            {EXAMPLE_LANGUAGES.map((language) => (
              <Examples key={language} id={id} language={language} />
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
function fitting(max: number, wordings: readonly [string, ...string[]]): string {
  return wordings.find((wording) => wording.length <= max) ?? wordings.at(-1) ?? wordings[0];
}

/** Page of one technique, made from what the languages know of it. */
export function techniquePage(id: Technique): Page {
  const name = techniqueNames.en[id];
  const { definition } = techniqueWordings.en[id];
  const otherNames = OTHER_LANGUAGES.map((language) => techniqueNames[language][id]);
  const inAllLanguages = `${[name, ...otherNames.map((other) => `(${other})`)].join(" ")}: ${definition}`;
  return {
    title: fitting(MAX_TITLE, [
      `${name}: Meaning and Examples | Subtext`,
      `${name}: Meaning and Examples`,
      name,
    ]),
    description: fitting(MAX_DESCRIPTION, [
      `${inAllLanguages} How it can mislead, when it is innocent, and examples.`,
      `${inAllLanguages} When it misleads and when not.`,
      inAllLanguages,
      `${name}: ${definition}`,
      definition,
    ]),
    content: () => <TechniqueView id={id} />,
  };
}
