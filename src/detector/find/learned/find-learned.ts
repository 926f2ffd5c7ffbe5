import { findingTypeOf, TEXT_LANGUAGES, type Technique, type TextLanguage } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { isHeldAgainst, PERSUASION } from "./labels.ts";
import { PassageClassifier } from "./passage-classifier.ts";
import { cuesOf, type FindingsBySentence, type Passage, passagesOf } from "./passages.ts";
import { findPersuasion } from "./persuasion.ts";
import { salientWordsIn } from "./salient-words.ts";

/** The share of a text's passages that a feeling must be in to be its tone. */
const LASTING_SHARE = 0.34;

/**
 * What a linear model, trained on examples, sees in the words themselves and in what the rules `found` among
 * them. It adds what no rule is sure of. Each finding quotes the words that weighed most, so that a reader
 * can see why.
 */
export function findLearned(split: Split, found: readonly Finding[]): Finding[] {
  const bySentence = Map.groupBy(found, ({ sentence }) => sentence);
  const passages = passagesOf(split);
  const persuasion = findPersuasion(split, passages, bySentence);
  return [...findFeelings(split, passages, found, bySentence), ...withoutHedged(split, persuasion, found)];
}

/** Feelings and opinions, passage by passage. */
function findFeelings(
  split: Split,
  passages: readonly Passage[],
  found: readonly Finding[],
  bySentence: FindingsBySentence,
): Finding[] {
  const known = new Set(found.filter(({ strength }) => strength === "strong").map((f) => f.technique));
  const isAsked = (technique: Technique) => !known.has(technique);
  const standsAlone = (technique: Technique) => passages.length < longFrom(technique);
  const classifiers = new Map<TextLanguage, PassageClassifier>();
  const findings = passages.flatMap((passage) => {
    const { language } = passage;
    const classifier =
      classifiers.get(language) ?? new PassageClassifier(language, split.tokens, isAsked, standsAlone);
    classifiers.set(language, classifier);
    return findInPassage(split, passage, cuesOf(passage, bySentence), classifier);
  });
  return withoutPassingMoods(
    findings.filter((finding) => standsAlone(finding.technique) || isSeen(split, finding, bySentence)),
    passages.length,
  );
}

/** From how many passages on a text is long: feelings were learned from texts of a passage or two, opinions from sentences. */
function longFrom(technique: Technique): number {
  return findingTypeOf(technique) === "Emotional Tone" ? 3 : 2;
}

/**
 * In a longer text each passage is another chance to err: there a feeling or an opinion counts only on words
 * of which a rule, too, thought so.
 */
function isSeen({ tokens, sentences }: Split, finding: Finding, found: FindingsBySentence): boolean {
  const { technique, sentence } = finding;
  const { stopWords } = lexiconOf(sentences[sentence]?.language ?? TEXT_LANGUAGES[0]);
  return cuesAmong(finding, found).some(
    (cue) => cue.technique === technique && !(cue.first === cue.last && stopWords.has(tokens, cue.first)),
  );
}

/** "It is not yet known" may look like doubt: words with which a text owns that it may be wrong are held against nobody. */
function withoutHedged({ tokens }: Split, findings: Finding[], found: readonly Finding[]): Finding[] {
  const hedges = found.filter(({ technique }) => technique === "hedge");
  if (hedges.length === 0) return findings;
  const isHedged = new Uint8Array(tokens.count);
  for (const { first, last } of hedges) isHedged.fill(1, first, last + 1);
  return findings.filter(
    ({ technique, first, last }) =>
      !isHeldAgainst(technique) || !isHedged.subarray(first, last + 1).includes(1),
  );
}

/** What rules found among the words of a finding. */
function cuesAmong({ sentence, first, last }: Finding, found: FindingsBySentence): Finding[] {
  return (found.get(sentence) ?? []).filter((cue) => cue.first <= last && cue.last >= first);
}

function findInPassage(
  split: Split,
  passage: Passage,
  cues: readonly Finding[],
  classifiers: PassageClassifier,
): Finding[] {
  const { firstSentence, lastSentence } = passage;
  const numbers = Array.from({ length: lastSentence - firstSentence + 1 }, (_, at) => firstSentence + at);
  return classifiers.decide(passage, cues).flatMap((decision) => {
    const technique = decision.model.labels[decision.label];
    const words = salientWordsIn(split, numbers, cues, decision);
    if (technique === undefined || technique === PERSUASION || words === undefined) return [];
    return [{ technique, strength: "strong" as const, isLearned: true as const, ...words }];
  });
}

/** A feeling is the tone of a text where it lasts: in a good part of its passages, and in two at the least. */
function withoutPassingMoods(findings: Finding[], passages: number): Finding[] {
  const needed = Math.min(passages, Math.max(2, passages * LASTING_SHARE));
  const counts = Map.groupBy(findings, ({ technique }) => technique);
  return findings.filter(
    ({ technique }) =>
      findingTypeOf(technique) !== "Emotional Tone" || (counts.get(technique)?.length ?? 0) >= needed,
  );
}
