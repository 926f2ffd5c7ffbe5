import * as z from "zod";
import { TECHNIQUE_IDS, type Technique } from "#report/index.ts";

/** An observation as models were asked for it before there were points: one statement, evidence of several techniques. */
const olderObservation = z.object({
  justification: z.string().nullish(),
  another_reading: z.string().nullish(),
  question: z.string().nullish(),
  evidence: z.array(z.object({ quote: z.string(), technique: z.enum(TECHNIQUE_IDS) })),
});

/** Anything that may be a draft: observations in the older shape are brought into points, all else is left as it is. */
export function inPoints(answer: unknown): unknown {
  const draft = z.looseObject({ analysis_results: z.array(z.looseObject({})) }).safeParse(answer);
  if (!draft.success) return answer;
  return { ...draft.data, analysis_results: draft.data.analysis_results.map(observationInPoints) };
}

/** A point for each technique; the words are those of the first, the others are left to our own. */
function observationInPoints(observation: Readonly<Record<string, unknown>>): unknown {
  const older = olderObservation.safeParse(observation);
  if (Array.isArray(observation["points"]) || !older.success) return observation;
  const { justification, another_reading, question, evidence } = older.data;
  const words = {
    statement: justification ?? "",
    ...(another_reading ? { another_reading } : {}),
    ...(question ? { question } : {}),
  };
  const groups: [Technique, typeof evidence][] = [...Map.groupBy(evidence, ({ technique }) => technique)];
  const points = groups.map(([technique, quotes], index) => ({
    technique,
    ...(index === 0 ? words : { statement: "" }),
    evidence: quotes.map(({ quote }) => ({ quote })),
  }));
  return { ...observation, points };
}
