import type { Marker, Rule } from "#languages/index.ts";
import type { Technique, TextLanguage, Voice } from "#report/index.ts";
import { lexiconOf } from "./lexicon.ts";
import { type Hit, Matcher } from "./match/match.ts";
import { findSpeech, type Speech } from "./split/speech.ts";
import type { Split } from "./split/split.ts";
import { isWordLike } from "./split/tokens.ts";

/** Words, tokens `first` to `last`, under which a technique was found, before it is weighed. */
export interface Finding {
  readonly technique: Technique;
  readonly strength: "strong" | "weak";
  readonly first: number;
  readonly last: number;
  /** Number of the sentence in the text. */
  readonly sentence: number;
  readonly rule?: Rule;
}

/** Where a marker was found: the number of its sentence, and its tokens. */
export interface MarkerHit {
  readonly sentence: number;
  readonly first: number;
  readonly last: number;
}

/** All that the patterns found, and whose words they stand in. */
export interface Matches {
  readonly findings: readonly Finding[];
  readonly markers: ReadonlyMap<Marker, readonly MarkerHit[]>;
  readonly speech: readonly Speech[];
}

/** Runs every sentence through the patterns of its own language. */
export function match({ tokens, sentences }: Split): Matches {
  const findings: Finding[] = [];
  const markers = new Map<Marker, MarkerHit[]>();
  const matchers = new Map<TextLanguage, Matcher>();
  const hits: Hit[] = [];
  sentences.forEach((sentence, number) => {
    const lexicon = lexiconOf(sentence.language);
    let matcher = matchers.get(sentence.language);
    if (matcher === undefined) {
      matcher = new Matcher(lexicon.automaton);
      matchers.set(sentence.language, matcher);
    }
    hits.length = 0;
    matcher.match(tokens, sentence.first, sentence.end, hits);
    for (const hit of hits) {
      const owner = lexicon.owners[hit.owner];
      let { first } = hit;
      while (first < hit.last && !isWordLike(tokens, first)) first++;
      if (owner === undefined) continue;
      if ("rule" in owner) {
        const { technique, strength } = owner.rule;
        findings.push({ technique, strength, first, last: hit.last, sentence: number, rule: owner.rule });
      } else {
        const known = markers.get(owner.marker);
        if (known === undefined) markers.set(owner.marker, [{ sentence: number, first, last: hit.last }]);
        else known.push({ sentence: number, first, last: hit.last });
      }
    }
  });
  const speechVerbs = (markers.get("speech-verb") ?? []).map((hit) => hit.first);
  return { findings, markers, speech: findSpeech(tokens, sentences, speechVerbs) };
}

/** Whose words stand from `start` to `end`. `speech` is sorted and does not overlap. */
export function voiceOf(speech: readonly Speech[], start: number, end: number): Voice {
  let low = 0;
  let high = speech.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = speech[middle];
    if (span === undefined) break;
    if (span.end <= start) low = middle + 1;
    else if (span.start >= end) high = middle - 1;
    else return "quoted";
  }
  return "author";
}
