import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike } from "../../text/tokens.ts";
import { argmax } from "./argmax.ts";
import { isHeldAgainst } from "./labels.ts";
import { modelOf } from "./models.ts";
import { cuesOf, type FindingsBySentence, type Passage } from "./passages.ts";
import { type PersuasivePassage, persuasivePassages } from "./persuasive-passages.ts";
import { salientTokens, salientWordsIn } from "./salient-words.ts";

/** A sentence whose own words speak so much against a technique does not show it, though its passage does. */
const FAINT = -0.3;

/** A sentence of a passage that shows the technique of a column. */
interface Claim {
  readonly at: number;
  readonly column: number;
}

/**
 * Sentences in which a technique is learned to be at work. Which techniques there are is decided passage by
 * passage, since an argument takes more than one sentence; where they are, by whether a sentence persuades
 * at all, and which of those techniques its words speak for most. Where no sentence of a passage persuades,
 * nothing is held against it, whatever its words resemble.
 */
export function findPersuasion(
  split: Split,
  passages: readonly Passage[],
  found: FindingsBySentence,
): Finding[] {
  return persuasivePassages(split, passages, found).flatMap((passage) => {
    const { scores, firstSentence } = passage;
    const sure = sureIn(passage, found);
    return [
      ...sure.filter(({ sentence }) => (scores[sentence - firstSentence] ?? 0) > 0).map(asWhole),
      ...claimsIn(split, passage, sure, found).map((claim) => findingOf(split, passage, claim, found)),
    ];
  });
}

/** What rules are sure of, and is held against a text, in a passage. */
function sureIn(passage: Passage, found: FindingsBySentence): Finding[] {
  return cuesOf(passage, found).filter(
    ({ strength, technique }) => strength === "strong" && isHeldAgainst(technique),
  );
}

/** Where a sentence persuades as a whole, what a rule found in it is shown by the whole of it. */
function asWhole(finding: Finding): Finding {
  return { ...finding, isLearned: true, isWhole: true };
}

/** The techniques of a passage, with sentences of it that show them. */
function claimsIn(
  split: Split,
  passage: PersuasivePassage,
  sure: readonly Finding[],
  found: FindingsBySentence,
): Claim[] {
  const { weights } = passage.classifiers;
  const sums = weights.sums(passage.first, passage.end, cuesOf(passage, found));
  const decided = [...sums.keys()].filter((column) => (sums[column] ?? 0) > 0);
  if (decided.length === 0) return [];
  const ofSentences = sumsOfSentences(split, passage, found);
  const claims = claimsOfSentences(passage, decided, ofSentences, sure);
  return [...claims, ...claimsOfTheRest(passage, decided, ofSentences, sure, claims)];
}

/** Each sentence that persuades without words that a rule is sure of, for the technique it shows most. */
function claimsOfSentences(
  { scores, firstSentence }: PersuasivePassage,
  decided: readonly number[],
  ofSentences: readonly Float64Array[],
  sure: readonly Finding[],
): Claim[] {
  const told = new Set(sure.map(({ sentence }) => sentence - firstSentence));
  return ofSentences.flatMap((own, at): Claim[] => {
    const column = argmax(decided, (each) => own[each] ?? 0);
    if (column === undefined || told.has(at) || (scores[at] ?? 0) <= 0) return [];
    return (own[column] ?? 0) > FAINT ? [{ at, column }] : [];
  });
}

/** Each technique that nothing else shows, for the sentence that speaks for it most. */
function claimsOfTheRest(
  { classifiers }: PersuasivePassage,
  decided: readonly number[],
  ofSentences: readonly Float64Array[],
  sure: readonly Finding[],
  claims: readonly Claim[],
): Claim[] {
  const shown = new Set([
    ...sure.map(({ technique }) => technique),
    ...claims.map(({ column }) => classifiers.techniques[column]),
  ]);
  const rest = decided.filter((column) => !shown.has(classifiers.techniques[column]));
  return rest.flatMap((column): Claim[] => {
    const at = argmax([...ofSentences.keys()], (each) => ofSentences[each]?.[column] ?? 0);
    return at === undefined ? [] : [{ at, column }];
  });
}

/** What each sentence of a passage weighs for the techniques. */
function sumsOfSentences(
  { sentences }: Split,
  { classifiers, firstSentence, lastSentence }: PersuasivePassage,
  found: FindingsBySentence,
): Float64Array[] {
  return sentences
    .slice(firstSentence, lastSentence + 1)
    .map(({ first, end }, at) => classifiers.weights.sums(first, end, found.get(firstSentence + at) ?? []));
}

/** The salient words of the sentence, if some speak for the technique by themselves; else all of it. */
function findingOf(
  split: Split,
  { language, firstSentence, classifiers }: PersuasivePassage,
  { at, column }: Claim,
  found: FindingsBySentence,
): Finding {
  const { weights, techniques } = classifiers;
  const sentence = firstSentence + at;
  const technique = techniques[column];
  if (technique === undefined) throw new RangeError("a claim is one of a technique");
  const decision = { model: modelOf(language), label: weights.labels[column] ?? 0, weights, column };
  const words = salientWordsIn(split, [sentence], found.get(sentence) ?? [], decision);
  const quoted = words ?? { sentence, ...wordsOf(split, sentence) };
  const salient = salientTokens(split, sentence, decision);
  return { technique, strength: "strong", isLearned: true, isWhole: true, salient, ...quoted };
}

/** Tokens from the first word of a sentence to its last. */
function wordsOf({ tokens, sentences }: Split, sentence: number): Pick<Finding, "first" | "last"> {
  let { first, end } = sentences[sentence] ?? { first: 0, end: 1 };
  while (first < end - 1 && !isWordLike(tokens, first)) first++;
  while (end - 1 > first && !isWordLike(tokens, end - 1)) end--;
  return { first, last: end - 1 };
}
