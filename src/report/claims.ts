import type { Voice } from "./choices.ts";
import type { Span } from "./span.ts";

/** By what a statement can be checked: a number, a time, somebody's act, a comparison with all others, a grave charge. */
export const CLAIM_SIGNS = ["charge", "figure", "superlative", "time", "act"] as const;
export type ClaimSign = (typeof CLAIM_SIGNS)[number];

/** What a sentence gives as its source; `quote` are words of the text. */
export interface ClaimSource {
  readonly kind: "named" | "speaker" | "anonymous" | "link";
  readonly quote: string;
}

/** What a text states that can be checked, and who speaks in it by name. */
export interface Statements {
  readonly claims: readonly Claim[];
  readonly speakers: readonly string[];
}

/** A sentence that somebody could check, by offsets in UTF-16 units of the trimmed text. Whether it is true is not said. */
export interface Claim extends Span {
  readonly quote: string;
  /** The most telling first; one at the least. */
  readonly signs: readonly ClaimSign[];
  readonly voice: Voice;
  /** Undefined where its own sentence gives none. */
  readonly source?: ClaimSource;
}
