import { TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { type Lexicon, lexiconOf } from "../patterns/lexicon.ts";
import { type Finding, type Matches, sentencesOf, withNeighbours } from "../patterns/match.ts";
import { quotationAround } from "../text/quotations.ts";
import type { Split } from "../text/split.ts";
import { isWordLike, LINK, MARK, markAt, type Tokens, WORD } from "../text/tokens.ts";
import type { WordSet } from "../text/words/word-set.ts";
import { speakersOf } from "./kind/speakers/speakers.ts";
import type { Spoken } from "./kind/speakers/spoken.ts";

type IsMeant = (split: Split, finding: Finding, namesOffice: NamesOffice) => boolean;

/** Whether a text names one of some offices anywhere: looked for once. */
type NamesOffice = (offices: WordSet) => boolean;

/** Of some techniques, whether their words do here what they do elsewhere. */
const IS_MEANT: Partial<Record<Technique, IsMeant>> = {
  "call-to-act": isCall,
  "appeal-to-fear": isOfConcern,
  "anonymous-authority": isUnnamed,
};

/**
 * Findings without words that only look like a device: a call that nobody is called with, a danger that is only told,
 * a claim whose sentence names its source, or that is said to be false soon after.
 */
export function withoutUnmeant(split: Split, matches: Matches, findings: readonly Finding[]): Finding[] {
  const sourced = sourcedSentences(split, matches);
  const spoken = speakersOf(split, matches);
  const namesOffice = officesIn(split);
  const rejected = withNeighbours(sentencesOf(matches.markers.get("rejection")), -1, -2);
  return findings.filter((finding) => {
    const { technique, rule, sentence } = finding;
    if (rule === undefined) return true;
    if (OF_CLAIMS.has(technique) && rejected.has(sentence)) return false;
    if (technique === "unsourced-claim" && sourced.has(sentence)) return false;
    if (technique === "anonymous-authority") {
      if (isToldByName(split, spoken, finding) || leadsInQuotation(split, matches, finding)) return false;
    }
    return IS_MEANT[technique]?.(split, finding, namesOffice) ?? true;
  });
}

/** Devices that win belief for a claim: who calls it false wins none for it. */
const OF_CLAIMS: ReadonlySet<Technique> = new Set([
  "anonymous-authority",
  "unsourced-claim",
  "appeal-to-popularity",
  "ascribed-motive",
  "secret-plot",
  "sales-promise",
]);

/** Sentences that lead a source in or hold a link. */
function sourcedSentences({ tokens, sentences }: Split, { markers }: Matches): ReadonlySet<number> {
  const sourced = new Set(sentencesOf(markers.get("source-phrase")));
  sentences.forEach(({ first, end }, number) => {
    if (tokens.kinds.subarray(first, end).includes(LINK)) sourced.add(number);
  });
  return sourced;
}

/** "Stay away from it!" and "we must stay away", not "warned tourists to stay away" nor "I will never let them". */
function isCall({ text, tokens, sentences }: Split, { sentence, first }: Finding): boolean {
  const { first: start, language } = sentences[sentence] ?? { first, language: TEXT_LANGUAGES[0] };
  const { calls } = lexiconOf(language);
  if (calls === undefined || first === start || tokens.kinds[first] === MARK) return true;
  const lead = text.slice(Math.max(0, (tokens.starts[first] ?? 0) - LONGEST_VOW), tokens.starts[first]);
  if (calls.vows.some((vow) => ` ${lead.toLowerCase().replaceAll("’", "'")}`.endsWith(` ${vow} `)))
    return false;
  const before = first - 1;
  return tokens.kinds[before] !== WORD || calls.frames.has(tokens, first) || calls.leads.has(tokens, before);
}

/** In UTF-16 units, with the spaces around it. */
const LONGEST_VOW = 16;

const EXCLAMATION = "!".charCodeAt(0);

/** A danger that is the reader's, is yet to come or is cried out. */
function isOfConcern({ tokens, sentences }: Split, { sentence }: Finding): boolean {
  const { first, end, language } = sentences[sentence] ?? { first: 0, end: 0, language: TEXT_LANGUAGES[0] };
  const { concerns } = lexiconOf(language);
  if (concerns === undefined) return true;
  for (let token = first; token < end; token++) {
    if (markAt(tokens, token) === EXCLAMATION) return true;
    if (isWordLike(tokens, token) && concerns.has(tokens, token)) return true;
  }
  return false;
}

/** "Investigators believe that …, Ada Finch told the paper": somebody with a name answers for it. */
function isToldByName({ tokens }: Split, spoken: readonly Spoken[], { first, last }: Finding): boolean {
  const start = tokens.starts[first] ?? 0;
  const end = tokens.ends[last] ?? 0;
  return spoken.some((said) => said.speaker !== undefined && said.start <= start && end <= said.end);
}

/** "It has been said that" or "Some say," with marks right after it: the words are cited, and no claim is made. */
function leadsInQuotation({ tokens }: Split, { quotations }: Matches, { last }: Finding): boolean {
  const open = markAt(tokens, last + 1) === COMMA ? last + 2 : last + 1;
  return (
    tokens.kinds[open] === MARK &&
    quotationAround(quotations, { first: open + 1, last: open + 1 })?.open === open
  );
}

const COMMA = ",".charCodeAt(0);

/** "Researchers say", not "the researchers say", who were named before, nor investigators of a police that is named. */
function isUnnamed(
  { tokens, sentences }: Split,
  { sentence, first }: Finding,
  namesOffice: NamesOffice,
): boolean {
  const { first: start, language } = sentences[sentence] ?? { first, language: TEXT_LANGUAGES[0] };
  if (isOfOffice(tokens, first, lexiconOf(language).offices, namesOffice)) return false;
  return first === start || !lexiconOf(language).definites.has(tokens, first - 1);
}

/** Whether a word is for people of an office, and the text names such an office anywhere. */
function isOfOffice(
  tokens: Tokens,
  token: number,
  offices: Lexicon["offices"],
  namesOffice: NamesOffice,
): boolean {
  if (offices === undefined || !isWordLike(tokens, token) || !offices.people.has(tokens, token)) return false;
  return namesOffice(offices.names);
}

function officesIn({ tokens }: Split): NamesOffice {
  const found = new Map<WordSet, boolean>();
  return (names) => {
    const isNamed =
      found.get(names) ?? tokens.kinds.some((kind, index) => kind === WORD && names.has(tokens, index));
    found.set(names, isNamed);
    return isNamed;
  };
}
