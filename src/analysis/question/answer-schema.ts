import * as z from "zod";
import { FINDING_TYPES, TECHNIQUE_IDS } from "#report/index.ts";

/** Something that may be absent. Providers that hold a model to a schema want every key there, so it is null then. */
const orNull = z.string().nullable();

/** The shape that a model is held to where its provider can do that. What is read of an answer is `draftSchema`. */
const answerSchema = z.object({
  overall_summary: z.string(),
  analysis_results: z.array(
    z.object({
      category_name: z.enum(FINDING_TYPES),
      points: z.array(
        z.object({
          technique: z.enum(TECHNIQUE_IDS),
          statement: z.string(),
          another_reading: orNull,
          question: orNull,
          evidence: z.array(z.object({ quote: z.string(), speaker: orNull })),
        }),
      ),
    }),
  ),
});

/** The same as a JSON schema, draft 7. */
export const answerJsonSchema = z.toJSONSchema(answerSchema, { target: "draft-7" });
