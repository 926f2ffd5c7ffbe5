import { TEXT_LANGUAGES } from "#report/index.ts";
import { isAdjective } from "../../patterns/adjective.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, WORD } from "../../text/tokens.ts";

/**
 * Findings, where an adjective that may label people stands before a noun ("the wretched bistro", «дурний закон») as
 * charged language: it is that of a thing as well as of a person.
 */
export function asChargedWords(split: Split, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) =>
    finding.technique === "name-calling" && describesNoun(split, finding)
      ? { ...finding, technique: "loaded-language" }
      : finding,
  );
}

function describesNoun({ tokens, sentences }: Split, { sentence, first, last }: Finding): boolean {
  const { end, language } = sentences[sentence] ?? { end: last + 1, language: TEXT_LANGUAGES[0] };
  const { openEnds, stopWords } = lexiconOf(language);
  const next = last + 1;
  if (first !== last || next >= end || !isAdjective(tokens, first, language)) return false;
  if (tokens.kinds[next] !== WORD || tokens.shapes[next] !== LOWER_SHAPE) return false;
  return !openEnds.has(tokens, next) && !stopWords.has(tokens, next);
}
