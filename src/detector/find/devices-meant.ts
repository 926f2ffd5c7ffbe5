import { TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { lexiconOf } from "../patterns/lexicon.ts";
import type { Finding } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { isWordLike, MARK, markAt, WORD } from "../text/tokens.ts";

/** Of some techniques, whether their words do here what they do elsewhere. */
const IS_MEANT: Partial<Record<Technique, (split: Split, finding: Finding) => boolean>> = {
  "call-to-act": isCall,
  "appeal-to-fear": isOfConcern,
  "anonymous-authority": isUnnamed,
};

/** Findings without words that only look like a device: a call that nobody is called with, a danger that is only told. */
export function withoutUnmeant(split: Split, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => {
    const isMeant = finding.rule === undefined ? undefined : IS_MEANT[finding.technique];
    return isMeant?.(split, finding) ?? true;
  });
}

/** "Stay away from it!" and "we must stay away", not "warned tourists to stay away". */
function isCall({ tokens, sentences }: Split, { sentence, first }: Finding): boolean {
  const { first: start, language } = sentences[sentence] ?? { first, language: TEXT_LANGUAGES[0] };
  const { calls } = lexiconOf(language);
  if (calls === undefined || first === start || tokens.kinds[first] === MARK) return true;
  const before = first - 1;
  return tokens.kinds[before] !== WORD || calls.frames.has(tokens, first) || calls.leads.has(tokens, before);
}

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

/** "Researchers say", not "the researchers say", who were named before. */
function isUnnamed({ tokens, sentences }: Split, { sentence, first }: Finding): boolean {
  const { first: start, language } = sentences[sentence] ?? { first, language: TEXT_LANGUAGES[0] };
  return first === start || !lexiconOf(language).definites.has(tokens, first - 1);
}
