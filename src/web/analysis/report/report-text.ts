import { techniqueNames } from "#languages/index.ts";
import { FINDING_TYPES, type Observation } from "#report/index.ts";
import type { Reading } from "../task/state.ts";
import { groupEvidence } from "./evidence-groups.ts";
import { NOTHING_NOTABLE, NOTICE_SENTENCES, whoRead } from "./sentences.ts";

function section(title: string, body: string): string {
  return `${title}\n${"-".repeat(title.length)}\n${body}`;
}

function observationText(observation: Observation | undefined, language: Reading["language"]): string {
  if (!observation) return NOTHING_NOTABLE;
  const evidence = groupEvidence(observation, 0).flatMap(({ technique, quotes }) =>
    quotes.map(({ quote, voice, salient, keys }) => {
      const facts = [
        techniqueNames[language][technique],
        ...(keys.length > 1 ? [`${keys.length} times`] : []),
        ...(voice === "quoted" ? ["somebody quoted"] : []),
        ...(salient.length > 0 ? [`weighed most: ${salient.join(", ")}`] : []),
      ];
      return `  “${quote}” (${facts.join("; ")})`;
    }),
  );
  const { justification, another_reading, question } = observation;
  return [
    justification,
    ...evidence,
    another_reading && `Another reading: ${another_reading}`,
    question && `A question to ask: ${question}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** The report as plain text, for the clipboard. */
export function reportText({ report, language }: Reading): string {
  const notices = [...new Set(report.notices.map(({ kind }) => NOTICE_SENTENCES[kind]))];
  const boxes = FINDING_TYPES.map((type) => {
    const observation = report.analysis_results.find(({ category_name }) => category_name === type);
    return section(type, observationText(observation, language));
  });
  return [
    "Analysis Report",
    ...notices,
    report.overall_summary && section("Overall Summary", report.overall_summary),
    ...boxes,
    whoRead(report),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}
