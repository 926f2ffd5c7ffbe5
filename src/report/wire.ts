import * as z from "zod/mini";
import { REPORT_LANGUAGES } from "./languages.ts";
import { reportSchema } from "./report.ts";

/** Where an analysis is started (POST). */
export const TRIGGER_PATH = "/.netlify/functions/analyze-trigger";

/** Where its status is asked for (GET, `?taskId=`). */
export const STATUS_PATH = "/.netlify/functions/analyze-status";

/**
 * What a client adds to the status call once it has the first reading, so that it is not sent again with every answer. A
 * server may pass over it.
 */
export const SEEN_PARAMETER = { name: "seen", firstReading: "first_reading" } as const;

/** Body of the call that starts an analysis; the text's length is checked apart, after trimming. */
export const analysisRequestSchema = z.object({
  text: z.string(),
  language: z.enum(REPORT_LANGUAGES),
});
export type AnalysisRequest = z.infer<typeof analysisRequestSchema>;

/** How long the call that starts an analysis waits for its report, in milliseconds. */
export const REPORT_AT_ONCE_MS = 300;

/** Reply to the call that starts an analysis. A report that was there within `REPORT_AT_ONCE_MS` comes with it. */
export const startReplySchema = z.object({
  taskId: z.string().check(z.minLength(1)),
  status: z.optional(z.literal("completed")),
  data: z.optional(reportSchema),
});
export type StartReply = z.infer<typeof startReplySchema>;

/** Every error reply. */
export const errorReplySchema = z.object({ error: z.string().check(z.minLength(1)) });

/** What a task is doing while it is pending. */
export const STAGES = ["queued", "analysing"] as const;
export type Stage = (typeof STAGES)[number];

/** Reply to a status call. `ahead` is the number of tasks that run before a queued one. */
export const statusReplySchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("pending"),
    stage: z.enum(STAGES),
    ahead: z.optional(z.int().check(z.nonnegative())),
    /** What the embedded analyser reads, while a model is still being asked: to be shown until the report comes. */
    first_reading: z.optional(reportSchema),
  }),
  z.object({ status: z.literal("failed"), error: z.optional(z.string()) }),
  z.object({ status: z.literal("completed"), data: reportSchema }),
]);
export type StatusReply = z.infer<typeof statusReplySchema>;
