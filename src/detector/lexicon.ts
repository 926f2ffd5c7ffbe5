import { MARKERS, type Marker, type Rule, rules, structures } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { type Automaton, compile } from "./match/automaton.ts";

/** Whom a match belongs to: a rule, or a marker that structural detectors build on. */
export type Owner = { readonly rule: Rule } | { readonly marker: Marker };

/** All patterns of one text language, compiled, with the owners that the automaton's hits number. */
export interface Lexicon {
  readonly automaton: Automaton;
  readonly owners: readonly Owner[];
  readonly stopWords: ReadonlySet<string>;
}

const built = new Map<TextLanguage, Lexicon>();

/** The lexicon of a text language; compiled when first asked for. */
export function lexiconOf(language: TextLanguage): Lexicon {
  let lexicon = built.get(language);
  if (lexicon === undefined) {
    lexicon = build(language);
    built.set(language, lexicon);
  }
  return lexicon;
}

function build(language: TextLanguage): Lexicon {
  const { markers, stopWords } = structures[language];
  const owners: Owner[] = [
    ...rules[language].map((rule) => ({ rule })),
    ...MARKERS.map((marker) => ({ marker })),
  ];
  const patterns = [
    ...rules[language].map((rule) => ({ patterns: rule.patterns })),
    ...MARKERS.map((marker) => ({ patterns: markers[marker] })),
  ];
  return { automaton: compile(patterns), owners, stopWords: new Set(stopWords) };
}
