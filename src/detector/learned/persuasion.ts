import type { Finding } from "../findings.ts";
import type { Split } from "../split/split.ts";
import { isWordLike } from "../split/tokens.ts";
import { modelOf } from "./models.ts";
import { cuesOf, type FindingsBySentence, type Passage } from "./passages.ts";
import { tellingWordsIn } from "./telling-words.ts";
import { chargesOf, type WeighedPassage, weighPassages } from "./weighed-passages.ts";

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
  const weighed = weighPassages(split, passages, found);
  const charges = chargesOf(split, weighed);
  return weighed.flatMap((passage, number) => {
    const ofSentences = charges[number] ?? new Float64Array();
    if (!ofSentences.some((charge) => charge > 0)) return [];
    return claimsIn(passage, ofSentences, found).map((claim) => findingOf(split, passage, claim, found));
  });
}

/** Each sentence that persuades, for the technique it shows most; each technique of the passage at least once. */
function claimsIn(passage: WeighedPassage, charges: Float64Array, found: FindingsBySentence): Claim[] {
  const { ofSentences, sums, scales } = passage;
  const sure = new Set(
    cuesOf(passage, found)
      .filter(({ strength }) => strength === "strong")
      .map(({ technique }) => technique),
  );
  const columns = [...scales.techniques.keys()].filter((column) => column !== scales.gate);
  const decided = columns.filter((column) => (sums[column] ?? 0) > 0);
  const present = columns.filter((column) => {
    const technique = scales.techniques[column];
    return decided.includes(column) || (technique !== undefined && sure.has(technique));
  });
  const claims = [...ofSentences.entries()].flatMap(([at, own]): Claim[] => {
    const column = heaviest(present, (each) => own[each] ?? 0);
    return (charges[at] ?? 0) > 0 && column !== undefined ? [{ at, column }] : [];
  });
  const unclaimed = decided.filter((column) => !claims.some((claim) => claim.column === column));
  const best = unclaimed.flatMap((column): Claim[] => {
    const at = heaviest([...ofSentences.keys()], (each) => ofSentences[each]?.[column] ?? 0);
    return at === undefined ? [] : [{ at, column }];
  });
  return [...claims, ...best];
}

function heaviest(
  candidates: readonly number[],
  weightOf: (candidate: number) => number,
): number | undefined {
  return candidates.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

/** The telling words of the sentence, if some speak for the technique by themselves; else all of it. */
function findingOf(
  split: Split,
  { language, firstSentence, scales }: WeighedPassage,
  { at, column }: Claim,
  found: FindingsBySentence,
): Finding {
  const { weights, techniques } = scales;
  const sentence = firstSentence + at;
  const technique = techniques[column];
  if (technique === undefined) throw new RangeError("a claim is one of a technique");
  const decision = { model: modelOf(language), label: weights.labels[column] ?? 0, weights, column };
  const words = tellingWordsIn(split, [sentence], found.get(sentence) ?? [], decision);
  const quoted = words ?? { sentence, ...wordsOf(split, sentence) };
  return { technique, strength: "strong", isLearned: true, isWhole: true, ...quoted };
}

/** Tokens from the first word of a sentence to its last. */
function wordsOf({ tokens, sentences }: Split, sentence: number): Pick<Finding, "first" | "last"> {
  let { first, end } = sentences[sentence] ?? { first: 0, end: 1 };
  while (first < end - 1 && !isWordLike(tokens, first)) first++;
  while (end - 1 > first && !isWordLike(tokens, end - 1)) end--;
  return { first, last: end - 1 };
}
