import {
  findingTypeOf,
  hasFact,
  isAccusing,
  type Span,
  TEXT_LANGUAGES,
  type Technique,
  type Voice,
} from "#report/index.ts";
import { lexiconOf } from "../patterns/lexicon.ts";
import type { Finding, Matches } from "../patterns/match.ts";
import { quotationAround } from "../text/quotations.ts";
import { outerWordsOf } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { spanOf, WORD } from "../text/tokens.ts";
import { clauseAround, type Range, wholePhrase } from "./clause.ts";
import { isArgument, rangeToQuote, withNoun } from "./quote-ends.ts";
import type { KeepMarksWhole } from "./whole-marks.ts";

/** Longer evidence is not evidence but the text itself; the same holds for models. In UTF-16 units. */
const LONGEST_QUOTE = 600;

/** Words under which a technique was found: the telling ones, and as much around them as a reader must see. */
export interface Candidate {
  readonly technique: Technique;
  readonly strength: "strong" | "weak";
  readonly voice: Voice;
  readonly speaker?: string;
  /** Whether the text tells that somebody says it, where it is quoted. */
  readonly isAttributed?: boolean;
  /** Number of the sentence in the text. */
  readonly sentence: number;
  /** The telling words. */
  readonly core: Span;
  /** The same to the end of their phrase, as a sentence of prose quotes them. */
  readonly phrase: Span;
  /** What is shown as evidence. */
  readonly shown: Span;
  /** Whether that is a whole sentence. */
  readonly isWholeSentence: boolean;
  /** Whether they are one word, and their sentence is about the author's own small affairs. */
  readonly isOfOwnAffairs: boolean;
  /** How much the telling words say beside others of the technique. */
  readonly force: number;
  /** The telling words in small letters. */
  readonly said: string;
}

/** Whether its author uses a device there, and nobody else. */
export function isOwnDevice({ technique, voice }: Pick<Candidate, "technique" | "voice">): boolean {
  return voice === "author" && isAccusing(findingTypeOf(technique));
}

/** Tells whose words stand in a span, where a technique was found in it. */
export type VoiceAt = (
  span: Span,
  technique: Technique,
) => Pick<Candidate, "voice" | "speaker" | "isAttributed">;

/** What was found as candidates for evidence, in the order of the text; overlapping ones of one technique are one. */
export function candidatesOf(
  split: Split,
  matches: Matches,
  findings: readonly Finding[],
  voiceAt: VoiceAt,
  keepWhole: KeepMarksWhole,
): Candidate[] {
  const candidates = findings
    .map((finding) => ({ finding, candidate: candidateOf(split, matches, finding, voiceAt, keepWhole) }))
    .filter(
      ({ finding, candidate }) => isShort(candidate.shown) && !isOthersClaim(matches, finding, candidate),
    )
    .map(({ candidate }) => candidate);
  return merge(candidates.toSorted((a, b) => a.core.start - b.core.start || b.core.end - a.core.end));
}

function candidateOf(
  split: Split,
  matches: Matches,
  finding: Finding,
  voiceAt: VoiceAt,
  keepWhole: KeepMarksWhole,
): Candidate {
  const { technique, strength, sentence } = finding;
  const { words, core, phrase, shown } = quotesOf(split, matches, finding, keepWhole);
  const by =
    finding.isAuthors === true ? { voice: "author" as const } : voiceAt(spanAt(split, words), technique);
  // What is quoted of a sentence is shown, not the sentence around it.
  const evidence = by.voice === "quoted" ? within(matches.speech, core, shown) : shown;
  return {
    technique,
    strength,
    sentence,
    core,
    phrase: by.voice === "quoted" ? core : phrase,
    shown: evidence,
    isWholeSentence: isWhole(split, sentence, evidence),
    isOfOwnAffairs: isOfOwnAffairs(split, finding),
    force: forceOf(split, finding),
    said: split.text.slice(core.start, core.end).toLowerCase(),
    ...by,
  };
}

interface Quotes extends Pick<Candidate, "core" | "phrase" | "shown"> {
  /** The telling words alone, where `core` may have marks around them. */
  readonly words: Range;
}

function quotesOf(split: Split, matches: Matches, finding: Finding, keepWhole: KeepMarksWhole): Quotes {
  const { technique, sentence } = finding;
  const isHeldUp = isHeldUpIn(split, matches, finding);
  const words = isHeldUp ? aroundMarks(split, finding) : rangeToQuote(split, finding);
  const whole = (range: Range) => keepWhole(sentence, range, words);
  const core = spanAt(split, whole(words));
  if (isHeldUp) return { words, core, phrase: core, shown: core };
  if (!isArgument(technique) || isMockingWord(finding)) {
    const named = spanAt(split, whole(withNoun(split, sentence, words)));
    return { words, core, phrase: named, shown: named };
  }
  const around = whole(clauseAround(split, sentence, words, matches.quotations));
  const phrase = spanAt(split, whole(wholePhrase(split, sentence, words, around)));
  const clause = spanAt(split, around);
  return { words, core, phrase, shown: isShort(clause) ? clause : core };
}

/** A word that mocks by itself, "pseudo-reform", is lost in its clause. */
function isMockingWord({ technique, rule, first, last }: Finding): boolean {
  return technique === "mockery" && rule !== undefined && first === last;
}

