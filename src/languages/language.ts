import type { Technique, TechniqueGroup } from "#report/index.ts";
import type { Script } from "./scripts.ts";

/** A sentence, or several of equal meaning of which one is chosen, so that reports do not all sound alike. */
export type Wordings = string | readonly [string, ...string[]];

/** How a technique is spoken of to a reader. Everything else about it is in `report/techniques.ts`. */
export interface TechniqueWording {
  /** What it is, in one or two sentences. */
  readonly definition: string;
  /** How it can mislead. */
  readonly misleads: string;
  /** When the same words are innocent. */
  readonly innocent: string;
  /** The sentence of a report, with `{quotes}` where the quoted words go: for one quote, and for several. */
  readonly observation: { readonly one: Wordings; readonly many: Wordings };
  /** The other side, beside the observation in a report. */
  readonly anotherReading: string;
  /** What the reader may ask themselves. */
  readonly question: string;
}

/** Short names of the techniques, small enough for the analysis screen's bundle. */
export type TechniqueNames = Readonly<Record<Technique, string>>;

export type TechniqueWordings = Readonly<Record<Technique, TechniqueWording>>;

/** What a language is recognised by: first its script, then its letters and its most frequent words. */
export interface LanguageProfile {
  readonly script: Script;
  /**
   * Lower-case letters by which it differs from some other language of its script, each in one UTF-16 unit. "" where it has
   * none: then words tell it from the others before letters do, since a foreign name may stand in its texts.
   */
  readonly letters: string;
  /** The most frequent words, lower case, apostrophes as ' and ё as е. They are never taken for a repetition. */
  readonly stopWords: readonly string[];
}

/**
 * Turns of phrase that are no technique by themselves, but that structural detectors build on.
 * Written in the pattern language of `rule.ts`.
 */
export const MARKERS = [
  /** Verbs that report speech: said, claims, заявив. */
  "speech-verb",
  /** What leads a source in without a verb: according to, за даними. */
  "source-phrase",
  /** A careful wording: may, reportedly, ймовірно. */
  "hedge",
  /** The other side is heard: critics say, denied, натомість. */
  "counter-view",
  /** Nobody does it: "nobody disagreed" lets no other side be heard. */
  "nobody",
  /** What makes a statement its opposite: not, never, не. */
  "denial",
  /** A sensation is announced: it turned out, has been revealed, стало відомо. */
  "revelation",
  /** A time that can be looked up: a weekday, a month, yesterday. */
  "time",
  /** Words that call for something to be done, at the head of a slogan. */
  "call",
] as const;

export type Marker = (typeof MARKERS)[number];

/** What structural detectors need to know. */
export interface Structure {
  readonly markers: Readonly<Record<Marker, readonly string[]>>;
  /** Words with which sentences begin again and again for effect: "we", "they", "no", "чому". */
  readonly openers: readonly string[];
  /** Words with which no phrase ends: "the", "and". A quote that would stop at one is mended. */
  readonly openEnds?: readonly string[];
}

/** Sentences of the overall summary. Each list holds variants of equal meaning, of which one is chosen. */
export interface SummaryWording {
  /** How quoted words are set in this language, "{words}" in the place of the words. */
  readonly quotation: string;
  /** How the last two items of a list are joined: " and ". */
  readonly lastJoin: string;
  /** What follows an observation that rests on quoted words alone. */
  readonly quotedOnly: readonly [string, ...string[]];
  /** What follows an observation of which some of the words are quoted, with `{quotes}`. */
  readonly partlyQuoted: readonly [string, ...string[]];
  /** Stands between what speaks for a text and what does not, in one observation. */
  readonly turns: readonly [string, ...string[]];
  /** What the text mostly does, with `{themes}`: a list of one to three noun phrases of `themes`. */
  readonly leads: readonly [string, ...string[]];
  /** The same where the pieces are fewer, in a text that is not plain. */
  readonly leanings: readonly [string, ...string[]];
  /** The same where the pieces are few and far between. */
  readonly touches: readonly [string, ...string[]];
  /** What a summary can say that a text does, by the group of the techniques. */
  readonly themes: Readonly<Record<TechniqueGroup, string>>;
  /** Where most of the rhetoric is that of people quoted. */
  readonly mostlyQuoted: readonly [string, ...string[]];
  /** What the text does well, alone or together; each a whole sentence. */
  readonly namesSources: readonly [string, ...string[]];
  readonly hearsOthers: readonly [string, ...string[]];
  readonly hedges: readonly [string, ...string[]];
  readonly sourcesAndOthers: readonly [string, ...string[]];
  /** Said of a text that has rhetoric and none of the good things. */
  readonly nothingToLeanOn: readonly [string, ...string[]];
  /** Nothing notable was observed. */
  readonly plain: readonly [string, ...string[]];
  /** The reader's own judgement has the last word. */
  readonly closing: readonly [string, ...string[]];
}
