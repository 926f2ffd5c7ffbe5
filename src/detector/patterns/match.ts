import { type AiCue, MARKERS, type Marker, type Rule } from "#languages/index.ts";
import type { Span, Technique, TextLanguage } from "#report/index.ts";
import { unitsOf } from "../text/characters.ts";
import { findQuotations, type Quotation } from "../text/quotations.ts";
import { findSpeech } from "../text/speech.ts";
import type { Split } from "../text/split.ts";
import { isWordLike, markAt, type Tokens } from "../text/tokens.ts";
import { lexiconOf } from "./lexicon.ts";
import type { Hit } from "./matcher.ts";
import type { WordSymbols } from "./word-symbols.ts";

/** Words, tokens `first` to `last`, under which a technique was found, before evidence is selected. */
export interface Finding {
  readonly technique: Technique;
  readonly strength: "strong" | "weak";
  readonly first: number;
  readonly last: number;
  /** Number of the sentence in the text. */
  readonly sentence: number;
  readonly rule?: Rule;
  /** Whether the device is the author's even in somebody's quoted words: to spell them so is to mock them. */
  readonly isAuthors?: true;
}

/** Where a marker was found: the number of its sentence, and its tokens. */
export interface MarkerHit {
  readonly sentence: number;
  readonly first: number;
  readonly last: number;
}

/** Where a cue of words to a machine was found. */
export interface AiCueHit extends MarkerHit {
  readonly cue: AiCue;
}

/** All that the patterns found, and whose words they stand in. */
export interface Matches {
  readonly findings: readonly Finding[];
  readonly markers: ReadonlyMap<Marker, readonly MarkerHit[]>;
  readonly aiCues: readonly AiCueHit[];
  readonly quotations: readonly Quotation[];
  /** Somebody's quoted words, without their quotation marks; sorted, not overlapping. */
  readonly speech: readonly Span[];
}

/** Runs every sentence through the patterns of its own language. */
export function match({ tokens, sentences }: Split): Matches {
  const findings: Finding[] = [];
  const markers = new Map<Marker, MarkerHit[]>(MARKERS.map((marker) => [marker, []]));
  const aiCues: AiCueHit[] = [];
  const hits: Hit[] = [];
  const symbols = new Map<TextLanguage, WordSymbols>();
  sentences.forEach(({ first, end, language }, sentence) => {
    const { owners, matcher } = lexiconOf(language);
    const ofWords = symbols.get(language) ?? matcher.symbolsOf(tokens);
    symbols.set(language, ofWords);
    hits.length = 0;
    matcher.match(tokens, ofWords, first, end, hits);
    for (const hit of hits) {
      const owner = owners[hit.owner];
      const first = firstWord(tokens, hit);
      const last = lastWord(tokens, hit);
      if (owner === undefined) continue;
      if ("rule" in owner) {
        const { rule } = owner;
        const { technique, strength } = rule;
        findings.push({ technique, strength, first, last, sentence, rule });
      } else if ("marker" in owner) markers.get(owner.marker)?.push({ sentence, first, last });
      else aiCues.push({ cue: owner.cue, sentence, first, last });
    }
  });
  const speechVerbs = (markers.get("speech-verb") ?? []).map((hit) => hit.first);
  const quotations = findQuotations(tokens);
  const speech = findSpeech(tokens, sentences, quotations, speechVerbs);
  return { findings, markers, aiCues, quotations, speech };
}

/** The numbers of the sentences in which something was found, each as often as it was. */
export function sentencesOf(hits: readonly Pick<MarkerHit, "sentence">[] = []): number[] {
  return hits.map(({ sentence }) => sentence);
}

/** Sentences, and those so many further on: -1 is the one right before, 1 the one right after. */
export function withNeighbours(numbers: Iterable<number>, ...away: readonly number[]): Set<number> {
  return new Set([...numbers].flatMap((number) => [number, ...away.map((by) => number + by)]));
}

/** A match at a sentence's start takes in the marks before the first word: evidence begins with the word. */
function firstWord(tokens: Tokens, { first, last }: Hit): number {
  let word = first;
  while (word < last && !isWordLike(tokens, word)) word++;
  return word;
}

/** Nor does evidence end with a comma or a dash; "!" and "?" may belong to it. */
function lastWord(tokens: Tokens, { first, last }: Hit): number {
  let word = last;
  while (word > first && isPause(markAt(tokens, word))) word--;
  return word;
}

const PAUSES = unitsOf(",:;—–-");

function isPause(mark: number): boolean {
  return mark !== 0 && PAUSES.has(mark);
}
