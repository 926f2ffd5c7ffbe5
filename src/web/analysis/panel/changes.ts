import { fill, reportWords, techniqueNames } from "#languages/index.ts";
import type { Report, ReportLanguage, Technique } from "#report/index.ts";

type Points = Pick<Report, "analysis_results">;

/** Each once, in the order of the report. */
function techniquesOf({ analysis_results }: Points): Technique[] {
  return [...new Set(analysis_results.flatMap(({ points }) => points.map(({ technique }) => technique)))];
}

/**
 * What has changed since the report that was shown first, in one line and in words: the techniques that both name, those
 * that only the new one names, and those that only the first one named. No numbers: this is no score.
 */
export function changesSince(first: Points, report: Points, language: ReportLanguage): string {
  const { replaced, changes } = reportWords[language];
  const [before, now] = [techniquesOf(first), techniquesOf(report)];
  const said = [
    [changes.kept, now.filter((each) => before.includes(each))],
    [changes.added, now.filter((each) => !before.includes(each))],
    [changes.gone, before.filter((each) => !now.includes(each))],
  ] as const;
  const sentences = said.map(([sentence, techniques]) => {
    const names = techniques.map((each) => techniqueNames[language][each]).join(", ");
    return names && fill(sentence, { names });
  });
  return [replaced, ...sentences].filter(Boolean).join(" ");
}
