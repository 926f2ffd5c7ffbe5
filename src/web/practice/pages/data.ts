import { techniqueNames, techniqueWordings } from "#languages/index.ts";
import { hasFact, type Observation, TECHNIQUES } from "#report/index.ts";
import type { RenderContext } from "../../renderer.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { ToolPoint } from "../learn/compare.ts";
import type { ListedText, PracticePage, ShownText } from "../page-data.ts";
import { PRACTICE_GROUPS, PRACTICE_TECHNIQUES } from "../texts/techniques.ts";
import { type PracticeText, practiceTexts } from "../texts/texts.ts";

/** What the tool holds against a text; credit and emotions are left to the analysis page. */
function toolPointsOf(observations: readonly Observation[], language: SiteLanguage): ToolPoint[] {
  return observations
    .flatMap(({ points }) => points)
    .filter(({ technique }) => !hasFact(technique, "isCredit") && TECHNIQUES[technique].group !== "emotion")
    .map(({ technique, statement, evidence }) => ({
      technique,
      name: techniqueNames[language][technique],
      statement,
      spans: evidence.map(({ start, end }) => ({ start, end })),
    }));
}

function listed(language: SiteLanguage, { slug, title, kind, about, ...text }: PracticeText): ListedText {
  return {
    slug,
    title,
    kind: words[language].practice.kinds[kind],
    about,
    shows: [...new Set(text.annotations.map(({ technique }) => technique))],
    resembles: [...new Set(text.lookAlikes.map(({ technique }) => technique))],
  };
}

/** A text with what the embedded analyser says of it. */
export function shownText(language: SiteLanguage, one: PracticeText, { analyse }: RenderContext): ShownText {
  const { slug, text, paragraphs, annotations, lookAlikes } = one;
  const toolPoints = toolPointsOf(analyse(text, language), language);
  return { slug, text, paragraphs, annotations, lookAlikes, toolPoints };
}

/** All that a page of practice works with. */
export function practicePage(language: SiteLanguage, shown?: ShownText): PracticePage {
  const named = PRACTICE_TECHNIQUES.map((id) => {
    const { definition } = techniqueWordings[language][id];
    return [id, { name: techniqueNames[language][id], definition }] as const;
  });
  return {
    language,
    words: words[language].practice.app,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the list of all of them
    techniques: Object.fromEntries(named) as PracticePage["techniques"],
    groups: PRACTICE_GROUPS,
    texts: practiceTexts(language).map((text) => listed(language, text)),
    ...(shown && { shown }),
  };
}
