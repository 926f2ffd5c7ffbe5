import type { Sentence } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { LOWER_SHAPE, markAt, type Tokens, WORD } from "../../../text/tokens.ts";
import { type ReportingWords, reportingWordsOf } from "./reporting-words.ts";

/** So many words may name the one who says it; fewer than these before the comma say nothing of their own. */
const LONGEST_SPEAKER = 7;
const FEWEST_TOLD = 3;
const COMMA = 0x2c;

/** Who says it and that they do, put into a sentence or behind it. */
export interface Inserted {
  /** The first token of the one who says it, behind a comma. */
  readonly first: number;
  /** Whether the sentence goes on behind it. */
  readonly isWithin: boolean;
}

/** Finds "…, critics say, …" and "…, the mayor told reporters on Monday" around a verb of speech, in languages that put it so. */
export function findInserted(
  { tokens, language }: Split,
  sentence: Sentence,
  verb: number,
  verbEnd: number,
): Inserted | undefined {
  const words = reportingWordsOf(language);
  const first = speakerBefore(tokens, sentence, verb, words);
  if (first === undefined) return undefined;
  const isWithin = markAt(tokens, verbEnd + 1) === COMMA;
  if (isWithin) return { first, isWithin };
  const hasTold =
    first - 1 - sentence.first >= FEWEST_TOLD && !words.subordinators.has(tokens, sentence.first);
  return hasTold && isAddressee(tokens, verbEnd + 1, words) && endsSoon(tokens, sentence, verbEnd)
    ? { first, isWithin }
    : undefined;
}

/** The one who says it stands between a comma and the verb, and begins like somebody. */
function speakerBefore(
  tokens: Tokens,
  sentence: Sentence,
  verb: number,
  { speakers, speakerLeads, subordinators, turns }: ReportingWords,
): number | undefined {
  let first = verb;
  while (first > sentence.first && tokens.kinds[first - 1] === WORD) {
    first--;
    if (subordinators.has(tokens, first) || turns.has(tokens, first)) return undefined;
  }
  const isNear = first < verb && verb - first <= LONGEST_SPEAKER && markAt(tokens, first - 1) === COMMA;
  if (!isNear || first - 1 <= sentence.first) return undefined;
  const isSomebody =
    speakers.has(tokens, first) || speakerLeads.has(tokens, first) || tokens.shapes[first] !== LOWER_SHAPE;
  return isSomebody ? first : undefined;
}

/** "Reporters", "on Monday", or somebody's name. */
function isAddressee(tokens: Tokens, index: number, { addressees }: ReportingWords): boolean {
  return (
    addressees.has(tokens, index) || (tokens.kinds[index] === WORD && tokens.shapes[index] !== LOWER_SHAPE)
  );
}

/** Whether no other clause follows. */
function endsSoon(tokens: Tokens, { end }: Sentence, verbEnd: number): boolean {
  for (let token = verbEnd + 1; token < end - 1; token++) if (markAt(tokens, token) !== 0) return false;
  return true;
}
