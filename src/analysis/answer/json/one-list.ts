import * as z from "zod";
import { FINDING_TYPES } from "#report/index.ts";

/**
 * Anything that may be a draft: an answer in the shape that models are asked for, all its points in one list, becomes a
 * draft with one observation. Under which finding type it stands does not matter, as each technique knows its own.
 */
export function inOneBox(answer: unknown): unknown {
  const draft = z.looseObject({ points: z.array(z.unknown()) }).safeParse(answer);
  if (!draft.success || "analysis_results" in draft.data) return answer;
  const { points, ...rest } = draft.data;
  return { ...rest, analysis_results: [{ category_name: FINDING_TYPES[0], points }] };
}
