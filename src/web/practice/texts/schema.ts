import * as z from "zod/mini";
import { PRACTICE_TECHNIQUES } from "./techniques.ts";

// The small zod has no words of its own for what is wrong.
z.config(z.locales.en());

const words = z.string().check(z.trim(), z.minLength(1));
const technique = z.enum(PRACTICE_TECHNIQUES);

/** Where a reader would meet a text. */
export const PRACTICE_KINDS = [
  "advert",
  "petition",
  "column",
  "post",
  "news",
  "speech",
  "message",
  "report",
  "satire",
  "notice",
] as const;
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

const annotationSchema = z.strictObject({
  technique,
  /** Stands in the text, once. */
  quote: words,
  /** What the words do, and why we marked them. */
  reason: words,
  /** How the same matter could be said without the device. */
  plainly: words,
  /** 3: it carries the text; 2: it helps; 1: it is there in passing. */
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});

/** Words that look like a technique and are innocent. */
const lookAlikeSchema = z.strictObject({ technique, quote: words, reason: words });

/** A file content/practice/<slug>.json, written by us. */
export const practiceFileSchema = z.strictObject({
  title: words,
  kind: z.enum(PRACTICE_KINDS),
  /** What it is and where one would meet it, in a sentence. */
  about: words,
  paragraphs: z.array(words).check(z.minLength(1)),
  /** None where the text is innocent. */
  annotations: z.array(annotationSchema),
  lookAlikes: z.array(lookAlikeSchema).check(z.minLength(1)),
});
export type PracticeFile = z.infer<typeof practiceFileSchema>;
