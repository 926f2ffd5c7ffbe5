import type { FindingType } from "./finding-types.ts";

/**
 * Groups of persuasion techniques: the six of SemEval-2023 task 3 (Piskorski et al. 2023,
 * "Detecting the Category, the Framing, and the Persuasion Techniques in Online News"),
 * then the cues that fill the last three boxes of a report.
 */
export const TECHNIQUE_GROUPS = [
  "attack-on-reputation",
  "justification",
  "distraction",
  "simplification",
  "call",
  "manipulative-wording",
  "sourcing",
  "presentation",
  "emotion",
] as const;

export type TechniqueGroup = (typeof TECHNIQUE_GROUPS)[number];

interface TechniqueEntry {
  readonly group: TechniqueGroup;
  readonly findingType: FindingType;
  /** How much it matters beside others, from 1 to 3: what careful editors gave it on the average. 2 where not said. */
  readonly weight?: number;
  /** It speaks for a text, not against it. */
  readonly isCredit?: true;
  /**
   * It lies in single words, so that annotators mark just those; an argument or an appeal they mark whole
   * (Da San Martino et al. 2019, "Fine-Grained Analysis of Propaganda in News Articles").
   */
  readonly isOfWords?: true;
}

const MANIPULATIVE = "Manipulative Content";
const PROPAGANDISTIC = "Propagandistic Content";
const DISINFORMATION = "Disinformation";
const PRESENTATION = "Unbiased Presentation";
const TONE = "Emotional Tone";

/**
 * The closed list of techniques and cues: all that is known of each is said here and nowhere else.
 *
 * Sources of the names: the 23 techniques of SemEval-2023 task 3; `false-equivalence` and
 * `appeal-to-pity` of SlavicNLP 2025 (Piskorski et al. 2025); `euphoria` and `cherry-picking`
 * of UNLP 2025. Those that the closed lists of the field have no place for (mockery, ascribed motives, sales promises,
 * headlines over their text …) and the cues of the last two boxes are this project's own; six of the emotions are
 * those of BRIGHTER (Muhammad et al. 2025), after Ekman.
 */
