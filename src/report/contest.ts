import * as z from "zod/mini";
import { MAX_TEXT_CHARACTERS } from "./limits.ts";
import { TECHNIQUE_IDS, type Technique } from "./techniques.ts";

/** Why a reader does not accept a point. */
export const CONTEST_REASONS = [
  "not-here",
  "quoted-speech",
  "satire",
  "another-technique",
  "own-note",
] as const;
export type ContestReason = (typeof CONTEST_REASONS)[number];

/** The longest note of a reader's own, in UTF-16 units. */
export const MAX_NOTE_CHARACTERS = 500;

/**
 * What a reader holds against one point. It is theirs, and no part of a report: it is kept in their browser, and written
 * beside the report that they take along. `quotes` are the point's, by which it is known again.
 */
export const contestSchema = z.object({
  technique: z.enum(TECHNIQUE_IDS),
  quotes: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_CHARACTERS)))
    .check(z.minLength(1), z.maxLength(MAX_TEXT_CHARACTERS)),
  reason: z.enum(CONTEST_REASONS),
  /** Which technique it is instead. */
  other_technique: z.optional(z.enum(TECHNIQUE_IDS)),
  note: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_NOTE_CHARACTERS))),
});
export type Contest = z.infer<typeof contestSchema>;

interface PointToKnow {
  readonly technique: Technique;
  readonly evidence: readonly { readonly quote: string }[];
}

/** What is held against a point: the same technique, and words that were quoted then as well. */
export function contestOf(point: PointToKnow, contests: readonly Contest[]): Contest | undefined {
  return contests.find(
    ({ technique, quotes }) =>
      technique === point.technique && point.evidence.some(({ quote }) => quotes.includes(quote)),
  );
}
