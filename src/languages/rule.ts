import type { Technique } from "#report/index.ts";

/**
 * One piece of knowledge of the embedded analyser, with its own proof.
 *
 * `patterns` are written in a small language over the words of one sentence, always in lower case:
 *
 *   word        that word                      word*      any word that begins so (write Slavic stems so)
 *   (a|b c|d*)  one of several                 (a|)       may be missing
 *   ..          up to four words (and commas)  ,  ?  !  : that punctuation mark (others end a match)
 *   ^  $        start, end of the sentence     <number> <capitalised> <upper>   a word of that shape
 *
 * Brackets may stand within brackets, and marks, ^ and $ within brackets: `(^|,) but (a (b|c)|d)`. — finds any dash.
 * Apostrophes are one: ' in the pattern finds ' and ’ in the text. ё finds е and ё. Quotation marks, emoji and
 * symbols in the text are passed over: `so-called experts` finds so-called “experts”. `$` stands before . ! ? …
 */
export interface Rule {
  readonly technique: Technique;
  /** Where the knowledge comes from: a paper, a guideline, or "own" with a reason. */
  readonly source: string;
  readonly patterns: readonly string[];
  /**
   * `strong` evidence may stand alone. `weak` evidence of a promise or a boast is shown where the text offers
   * something (`detector/select/wants/offers.ts`); other weak evidence only helps to choose what a summary quotes.
   */
  readonly strength: "strong" | "weak";
  /** Sentences in which this rule's patterns must match in the author's voice, whatever the strength. */
  readonly flags: readonly [string, ...string[]];
  /**
   * Sentences of which a report would show nothing by this rule, or only as `quoted`. One of them quotes
   * somebody. (A weak rule may match here: alone it is not shown.)
   */
  readonly passes: readonly [string, ...string[]];
}