export const TECHNIQUES = {
  "name-calling": {
    group: "attack-on-reputation",
    findingType: PROPAGANDISTIC,
    weight: 2.3,
    isOfWords: true,
  },
  dehumanisation: {
    group: "attack-on-reputation",
    findingType: PROPAGANDISTIC,
    weight: 2.7,
    isOfWords: true,
  },
  mockery: { group: "attack-on-reputation", findingType: PROPAGANDISTIC, weight: 2.2 },
  "guilt-by-association": {
    group: "attack-on-reputation",
    findingType: PROPAGANDISTIC,
    weight: 2.5,
  },
  doubt: { group: "attack-on-reputation", findingType: PROPAGANDISTIC, weight: 2.3 },
  "appeal-to-hypocrisy": {
    group: "attack-on-reputation",
    findingType: PROPAGANDISTIC,
    weight: 2.5,
  },
  "questioning-the-reputation": {
    group: "attack-on-reputation",
    findingType: PROPAGANDISTIC,
  },
  "ascribed-motive": { group: "attack-on-reputation", findingType: PROPAGANDISTIC, weight: 2.3 },
  "us-and-them": { group: "attack-on-reputation", findingType: PROPAGANDISTIC },

  "flag-waving": { group: "justification", findingType: PROPAGANDISTIC, weight: 2.2 },
  "appeal-to-authority": { group: "justification", findingType: PROPAGANDISTIC, weight: 1.8 },
  "appeal-to-popularity": { group: "justification", findingType: PROPAGANDISTIC, weight: 1.8 },
  "appeal-to-values": { group: "justification", findingType: PROPAGANDISTIC },
  "appeal-to-fear": { group: "justification", findingType: MANIPULATIVE, weight: 2.3 },
  "appeal-to-pity": { group: "justification", findingType: MANIPULATIVE },

  "straw-man": { group: "distraction", findingType: MANIPULATIVE },
  "red-herring": { group: "distraction", findingType: MANIPULATIVE },
  whataboutism: { group: "distraction", findingType: PROPAGANDISTIC, weight: 2.6 },

  "causal-oversimplification": { group: "simplification", findingType: MANIPULATIVE, weight: 2.3 },
  "false-dilemma": { group: "simplification", findingType: MANIPULATIVE, weight: 2.3 },
  "consequential-oversimplification": { group: "simplification", findingType: MANIPULATIVE, weight: 2.5 },
  "false-equivalence": { group: "simplification", findingType: MANIPULATIVE, weight: 2.6 },
  "cherry-picking": { group: "simplification", findingType: MANIPULATIVE },
  "sweeping-generalisation": { group: "simplification", findingType: MANIPULATIVE },
  "hasty-generalisation": { group: "simplification", findingType: MANIPULATIVE, weight: 2.5 },
  "single-case-proof": { group: "simplification", findingType: MANIPULATIVE, weight: 2.2 },

  slogans: { group: "call", findingType: PROPAGANDISTIC, weight: 1.8 },
  "call-to-act": { group: "call", findingType: PROPAGANDISTIC },
  "conversation-killer": { group: "call", findingType: MANIPULATIVE },
  "appeal-to-time": { group: "call", findingType: MANIPULATIVE, weight: 1.9 },
  "sales-promise": { group: "call", findingType: MANIPULATIVE, weight: 2.2 },
  "shaming-the-reader": { group: "call", findingType: MANIPULATIVE, weight: 2.3 },

  "loaded-language": {
    group: "manipulative-wording",
    findingType: MANIPULATIVE,
    weight: 2.1,
    isOfWords: true,
  },
  obfuscation: { group: "manipulative-wording", findingType: MANIPULATIVE, weight: 1.8 },
  "exaggeration-minimisation": { group: "manipulative-wording", findingType: MANIPULATIVE },
  repetition: { group: "manipulative-wording", findingType: MANIPULATIVE, weight: 1.7, isOfWords: true },
  euphoria: { group: "manipulative-wording", findingType: MANIPULATIVE, weight: 1.8 },

  "unsourced-claim": { group: "sourcing", findingType: DISINFORMATION, weight: 2.1 },
  "anonymous-authority": { group: "sourcing", findingType: DISINFORMATION, weight: 1.9 },
  "suppressed-truth": { group: "sourcing", findingType: DISINFORMATION, weight: 2.4 },
  "secret-plot": { group: "sourcing", findingType: DISINFORMATION, weight: 2.8 },
  "missing-time-or-place": { group: "sourcing", findingType: DISINFORMATION, weight: 1.5 },
  "vague-quantity": { group: "sourcing", findingType: DISINFORMATION, weight: 1.2, isOfWords: true },
  "self-contradiction": { group: "sourcing", findingType: DISINFORMATION },
  "headline-over-text": { group: "sourcing", findingType: DISINFORMATION, weight: 2.4 },
  "one-sided-sourcing": { group: "sourcing", findingType: DISINFORMATION, weight: 1.8 },

  attribution: { group: "presentation", findingType: PRESENTATION, isCredit: true },
  "counter-view": { group: "presentation", findingType: PRESENTATION, isCredit: true },
  "answered-objection": { group: "presentation", findingType: PRESENTATION, isCredit: true },
  "figures-with-source": { group: "presentation", findingType: PRESENTATION, isCredit: true },
  "open-interest": { group: "presentation", findingType: PRESENTATION, isCredit: true },
  hedge: { group: "presentation", findingType: PRESENTATION, isCredit: true },
  "subjective-wording": { group: "presentation", findingType: PRESENTATION },

  anger: { group: "emotion", findingType: TONE },
  contempt: { group: "emotion", findingType: TONE },
  disgust: { group: "emotion", findingType: TONE },
  fear: { group: "emotion", findingType: TONE },
  joy: { group: "emotion", findingType: TONE },
  sadness: { group: "emotion", findingType: TONE },
  surprise: { group: "emotion", findingType: TONE },
  pride: { group: "emotion", findingType: TONE },
  hope: { group: "emotion", findingType: TONE },
} as const satisfies Record<string, TechniqueEntry>;

export type Technique = keyof typeof TECHNIQUES;

/** Every technique id, in the order of the list. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
export const TECHNIQUE_IDS = Object.keys(TECHNIQUES) as [Technique, ...Technique[]];

/** The finding type under which a technique is observed. */
export function findingTypeOf(technique: Technique): FindingType {
  return TECHNIQUES[technique].findingType;
}

/** What can be true of a technique. */
export type TechniqueFact = Exclude<keyof TechniqueEntry, "group" | "findingType" | "weight">;

/** Whether something is true of a technique. */
export function hasFact(technique: Technique, fact: TechniqueFact): boolean {
  const entry: TechniqueEntry = TECHNIQUES[technique];
  return entry[fact] === true;
}

/** How much a technique matters beside others, from 1 to 3. */
export function weightOf(technique: Technique): number {
  const { weight = 2 }: TechniqueEntry = TECHNIQUES[technique];
  return weight;
}

/** The ids that stand under one finding type, in the order of the list. */
export function techniquesOf(findingType: FindingType): Technique[] {
  return TECHNIQUE_IDS.filter((id) => findingTypeOf(id) === findingType);
}