/** In so long a clause a word in marks is lost: it is quoted with the words next to it alone. In tokens. */
const LONG_CLAUSE = 14;

/** Whether the author holds words up in quotation marks of his own, their "help", somewhere in a long clause. */
function isHeldUpIn(split: Split, { quotations }: Matches, finding: Finding): boolean {
  const { technique, rule, sentence, first, last } = finding;
  if (technique !== "mockery" || rule !== undefined) return false;
  const held = quotationAround(quotations, { first, last });
  if (held?.open !== first - 1 || held.close !== last + 1) return false;
  const clause = clauseAround(split, sentence, finding, quotations);
  return clause.last - clause.first > LONG_CLAUSE;
}

/** So many words before such marks show what is held up: their school "reform". */
const LONGEST_LEAD = 2;

function aroundMarks({ tokens, sentences }: Split, { sentence, first, last }: Finding): Range {
  const { language } = sentences[sentence] ?? { language: TEXT_LANGUAGES[0] };
  const { openEnds, stopWords } = lexiconOf(language);
  const belongs = (token: number) =>
    tokens.kinds[token] === WORD && !openEnds.has(tokens, token) && !stopWords.has(tokens, token);
  let from = first - 1;
  while (from > first - 1 - LONGEST_LEAD && belongs(from - 1)) from--;
  return { first: from, last: last + 1 };
}

/** Of single words a grave one says more than another, and a phrase more than a word; arguments are told as they come. */
const FORCE = { ofGrave: 2, ofPhrase: 1 };

function forceOf({ tokens, sentences }: Split, { technique, sentence, first, last }: Finding): number {
  if (!hasFact(technique, "isOfWords") || technique === "repetition") return 0;
  const { grave } = lexiconOf(sentences[sentence]?.language ?? TEXT_LANGUAGES[0]);
  let isGrave = false;
  for (let token = first; token <= last; token++)
    isGrave ||= tokens.kinds[token] === WORD && grave.has(tokens, token);
  return (isGrave ? FORCE.ofGrave : 0) + (last > first ? FORCE.ofPhrase : 0);
}

/** "I lost my stupid keys" is no rhetoric; "my" in a sentence is enough to see that the matter is private. */
function isOfOwnAffairs(
  { tokens, sentences }: Split,
  { technique, sentence, first, last }: Finding,
): boolean {
  if (!hasFact(technique, "isOfWords") || last > first) return false;
  const {
    first: start,
    end,
    language,
  } = sentences[sentence] ?? { first, end: first, language: TEXT_LANGUAGES[0] };
  const { selves } = lexiconOf(language);
  for (let token = start; token < end; token++)
    if (tokens.kinds[token] === WORD && selves.has(tokens, token)) return true;
  return false;
}

/** The part of `shown` that stands in the same speech as `core`. */
function within(speech: readonly Span[], core: Span, shown: Span): Span {
  const said = speech.find(({ start, end }) => start <= core.start && core.end <= end);
  if (said === undefined) return core;
  return { start: Math.max(said.start, shown.start), end: Math.min(said.end, shown.end) };
}

/** Of these a few words in quotation marks may well be the author's own: a name given, a phrase held up to scorn. */
const IN_MARKS: ReadonlySet<Technique> = new Set(["mockery", "slogans", "headline-over-text", "repetition"]);

/** An argument in quotation marks that nobody is heard to say: the author holds it up and does not make it. */
function isOthersClaim({ quotations }: Matches, finding: Finding, { technique, voice }: Candidate): boolean {
  if (voice !== "author" || !isArgument(technique) || IN_MARKS.has(technique)) return false;
  return quotationAround(quotations, finding) !== undefined;
}

function isShort({ start, end }: Span): boolean {
  return end - start <= LONGEST_QUOTE;
}

function isWhole({ tokens, sentences }: Split, number: number, { start, end }: Span): boolean {
  const sentence = sentences[number];
  if (sentence === undefined) return false;
  const { first, last } = outerWordsOf(tokens, sentence);
  return start <= (tokens.starts[first] ?? 0) && end >= (tokens.ends[last] ?? 0);
}

function spanAt({ tokens }: Split, { first, last }: Range): Span {
  return spanOf(tokens, first, last + 1);
}

/** Candidates of one technique whose shown words overlap become one, as strong as the stronger. */
function merge(candidates: readonly Candidate[]): Candidate[] {
  const merged: Candidate[] = [];
  const lastOf = new Map<Technique, number>();
  for (const candidate of candidates) {
    const index = lastOf.get(candidate.technique) ?? -1;
    const last = merged[index];
    if (last !== undefined && candidate.shown.start < last.shown.end) merged[index] = union(last, candidate);
    else lastOf.set(candidate.technique, merged.push(candidate) - 1);
  }
  return merged;
}

function union(a: Candidate, b: Candidate): Candidate {
  const strength = a.strength === "strong" ? "strong" : b.strength;
  const isFirst =
    a.strength === b.strength ? a.voice !== b.voice || a.force >= b.force : a.strength === "strong";
  const { core, phrase, force, said } = isFirst ? a : b;
  const both = { start: a.shown.start, end: Math.max(a.shown.end, b.shown.end) };
  const shown = isShort(both) ? both : a.shown;
  return { ...a, strength, core, phrase, force, said, shown };
}
