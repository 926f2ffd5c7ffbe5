import * as z from "zod/mini";
import { TEXT_LANGUAGES } from "#report/index.ts";
import saved from "./judgements.json" with { type: "json" };

const count = z.int().check(z.gte(0));

/** How independent readers judged reports on texts that no author of a rule had read: counts of one round. */
const judgementSchema = z.object({
  /** Languages of the texts that were judged together. */
  languages: z.array(z.enum(TEXT_LANGUAGES)).check(z.minLength(1)),
  texts: count,
  /** What the accusing boxes said. */
  points: z.object({ right: count, arguable: count, wrong: count }),
  /** The main moves of the texts, as the readers saw them. */
  moves: z.object({ found: count, partly: count, missed: count }),
  summaries: z.object({ true: count, half: count, false: count }),
});
export type Judgement = z.infer<typeof judgementSchema>;

/** Checks what `content/judgements.json` holds. */
export function readJudgements(data: unknown): Judgement[] {
  return z.array(judgementSchema).parse(data);
}

/** The judgements that are published; none until a round has been held. */
export const judgements: readonly Judgement[] = readJudgements(saved);
