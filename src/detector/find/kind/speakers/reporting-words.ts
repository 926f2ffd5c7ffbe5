import { abbreviations, kindWords, type Reporting } from "#languages/index.ts";
import { forEachLanguage, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { WordSet } from "../../../text/words/word-set.ts";

/** The single words of `Reporting`, to be looked for in a text. */
export type ReportingWords = Readonly<
  Record<
    | Exclude<keyof Reporting, "sources" | "infinitives" | "infinitiveMarks" | "isInverted" | "inserted">
    | keyof NonNullable<Reporting["inserted"]>,
    WordSet
  >
> & {
  /** First and second words of phrases that lead a source in. */
  readonly sourceFirst: WordSet;
  readonly sourceSecond: WordSet;
  readonly abbreviations: WordSet;
  /** Whether a line may be somebody's by the name before its colon or behind its dash alone. */
  readonly hasSignatures: boolean;
};

const WORDS = forEachLanguage(TEXT_LANGUAGES, (language) => wordsOf(language));

function wordsOf(language: TextLanguage): ReportingWords {
  const { reporting } = kindWords[language];
  return {
    abbreviations: new WordSet(abbreviations[language]),
    that: new WordSet(reporting.that),
    speakers: new WordSet(reporting.speakers),
    verbs: new WordSet(reporting.verbs),
    own: new WordSet(reporting.own),
    turns: new WordSet(reporting.turns),
    listTurns: new WordSet(reporting.listTurns ?? []),
    particles: new WordSet(reporting.particles),
    titleWords: new WordSet(reporting.titleWords),
    bare: new WordSet(reporting.bare),
    bareOpeners: new WordSet(reporting.bareOpeners),
    bareBeforeAny: new WordSet(reporting.bareBeforeAny ?? []),
    nouns: new WordSet(reporting.nouns),
    notSources: new WordSet(reporting.notSources),
    sourceFirst: new WordSet(reporting.sources.first),
    sourceSecond: new WordSet(reporting.sources.second),
    posts: new WordSet(reporting.posts),
    hasSignatures: reporting.offices !== undefined,
    offices: new WordSet(reporting.offices ?? []),
    hows: new WordSet(reporting.hows ?? []),
    asides: new WordSet(reporting.asides ?? []),
    certain: new WordSet(reporting.certain ?? []),
    groups: new WordSet(reporting.groups ?? []),
    things: new WordSet(reporting.things ?? []),
    auxiliaries: new WordSet(reporting.inserted?.auxiliaries ?? []),
    speakerLeads: new WordSet(reporting.inserted?.speakerLeads ?? []),
    addressees: new WordSet(reporting.inserted?.addressees ?? []),
    subordinators: new WordSet(reporting.inserted?.subordinators ?? []),
  };
}

export function reportingWordsOf(language: TextLanguage): ReportingWords {
  return WORDS[language];
}
