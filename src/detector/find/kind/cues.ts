import { KIND_CUES, type KindCue, kindWords } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { compile } from "../../patterns/compile.ts";
import { type Hit, Matcher } from "../../patterns/matcher.ts";
import type { WordSymbols } from "../../patterns/word-symbols.ts";
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

/** What the cues know of a text's words, as long as the text is held: it is asked for more than once. */
const SYMBOLS = new WeakMap<Split, WordSymbols>();

function symbolsOf(split: Split, matcher: Matcher): WordSymbols {
  const symbols = SYMBOLS.get(split) ?? matcher.symbolsOf(split.tokens);
  SYMBOLS.set(split, symbols);
  return symbols;
}

/** Counts the cues in some sentences, by the language of the text. */
export function rateCues(split: Split, sentences: readonly Sentence[], per: number): CueRates {
  const { tokens, language } = split;
  const matcher = matcherOf(language);
  const symbols = symbolsOf(split, matcher);
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

const ASKED = new WeakMap<Split, HasCue>();

/** Looks for cues in the sentences that are asked for, in each once as long as the text is held. */
export function findCues(split: Split): HasCue {
  const hasCue = ASKED.get(split) ?? askedOf(split);
  ASKED.set(split, hasCue);
  return hasCue;
}

function askedOf(split: Split): HasCue {
  const { tokens, language } = split;
  const matcher = matcherOf(language);
  const symbols = symbolsOf(split, matcher);
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
