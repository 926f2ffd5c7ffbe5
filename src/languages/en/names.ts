import type { TechniqueNames } from "../language.ts";

/** The field's standard English term for each technique and cue. */
export const techniqueNames: TechniqueNames = {
  "name-calling": "Name calling",
  "guilt-by-association": "Guilt by association",
  doubt: "Casting doubt",
  "appeal-to-hypocrisy": "Appeal to hypocrisy",
  "questioning-the-reputation": "Questioning the reputation",

  "flag-waving": "Flag waving",
  "appeal-to-authority": "Appeal to authority",
  "appeal-to-popularity": "Appeal to popularity",
  "appeal-to-values": "Appeal to values",
  "appeal-to-fear": "Appeal to fear",
  "appeal-to-pity": "Appeal to pity",

  "straw-man": "Straw man",
  "red-herring": "Red herring",
  whataboutism: "Whataboutism",

  "causal-oversimplification": "Causal oversimplification",
  "false-dilemma": "False dilemma",
  "consequential-oversimplification": "Slippery slope",
  "false-equivalence": "False equivalence",
  "cherry-picking": "Cherry picking",

  slogans: "Slogan",
  "conversation-killer": "Conversation killer",
  "appeal-to-time": "Appeal to time",

  "loaded-language": "Loaded language",
  obfuscation: "Obfuscation",
  "exaggeration-minimisation": "Exaggeration or minimisation",
  repetition: "Repetition",
  euphoria: "Euphoria",

  "unsourced-claim": "Unsourced claim",
  "anonymous-authority": "Anonymous authority",
  "suppressed-truth": "Claim of suppressed truth",
  "secret-plot": "Secret plot",
  "missing-time-or-place": "Missing time or place",
  "vague-quantity": "Vague quantity",
  "self-contradiction": "Self-contradiction",

  attribution: "Attribution",
  "counter-view": "Counter-view",
  hedge: "Hedging",
  "subjective-wording": "Subjective wording",
  "sweeping-generalisation": "Sweeping generalisation",
  "one-sided-sourcing": "One-sided sourcing",

  anger: "Anger",
  disgust: "Disgust",
  fear: "Fear",
  joy: "Joy",
  sadness: "Sadness",
  surprise: "Surprise",
};
