import type { Technique } from "#report/index.ts";

/** How a technique is spoken of to a reader. Everything else about it is in `report/techniques.ts`. */
export interface TechniqueWording {
  /** What it is, in one or two sentences. */
  readonly definition: string;
  /** How it can mislead. */
  readonly misleads: string;
  /** When the same words are innocent. */
  readonly innocent: string;
  /** The sentence of a report, with `{quotes}` where the quoted words go: for one quote, and for several. */
  readonly observation: { readonly one: string; readonly many: string };
  /** The other side, beside the observation in a report. */
  readonly anotherReading: string;
  /** What the reader may ask themselves. */
  readonly question: string;
}

/** Short names of the techniques, small enough for the analysis screen's bundle. */
export type TechniqueNames = Readonly<Record<Technique, string>>;

export type TechniqueWordings = Readonly<Record<Technique, TechniqueWording>>;

/** A pair of quotation marks that enclose speech. */
export interface QuotationMarks {
  readonly open: string;
  readonly close: string;
}

/** What splitting a text into sentences and speech needs to know of its language. */
export interface Splitting {
  /** Lower-case abbreviations, without their last dot, after which a sentence goes on. */
  readonly abbreviations: readonly string[];
  readonly quotationMarks: readonly QuotationMarks[];
}
