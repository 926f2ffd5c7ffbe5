import type { KindOfText, Want } from "#languages/index.ts";
import type { Technique } from "#report/index.ts";
import type { ShownWant } from "../../select/intent.ts";
import type { PointToWrite } from "../write-point.ts";

/** A point and how much it matters in its text: 3 for a main move, 2 for a clear one, 1 for a minor one. */
export interface WeighedPoint extends PointToWrite {
  readonly weight: number;
  /** Whether it shows where a text says what matters to it: at its beginning or end. */
  readonly isAtEdge?: boolean;
}

/** A text that tells, teaches or records is calm; one that argues, sells or asks is pressing. */
export type Manner = "calm" | "pressing";

/** What is known of a text as a whole, as far as it is sure. */
export interface SummaryToWrite {
  readonly kind?: KindOfText | undefined;
  /** Whether it tells what happened or was said, as news do. */
  readonly isReport?: boolean | undefined;
  /** Whether it instructs how to cook. */
  readonly isRecipe?: boolean | undefined;
  /** Whether its headline, or else its first words, name the subject of a text that explains. */
  readonly namesSubject?: boolean | undefined;
  readonly headline?: string | undefined;
  /** The first words of its body: shown where there is no headline, where it is brief, and where nothing else is told. */
  readonly beginning?: string | undefined;
  /** What it speaks of most, in its own words. */
  readonly topics?: readonly string[] | undefined;
  /** Whether its first words, which are then not given, are all of it. */
  readonly isBrief: boolean;
  /** The one price that it names. */
  readonly price?: string | undefined;
  readonly wants?: readonly ShownWant[];
  /** Accusing points alone. */
  readonly points: readonly WeighedPoint[];
  readonly credits: readonly Technique[];
  /** Whether anything in the text may be a source. */
  readonly mayHaveSource: boolean;
  /** What it is meant for, where its kind is sure. */
  readonly manner?: Manner | undefined;
}

/** Points that say what a text wants: it is told once, as a want. */
export const SAYS: Partial<Record<Technique, Want>> = { "call-to-act": "act" };
