import type { Technique, TextLanguage } from "#report/index.ts";
import type { Split } from "../../text/split.ts";
import { isHeldAgainst, type Label, PERSUASION } from "./labels.ts";
import { modelOf } from "./models.ts";
import type { FindingsBySentence, Passage } from "./passages.ts";
import { TextWeights } from "./text-weights.ts";

/** How much what stands around says of whether a sentence persuades, beside its own words. */
const CONTEXT_SHARE = 0.5;
/** A sentence that is so sure to be sober is not charged by what stands around it. */
const SOBER = -0.2;

/** What a text weighs for all that a model can hold against it. */
export interface Scales {
  /** For persuasion itself: the one column that every sentence is weighed for. */
  readonly gate: TextWeights;
  /** For its techniques, a column for each; weighed where a sentence persuades. */
  readonly weights: TextWeights;
  /** The technique of each column. */
  readonly techniques: readonly Technique[];
}

/** A passage, and how sure it is that each of its sentences persuades; above 0 is yes. */
export interface ChargedPassage extends Passage {
  readonly scales: Scales;
  readonly charges: Float64Array;
}

/**
 * The passages of which a sentence persuades, where their language has a model of that. What stands around a
 * sentence counts along, to the neighbouring passages: an angry text is angry in its sober sentences.
 */
export function chargedPassages(
  split: Split,
  passages: readonly Passage[],
  found: FindingsBySentence,
): ChargedPassage[] {
  const ofLanguages = new Map<TextLanguage, Scales | undefined>();
  const gated = passages.flatMap((passage) => {
    const { language } = passage;
    if (!ofLanguages.has(language)) ofLanguages.set(language, scalesOf(split, language));
    const scales = ofLanguages.get(language);
    return scales === undefined ? [] : gate(split, passage, scales, found);
  });
  return gated
    .map(({ passage, scales, ofSentences }, number) => {
      const around = meanOf(gated.slice(Math.max(0, number - 1), number + 2)) * CONTEXT_SHARE;
      const charges = ofSentences.map((own) => (own < SOBER ? own : own * (1 - CONTEXT_SHARE) + around));
      return { ...passage, scales, charges };
    })
    .filter(({ charges }) => charges.some((charge) => charge > 0));
}

/** A passage with what its sentences weigh for persuasion: each by itself, and all as long as they are. */
interface GatedPassage {
  readonly passage: Passage;
  readonly scales: Scales;
  readonly ofSentences: Float64Array;
  readonly sum: number;
}

function gate(
  { sentences }: Split,
  passage: Passage,
  scales: Scales,
  found: FindingsBySentence,
): GatedPassage {
  const { firstSentence, lastSentence } = passage;
  const ofSentences = new Float64Array(lastSentence + 1 - firstSentence);
  let sum = 0;
  for (let at = 0; at < ofSentences.length; at++) {
    const { first, end } = sentences[firstSentence + at] ?? passage;
    const [own = 0] = scales.gate.sums(first, end, found.get(firstSentence + at) ?? []);
    ofSentences[at] = own;
    sum += own * (end - first);
  }
  return { passage, scales, ofSentences, sum };
}

function meanOf(gated: readonly GatedPassage[]): number {
  const tokens = gated.reduce((all, { passage }) => all + passage.end - passage.first, 0);
  return gated.reduce((all, { sum }) => all + sum, 0) / Math.max(1, tokens);
}

function scalesOf({ tokens }: Split, language: TextLanguage): Scales | undefined {
  const model = modelOf(language);
  const { labels } = model;
  const gate = labels.indexOf(PERSUASION);
  if (gate === -1) return undefined;
  const columns = [...labels.keys()].filter((label) => techniqueOf(labels[label]) !== undefined);
  return {
    gate: new TextWeights(model, tokens, [gate]),
    weights: new TextWeights(model, tokens, columns),
    techniques: columns.flatMap((label) => techniqueOf(labels[label]) ?? []),
  };
}

/** The technique of a label that is held against a text. */
function techniqueOf(label: Label | undefined): Technique | undefined {
  return label !== undefined && label !== PERSUASION && isHeldAgainst(label) ? label : undefined;
}
