import type { Technique, TextLanguage } from "#report/index.ts";
import type { Finding } from "../findings.ts";
import type { Split } from "../split/split.ts";
import { type Tokens, WORD } from "../split/tokens.ts";
import { LinearModel } from "./linear-model.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { weights } from "./weights/index.ts";

/** Words that are quoted at the most for one decision. */
const QUOTED_TOKENS = 5;
/** A shorter word says too little to be quoted by itself. */
const QUOTED_LETTERS = 3;

const models = new Map<TextLanguage, LinearModel<Technique>>();

/**
 * What a linear model, trained on examples, sees passage by passage where phrases show nothing by
 * themselves. Each finding quotes the words that weighed most, so that a reader can see why.
 */
export function findLearned(split: Split): Finding[] {
  return passagesOf(split).flatMap((passage) => {
    const model = modelOf(passage.language);
    const sums = model.sums(split.tokens, passage.first, passage.end);
    return model.labels.flatMap((technique, label) => {
      if ((sums[label] ?? 0) <= 0) return [];
      const words = heaviestWords(split, passage, model, label);
      return words === undefined ? [] : [{ technique, strength: "strong" as const, ...words }];
    });
  });
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

/** The run of words, within one sentence, that weighed most for a label. */
function heaviestWords(
  { tokens, sentences }: Split,
  passage: Passage,
  model: LinearModel<Technique>,
  label: number,
): Words | undefined {
  const found = passage.sentences.map((sentence) => {
    const { first, end } = sentences[sentence] ?? passage;
    return { sentence, ...heaviestRun(tokens, first, model.weightsOf(tokens, first, end, label)) };
  });
  const best = found.toSorted((a, b) => b.weight - a.weight)[0];
  return best && best.weight > 0
    ? { sentence: best.sentence, first: best.first, last: best.last }
    : undefined;
}

/** The heaviest run of at most five tokens that begins and ends with a word worth quoting. */
function heaviestRun(tokens: Tokens, offset: number, byToken: Float64Array) {
  let best = { first: offset, last: offset, weight: 0 };
  for (let from = 0; from < byToken.length; from++) {
    if (!isQuotable(tokens, offset + from)) continue;
    let weight = 0;
    for (let to = from; to < Math.min(from + QUOTED_TOKENS, byToken.length); to++) {
      weight += byToken[to] ?? 0;
      if (weight > best.weight && isQuotable(tokens, offset + to)) {
        best = { first: offset + from, last: offset + to, weight };
      }
    }
  }
  return best;
}

function isQuotable(tokens: Tokens, index: number): boolean {
  if (tokens.kinds[index] !== WORD) return false;
  return (tokens.foldedEnds[index] ?? 0) - (tokens.foldedStarts[index] ?? 0) >= QUOTED_LETTERS;
}
