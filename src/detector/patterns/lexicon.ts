import {
  AI_CUES,
  type AiCue,
  addressedToAi,
  MARKERS,
  type Marker,
  profiles,
  type Rule,
  rules,
  structures,
} from "#languages/index.ts";
import { TEXT_LANGUAGES, type Technique, type TextLanguage } from "#report/index.ts";
import { LOWER_SHAPE, type Tokens } from "../text/tokens.ts";
import { WordSet } from "../text/words/word-set.ts";
import { compile } from "./compile.ts";
import { Matcher } from "./matcher.ts";

/** Whom a match belongs to: a rule, a marker that structural detectors build on, or a cue of words to a machine. */
export type Owner = { readonly rule: Rule } | { readonly marker: Marker } | { readonly cue: AiCue };

/** All patterns of one text language, compiled, with the owners that the automaton's hits number. */
export interface Lexicon {
  readonly matcher: Matcher;
  readonly owners: readonly Owner[];
  readonly stopWords: WordSet;
  readonly openers: WordSet;
  readonly openEnds: WordSet;
  readonly labelLeads: WordSet;
  readonly clauseLeads: WordSet;
  /** Words before which a long clause can be cut, the best places first. */
  readonly cutsBefore: readonly WordSet[];
  readonly calls:
    | { readonly frames: WordSet; readonly leads: WordSet; readonly vows: readonly string[] }
    | undefined;
  readonly concerns: WordSet | undefined;
  readonly selves: WordSet;
  readonly labelling: { readonly verbs: WordSet; readonly as: WordSet; readonly own: WordSet } | undefined;
  readonly offices: { readonly people: WordSet; readonly names: WordSet } | undefined;
  readonly ironies: WordSet | undefined;
  readonly definites: WordSet;
  readonly isInflected: boolean;
  readonly unsure: ReadonlySet<Technique>;
  readonly titles: WordSet;
  readonly grave: WordSet;
  readonly adjectives: {
    readonly endings: readonly string[];
    readonly words: WordSet;
    readonly compounds: readonly string[];
  };
  readonly questionWords: WordSet;
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

/** Whether a word stands there with which no words end of themselves: "in", "для"; "WHO" is a name. */
export function isOpenEnd(tokens: Tokens, token: number, language: TextLanguage): boolean {
  return tokens.shapes[token] === LOWER_SHAPE && lexiconOf(language).openEnds.has(tokens, token);
}

/** Compiles the lexicons of all text languages, so that the first reader need not wait for it. */
export function warmUp(): void {
  for (const language of TEXT_LANGUAGES) lexiconOf(language);
}

function build(language: TextLanguage): Lexicon {
  const {
    markers,
    openers,
    openEnds = [],
    labelLeads = [],
    clauseLeads = [],
    cutsBefore,
    calls,
    concerns,
    selves = [],
    labelling,
    offices,
    ironies,
    definites = [],
    titles = [],
    unsure = [],
    oblique,
    grave = [],
    adjectives = { endings: [], words: [] },
    questionWords = [],
  } = structures[language];
  const entries: (readonly [Owner, readonly string[]])[] = [
    ...rules[language].map((rule) => [{ rule }, rule.patterns] as const),
    ...MARKERS.map((marker) => [{ marker }, markers[marker]] as const),
    ...AI_CUES.map((cue) => [{ cue }, Object.values(addressedToAi).flatMap((of) => of[cue])] as const),
  ];
  const automaton = compile(entries.map(([, patterns]) => ({ patterns })));
  return {
    matcher: new Matcher(automaton),
    owners: entries.map(([owner]) => owner),
    stopWords: new WordSet(profiles[language].stopWords),
    openers: new WordSet(openers),
    openEnds: new WordSet(openEnds),
    labelLeads: new WordSet(labelLeads),
    clauseLeads: new WordSet(clauseLeads),
    cutsBefore: (cutsBefore ?? [openEnds]).map((words) => new WordSet(words)),
    calls: calls && {
      frames: new WordSet(calls.frames),
      leads: new WordSet(calls.leads),
      vows: calls.vows ?? [],
    },
    concerns: concerns && new WordSet(concerns),
    selves: new WordSet(selves),
    labelling: labelling && {
      verbs: new WordSet(labelling.verbs),
      as: new WordSet(labelling.as),
      own: new WordSet(labelling.own),
    },
    offices: offices && { people: new WordSet(offices.people), names: new WordSet(offices.names) },
    ironies: ironies && new WordSet(ironies),
    definites: new WordSet(definites),
    titles: new WordSet(titles),
    unsure: new Set(unsure),
    isInflected: oblique !== undefined,
    grave: new WordSet(grave),
    adjectives: {
      endings: adjectives.endings,
      words: new WordSet(adjectives.words),
      compounds: adjectives.compounds ?? [],
    },
    questionWords: new WordSet(questionWords),
  };
}
