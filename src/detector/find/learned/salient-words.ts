import { TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { lettersOf, type Tokens, WORD } from "../../text/tokens.ts";
import type { WordSet } from "../../text/words/word-set.ts";
import { argmax } from "./argmax.ts";
import { isHeldAgainst, type Label } from "./labels.ts";
import type { LinearModel } from "./linear-model.ts";
import type { TextWeights } from "./text-weights.ts";

/** Words that are quoted at the most for one decision. */
const QUOTED_TOKENS = 5;
/** A neighbour is quoted along when its weight is so much of the greatest. */
const NEIGHBOUR_SHARE = 0.4;
/** What a word must weigh to be worth quoting; far more where it accuses without any rule behind it. */
const SALIENT_WEIGHT = 0.8;
const ACCUSING_WEIGHT = 1.3;
/** A shorter word says too little to be quoted by itself. */
const QUOTED_LETTERS = 3;

/** A label of a model that holds in a passage, and what the text weighs for it: its `column` there. */
export interface Decision {
  readonly model: LinearModel<Label>;
  readonly label: number;
  readonly weights: TextWeights;
  readonly column: number;
}

type Words = Pick<Finding, "first" | "last" | "sentence">;
type WeighedWords = Words & { readonly weight: number };

/**
 * The words of some sentences that weighed most for a label: those in which a rule saw it faintly, else the
 * most salient of the text's. Nothing where no words weigh enough.
 */
export function salientWordsIn(
  split: Split,
  numbers: readonly number[],
  cues: readonly Finding[],
  decision: Decision,
): Words | undefined {
  const { model, label } = decision;
  const technique = model.labels[label];
  const isAccusation = technique !== undefined && isHeldAgainst(technique);
  // "Never" alone is nothing to hold against anybody.
  const saysSomething = ({ first, last, sentence }: Finding) =>
    !isAccusation ||
    first < last ||
    !lexiconOf(split.sentences[sentence]?.language ?? TEXT_LANGUAGES[0]).stopWords.has(split.tokens, first);
  const ofRule = cues
    .filter((cue) => cue.technique === technique && saysSomething(cue))
    .map((cue) => ({ ...cue, weight: model.weightOfCue(cue, label) }));
  const least = isAccusation ? ACCUSING_WEIGHT : SALIENT_WEIGHT;
  const runs = () => numbers.flatMap((number) => salientRun(split, number, decision, least) ?? []);
  const best = mostSalient(ofRule) ?? mostSalient(runs());
  return best && { sentence: best.sentence, first: best.first, last: best.last };
}

/** The words with the greatest weight, where that is above 0. */
function mostSalient(words: readonly WeighedWords[]): WeighedWords | undefined {
  return argmax(
    words.filter(({ weight }) => weight > 0),
    ({ weight }) => weight,
  );
}

/** The quotable word with the greatest weight of a sentence, with those neighbours that weigh a good part of it. */
function salientRun(
  { tokens, sentences }: Split,
  sentence: number,
  { weights, column }: Decision,
  least: number,
): WeighedWords | undefined {
  const {
    first: from,
    end,
    language,
  } = sentences[sentence] ?? { first: 0, end: 0, language: TEXT_LANGUAGES[0] };
  const { stopWords } = lexiconOf(language);
  let [first, weight] = [-1, least];
  for (let at = from; at < end; at++) {
    if (tokens.kinds[at] !== WORD) continue;
    const own = weights.weightAt(at, column);
    if (own > weight && isQuotable(tokens, at, stopWords)) [first, weight] = [at, own];
  }
  if (first < 0) return undefined;
  let last = first;
  const joins = (at: number) =>
    at >= from &&
    at < end &&
    isQuotable(tokens, at, stopWords) &&
    weights.weightAt(at, column) > weight * NEIGHBOUR_SHARE;
  while (last - first < QUOTED_TOKENS && joins(last + 1)) last++;
  while (last - first < QUOTED_TOKENS && joins(first - 1)) first--;
  return { sentence, first, last, weight };
}

function isQuotable(tokens: Tokens, index: number, stopWords: WordSet): boolean {
  if (tokens.kinds[index] !== WORD) return false;
  return lettersOf(tokens, index) >= QUOTED_LETTERS && !stopWords.has(tokens, index);
}

/** So many words are told of a sentence at the most. */
const MOST_TOLD = 3;

/** The tokens of a sentence that speak most for a label, in the order of the text: why it was decided so. */
export function salientTokens(
  { tokens, sentences }: Split,
  sentence: number,
  { weights, column }: Decision,
): number[] {
  const { first, end, language } = sentences[sentence] ?? { first: 0, end: 0, language: TEXT_LANGUAGES[0] };
  const { stopWords } = lexiconOf(language);
  const weighed = Array.from({ length: end - first }, (_, at) => first + at)
    .filter((token) => isQuotable(tokens, token, stopWords))
    .map((token) => ({ token, weight: weights.weightAt(token, column) }))
    .filter(({ weight }) => weight > 0);
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TOLD)
    .map(({ token }) => token)
    .toSorted((a, b) => a - b);
}
