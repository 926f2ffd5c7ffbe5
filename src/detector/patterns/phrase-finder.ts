import { withSplit } from "../text/split.ts";
import { compile } from "./compile.ts";
import type { Hit } from "./matcher.ts";
import { Matcher } from "./matcher.ts";

/** Tells whether prose has one of the patterns, which are compiled when first asked for. Linear in the length of the prose. */
export function phraseFinder(patterns: readonly string[]): (prose: string) => boolean {
  let matcher: Matcher | undefined;
  return (prose) =>
    withSplit(prose, ({ tokens, sentences }) => {
      matcher ??= new Matcher(compile([{ patterns }]));
      const symbols = matcher.symbolsOf(tokens);
      const hits: Hit[] = [];
      for (const { first, end } of sentences) matcher.match(tokens, symbols, first, end, hits);
      return hits.length > 0;
    });
}
