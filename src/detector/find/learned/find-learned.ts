import { LEARNED_TECHNIQUES, learned } from "#languages/index.ts";
import { findingTypeOf, isAccusing, type TextLanguage } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import { outerWordsOf, wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { wordOf } from "../../text/words/distinct-words.ts";
import { featuresOf, type TokenFeatures } from "./features.ts";
import { LinearModel } from "./model.ts";
import { tellingWords } from "./telling-words.ts";

/**
 * The model has learned from examples of so many sentences and words. In longer texts what it names is wrong nine
 * times in ten (`docs/decisions/learned-from-examples.md`).
 */
const MOST_SENTENCES = 3;
const MOST_WORDS = 60;
const FEWEST_WORDS = 3;

/** Unpacked when the first short text of its language asks for it. */
const models = new Map<TextLanguage, LinearModel>();

function modelOf(language: TextLanguage): LinearModel | undefined {
  const { weights } = learned[language] ?? {};
  const model = models.get(language) ?? (weights && new LinearModel(weights));
  if (model !== undefined) models.set(language, model);
  return model;
}

/**
 * The device that a text of one to three sentences shows, as worksheets and schoolbooks show it; nothing in longer
 * texts, nor where a rule, whose words explain themselves, has named one.
 * @param matched what patterns matched: what then proved not to be meant is not named after all.
 * @param byRules what of it was meant.
 */
export function findLearned(
  split: Split,
  matched: readonly Finding[],
  byRules: readonly Finding[],
): Finding[] {
  if (!isOfLearnedLength(split) || byRules.some(isNamed)) return [];
  const model = modelOf(split.language);
  if (model === undefined) return [];
  const features = featuresIn(split);
  const named = namedBy(model, features, learned[split.language]?.least ?? 0);
  const technique = named === undefined ? undefined : LEARNED_TECHNIQUES[named];
  if (
    named === undefined ||
    technique === undefined ||
    matched.some((match) => match.technique === technique)
  )
    return [];
  const weighed = features.map(({ token, buckets }) => ({ token, weight: weightOf(model, buckets, named) }));
  return [{ technique, strength: "strong", ...tellingWords(split, technique, weighed) }];
}

function isOfLearnedLength({ sentences }: Split): boolean {
  const words = wordsOf(sentences);
  return sentences.length <= MOST_SENTENCES && words <= MOST_WORDS && words >= FEWEST_WORDS;
}

function isNamed({ strength, technique }: Finding): boolean {
  return strength === "strong" && isAccusing(findingTypeOf(technique));
}

/** What the words of a text are told by. */
export function featuresIn({ tokens, sentences, language }: Split): TokenFeatures[] {
  const starts = new Set(sentences.map((sentence) => outerWordsOf(tokens, sentence).first));
  const { sides } = learned[language] ?? {};
  const isSide = (token: number) => sides?.test(wordOf(tokens.distinct, tokens.words[token] ?? 0)) ?? false;
  return featuresOf(tokens, starts, isSide);
}

/** The buckets of a text, each once. */
export function bucketsOf(features: readonly TokenFeatures[]): number[] {
  return [...new Set(features.flatMap(({ buckets }) => buckets))];
}

/** The number of the technique that most speaks for, if anything speaks for one clearly enough. */
function namedBy(model: LinearModel, features: readonly TokenFeatures[], least: number): number | undefined {
  const buckets = bucketsOf(features);
  const sums = model.biases.map(() => 0);
  for (const bucket of buckets)
    for (const { technique, weight } of model.weightsOf(bucket))
      sums[technique] = (sums[technique] ?? 0) + weight;
  const length = Math.sqrt(buckets.length);
  const decisions = sums.map((sum, technique) => sum / length + (model.biases[technique] ?? 0));
  const best = decisions.indexOf(Math.max(...decisions));
  return (decisions[best] ?? 0) > least ? best : undefined;
}

function weightOf(model: LinearModel, buckets: readonly number[], technique: number): number {
  return buckets
    .flatMap((bucket) => model.weightsOf(bucket))
    .reduce((sum, weight) => (weight.technique === technique ? sum + weight.weight : sum), 0);
}
