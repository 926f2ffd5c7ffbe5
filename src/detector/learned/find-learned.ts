import { findingTypeOf, type Technique, type TextLanguage } from "#report/index.ts";
import type { Finding } from "../findings.ts";
import { lexiconOf } from "../lexicon.ts";
import type { Split } from "../split/split.ts";
import { foldedWord, type Tokens, WORD } from "../split/tokens.ts";
import { LinearModel } from "./linear-model.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { weights } from "./weights/index.ts";

/** Words that are quoted at the most for one decision. */
const QUOTED_TOKENS = 5;
/** A neighbour is quoted along when it weighs so much of the heaviest word. */
const NEIGHBOUR_SHARE = 0.4;
/** The share of a text's passages that a feeling must be in to be its tone. */
const LASTING_SHARE = 0.34;
/** What a word must weigh to be worth quoting. */
const TELLING_WEIGHT = 0.8;
/** A shorter word says too little to be quoted by itself. */
const QUOTED_LETTERS = 3;

const models = new Map<TextLanguage, LinearModel<Technique>>();

/**
 * What a linear model, trained on examples, sees passage by passage, in the words themselves and in what
 * the rules `found` among them. It adds only what no rule is sure of. Each finding quotes the words that weighed most, so that a reader can see why.
 */
export function findLearned(split: Split, found: readonly Finding[]): Finding[] {
  const bySentence = Map.groupBy(found, ({ sentence }) => sentence);
  const known = new Set(found.filter(({ strength }) => strength === "strong").map((f) => f.technique));
  const passages = passagesOf(split);
  const findings = passages.flatMap((passage) => {
    const cues = passage.sentences.flatMap((sentence) => bySentence.get(sentence) ?? []);
    return findInPassage(split, passage, cues).filter(({ technique }) => !known.has(technique));
  });
  return withoutPassingMoods(findings, passages.length);
}

function findInPassage(split: Split, passage: Passage, cues: readonly Finding[]): Finding[] {
  const model = modelOf(passage.language);
  const sums = model.sums(split.tokens, passage.first, passage.end, cues);
  return model.labels.flatMap((technique, label) => {
    if ((sums[label] ?? 0) <= 0) return [];
    const words = tellingWords(split, passage, cues, { model, label });
    if (words === undefined) return [];
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

function modelOf(language: TextLanguage): LinearModel<Technique> {
  let model = models.get(language);
  if (model === undefined) {
    model = new LinearModel(weights[language]);
    models.set(language, model);
  }
  return model;
}

type Words = Pick<Finding, "first" | "last" | "sentence">;

/** One label of a model. */
interface Decision {
  readonly model: LinearModel<Technique>;
  readonly label: number;
}

/**
 * The words, within one sentence, that weighed most for a label: those in which a rule saw it faintly, else
 * the heaviest of the text's, else those in which a rule saw something else.
 */
function tellingWords(
  { tokens, sentences }: Split,
  passage: Passage,
  cues: readonly Finding[],
  { model, label }: Decision,
): Words | undefined {
  const { stopWords } = lexiconOf(passage.language);
  const runs = passage.sentences.map((sentence) => {
    const { first, end } = sentences[sentence] ?? passage;
    const byToken = model.weightsOf(tokens, first, end, label);
    return { sentence, ...heaviestRun(tokens, first, byToken, stopWords) };
  });
  const fromRules = cues.map((cue) => ({ ...cue, weight: model.weightOfCue(cue, label) }));
  const ownWords = fromRules.filter(({ technique }) => technique === model.labels[label]);
  const best = heaviest(ownWords) ?? heaviest(runs) ?? heaviest(fromRules);
  if (best === undefined) return undefined;
  return { sentence: best.sentence, first: best.first, last: best.last };
}

function heaviest<W extends Words & { weight: number }>(candidates: readonly W[]): W | undefined {
  const best = candidates.toSorted((a, b) => b.weight - a.weight)[0];
  return best !== undefined && best.weight > 0 ? best : undefined;
}

/**
 * The heaviest word, with those neighbours that weigh a good part of it. Words that weigh little are no
 * evidence: a decision that rests on none is not worth showing.
 */
function heaviestRun(tokens: Tokens, offset: number, byToken: Float64Array, stopWords: ReadonlySet<string>) {
  let [first, weight] = [-1, TELLING_WEIGHT];
  for (let at = 0; at < byToken.length; at++) {
    const own = byToken[at] ?? 0;
    if (own > weight && isQuotable(tokens, offset + at, stopWords)) [first, weight] = [at, own];
  }
  if (first < 0) return { first: offset, last: offset, weight: 0 };
  let last = first;
  const isTelling = (at: number) =>
    (byToken[at] ?? 0) > weight * NEIGHBOUR_SHARE && isQuotable(tokens, offset + at, stopWords);
  while (last - first < QUOTED_TOKENS && isTelling(last + 1)) last++;
  while (last - first < QUOTED_TOKENS && isTelling(first - 1)) first--;
  return { first: offset + first, last: offset + last, weight };
}

function isQuotable(tokens: Tokens, index: number, stopWords: ReadonlySet<string>): boolean {
  if (tokens.kinds[index] !== WORD) return false;
  const word = foldedWord(tokens, index);
  return word.length >= QUOTED_LETTERS && !stopWords.has(word);
}
