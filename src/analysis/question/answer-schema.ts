import * as z from "zod";
import { TECHNIQUE_IDS } from "#report/index.ts";

/** Something that may be absent. Providers that hold a model to a schema want every key there, so it is null then. */
const orNull = z.string().nullable();

/**
 * The shape that a model is held to where its provider can do that: one list of points, since code knows the box of each
 * technique. What is read of an answer is `draftSchema`.
 */
const answerSchema = z.object({
  overall_summary: z.string(),
  points: z.array(
    z.object({
      technique: z.enum(TECHNIQUE_IDS),
      statement: z.string(),
      another_reading: orNull,
      question: orNull,
      evidence: z.array(z.object({ quote: z.string(), speaker: orNull })),
    }),
  ),
});

/** The same as a JSON schema, draft 7. */
export const answerJsonSchema = z.toJSONSchema(answerSchema, { target: "draft-7" });
