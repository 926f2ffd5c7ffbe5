import { KIND_CUES, type KindCue, kindWords } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { compile } from "../../patterns/compile.ts";
import { type Hit, Matcher } from "../../patterns/matcher.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";

/** How often each cue is there, times `per`. */
export type CueRates = Readonly<Record<KindCue, number>>;

const built = new Map<TextLanguage, Matcher>();

function matcherOf(language: TextLanguage): Matcher {
  let matcher = built.get(language);
  if (matcher === undefined) {
    const { cues } = kindWords[language];
    matcher = new Matcher(compile(KIND_CUES.map((cue) => ({ patterns: cues[cue] }))));
    built.set(language, matcher);
  }
  return matcher;
}

/** Counts the cues in some sentences, by the language of the text. */
export function rateCues({ tokens, language }: Split, sentences: readonly Sentence[], per: number): CueRates {
  const matcher = matcherOf(language);
  const symbols = matcher.symbolsOf(tokens);
  const hits: Hit[] = [];
  for (const { first, end } of sentences) matcher.match(tokens, symbols, first, end, hits);
  const counts = new Int32Array(KIND_CUES.length);
  for (const { owner } of hits) counts[owner] = (counts[owner] ?? 0) + 1;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys there are
  return Object.fromEntries(KIND_CUES.map((cue, index) => [cue, (counts[index] ?? 0) * per])) as CueRates;
}

/** Whether a cue stands in the first `count` sentences. */
export function hasCue(split: Split, cue: KindCue, count: number): boolean {
  return findCues(split)(cue, split.sentences.slice(0, count));
}

/** Whether a cue stands in some sentences. */
export type HasCue = (cue: KindCue, sentences: readonly Sentence[]) => boolean;

/** Looks for cues in the sentences that are asked for, in each once. */
export function findCues({ tokens, language }: Split): HasCue {
  const matcher = matcherOf(language);
  const symbols = matcher.symbolsOf(tokens);
  const found = new Map<Sentence, ReadonlySet<number>>();
  const cuesOf = (sentence: Sentence) => {
    const hits: Hit[] = [];
    matcher.match(tokens, symbols, sentence.first, sentence.end, hits);
    return new Set(hits.map(({ owner }) => owner));
  };
  return (cue, sentences) => {
    const owner = KIND_CUES.indexOf(cue);
    return sentences.some((sentence) => {
      const cues = found.get(sentence) ?? cuesOf(sentence);
      found.set(sentence, cues);
      return cues.has(owner);
    });
  };
}
