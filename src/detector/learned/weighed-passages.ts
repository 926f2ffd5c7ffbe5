import type { Technique, TextLanguage } from "#report/index.ts";
import type { Split } from "../split/split.ts";
import { isHeldAgainst, type Label, PERSUASION } from "./labels.ts";
import { modelOf } from "./models.ts";
import { cuesOf, type FindingsBySentence, type Passage } from "./passages.ts";
import type { TextWeights } from "./text-weights.ts";

/** How much what stands around says of whether a sentence persuades, beside its own words. */
const CONTEXT_SHARE = 0.5;

/** What a text weighs for all that a model can hold against it: a column for each label. */
export interface Scales {
  readonly weights: TextWeights;
  /** The technique of each column; nothing for that of persuasion itself. */
  readonly techniques: readonly (Technique | undefined)[];
  /** The column that says whether a sentence persuades at all. */
  readonly gate: number;
}

/** A passage with its sums, a column for each label; above 0 is yes. */
export interface WeighedPassage extends Passage {
  readonly scales: Scales;
  readonly sums: Float64Array;
  /** The same for each of its sentences. */
  readonly ofSentences: readonly Float64Array[];
}

/** Weighs the passages whose language has a model of persuasion. */
export function weighPassages(
  split: Split,
  passages: readonly Passage[],
  found: FindingsBySentence,
): WeighedPassage[] {
  const ofLanguages = new Map<TextLanguage, Scales | undefined>();
  return passages.flatMap((passage) => {
    const { language, firstSentence } = passage;
    if (!ofLanguages.has(language)) ofLanguages.set(language, scalesOf(split, language));
    const scales = ofLanguages.get(language);
    if (scales === undefined) return [];
    const sentences = split.sentences.slice(firstSentence, passage.lastSentence + 1);
    return {
      ...passage,
      scales,
      sums: scales.weights.sums(passage.first, passage.end, cuesOf(passage, found)),
      ofSentences: sentences.map(({ first, end }, at) =>
        scales.weights.sums(first, end, found.get(firstSentence + at) ?? []),
      ),
    };
  });
}

function scalesOf({ tokens }: Split, language: TextLanguage): Scales | undefined {
  const model = modelOf(language);
  const columns = [...model.labels.entries()].filter(([, label]) => isHeldAgainst(label));
  const gate = columns.findIndex(([, label]) => label === PERSUASION);
  if (gate === -1) return undefined;
  const weights = model.weigh(
    tokens,
    columns.map(([number]) => number),
  );
  return { weights, techniques: columns.map(([, label]) => techniqueOf(label)), gate };
}

function techniqueOf(label: Label): Technique | undefined {
  return label === PERSUASION ? undefined : label;
}

/**
 * How sure it is that each sentence of each passage persuades; above 0 is yes. What stands around it counts
 * along, to the neighbouring passages: an angry text is angry in its sober sentences.
 */
export function chargesOf({ sentences }: Split, passages: readonly WeighedPassage[]): Float64Array[] {
  const means = passages.map((passage) => {
    const sums = passage.ofSentences.map((sum, at) => {
      const { first, end } = sentences[passage.firstSentence + at] ?? passage;
      return (sum[passage.scales.gate] ?? 0) * (end - first);
    });
    return { sum: sums.reduce((all, each) => all + each, 0), tokens: passage.end - passage.first };
  });
  return passages.map(({ ofSentences, scales }, number) => {
    const near = means.slice(Math.max(0, number - 1), number + 2);
    const tokens = near.reduce((all, each) => all + each.tokens, 0);
    const around = near.reduce((all, { sum }) => all + sum, 0) / Math.max(1, tokens);
    return Float64Array.from(
      ofSentences,
      (sums) => (sums[scales.gate] ?? 0) * (1 - CONTEXT_SHARE) + around * CONTEXT_SHARE,
    );
  });
}
