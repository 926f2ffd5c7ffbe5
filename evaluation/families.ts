import type { Technique } from "#report/index.ts";

/**
 * Families of techniques within which careful readers often choose differently. A technique may be in two.
 * The measure beside reference readings asks for the same family, not for the same name.
 */
const FAMILIES: readonly (readonly Technique[])[] = [
  // Attacks on somebody.
  [
    "name-calling",
    "doubt",
    "questioning-the-reputation",
    "guilt-by-association",
    "appeal-to-hypocrisy",
    "whataboutism",
    "mockery",
    "dehumanisation",
    "ascribed-motive",
    "us-and-them",
  ],
  // Wording.
  [
    "loaded-language",
    "exaggeration-minimisation",
    "euphoria",
    "repetition",
    "slogans",
    "sales-promise",
    "dehumanisation",
  ],
  // Appeals to the reader.
  [
    "appeal-to-fear",
    "appeal-to-pity",
    "appeal-to-values",
    "flag-waving",
    "appeal-to-popularity",
    "appeal-to-authority",
    "appeal-to-time",
    "call-to-act",
    "shaming-the-reader",
    "us-and-them",
  ],
  // Steps of an argument.
  [
    "false-dilemma",
    "causal-oversimplification",
    "consequential-oversimplification",
    "straw-man",
    "red-herring",
    "cherry-picking",
    "false-equivalence",
    "sweeping-generalisation",
    "hasty-generalisation",
    "single-case-proof",
    "self-contradiction",
    "conversation-killer",
  ],
  // Sources.
  [
    "unsourced-claim",
    "anonymous-authority",
    "suppressed-truth",
    "secret-plot",
    "vague-quantity",
    "missing-time-or-place",
    "one-sided-sourcing",
    "headline-over-text",
    "obfuscation",
  ],
];

/** Whether two techniques are one, or of one family. */
export function areOfOneFamily(a: Technique, b: Technique): boolean {
  return a === b || FAMILIES.some((family) => family.includes(a) && family.includes(b));
}
