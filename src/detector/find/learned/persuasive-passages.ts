import type { Technique, TextLanguage } from "#report/index.ts";
import type { Split } from "../../text/split.ts";
import { isHeldAgainst, type Label, PERSUASION } from "./labels.ts";
import { modelOf } from "./models.ts";
import type { FindingsBySentence, Passage } from "./passages.ts";
import { TextWeights } from "./text-weights.ts";

/** How much what stands around says of whether a sentence persuades, beside its own words. */
const CONTEXT_SHARE = 0.5;
/** A sentence that is so sure to be sober is not made persuasive by what stands around it. */
const SOBER = -0.2;

/** What a text scores for all that a model can hold against it. */
export interface TextClassifiers {
  /** For persuasion itself: the one column that every sentence is scored for. */
  readonly persuasion: TextWeights;
  /** For its techniques, a column for each; scored where a sentence persuades. */
  readonly weights: TextWeights;
  /** The technique of each column. */
  readonly techniques: readonly Technique[];
}

/** A passage, and how sure it is that each of its sentences persuades; above 0 is yes. */
export interface PersuasivePassage extends Passage {
  readonly classifiers: TextClassifiers;
  readonly scores: Float64Array;
}

/**
 * The passages of which a sentence persuades, where their language has a model of that. What stands around a
 * sentence counts along, to the neighbouring passages: an angry text is angry in its sober sentences.
 */
export function persuasivePassages(
  split: Split,
  passages: readonly Passage[],
  found: FindingsBySentence,
): PersuasivePassage[] {
  const ofLanguages = new Map<TextLanguage, TextClassifiers | undefined>();
  const scored = passages.flatMap((passage) => {
    const { language } = passage;
    if (!ofLanguages.has(language)) ofLanguages.set(language, classifiersOf(split, language));
    const classifiers = ofLanguages.get(language);
    return classifiers === undefined ? [] : scorePassage(split, passage, classifiers, found);
  });
  return scored
    .map(({ passage, classifiers, ofSentences }, number) => {
      const around = meanOf(scored.slice(Math.max(0, number - 1), number + 2)) * CONTEXT_SHARE;
      const scores = ofSentences.map((own) => (own < SOBER ? own : own * (1 - CONTEXT_SHARE) + around));
      return { ...passage, classifiers, scores };
    })
    .filter(({ scores }) => scores.some((score) => score > 0));
}

/** A passage with what its sentences score for persuasion: each by itself, and all as long as they are. */
interface ScoredPassage {
  readonly passage: Passage;
  readonly classifiers: TextClassifiers;
  readonly ofSentences: Float64Array;
  readonly sum: number;
}

function scorePassage(
  { sentences }: Split,
  passage: Passage,
  classifiers: TextClassifiers,
  found: FindingsBySentence,
): ScoredPassage {
  const { firstSentence, lastSentence } = passage;
  const ofSentences = new Float64Array(lastSentence + 1 - firstSentence);
  let sum = 0;
  for (let at = 0; at < ofSentences.length; at++) {
    const { first, end } = sentences[firstSentence + at] ?? passage;
    const [own = 0] = classifiers.persuasion.sums(first, end, found.get(firstSentence + at) ?? []);
    ofSentences[at] = own;
    sum += own * (end - first);
  }
  return { passage, classifiers, ofSentences, sum };
}

function meanOf(scored: readonly ScoredPassage[]): number {
  const tokens = scored.reduce((all, { passage }) => all + passage.end - passage.first, 0);
  return scored.reduce((all, { sum }) => all + sum, 0) / Math.max(1, tokens);
}

function classifiersOf({ tokens }: Split, language: TextLanguage): TextClassifiers | undefined {
  const model = modelOf(language);
  const { labels } = model;
  const persuasion = labels.indexOf(PERSUASION);
  if (persuasion === -1) return undefined;
  const columns = [...labels.keys()].filter((label) => techniqueOf(labels[label]) !== undefined);
  return {
    persuasion: new TextWeights(model, tokens, [persuasion]),
    weights: new TextWeights(model, tokens, columns),
    techniques: columns.flatMap((label) => techniqueOf(labels[label]) ?? []),
  };
}

/** The technique of a label that is held against a text. */
function techniqueOf(label: Label | undefined): Technique | undefined {
  return label !== undefined && label !== PERSUASION && isHeldAgainst(label) ? label : undefined;
}
