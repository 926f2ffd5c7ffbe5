/** How well a family reads Ukrainian, as far as its makers or a measurement say. */
export type UkrainianReading = "made for it" | "among its languages" | "not named by its makers";

/** Models that follow instructions and keep to JSON, under the names that servers give them. */
export interface Family {
  readonly name: string;
  readonly pattern: RegExp;
  readonly ukrainian: UkrainianReading;
  /** The smallest size that is worth its time, in billions of parameters. */
  readonly smallest: number;
  /** Who says so. */
  readonly source: string;
  /** After this day somebody looks again whether the line is still true: CONTRIBUTING.md says how. */
  readonly renewBy: string;
}

const RENEW_BY = "2027-11-22";

/** The families that may be taken by themselves; of two of one size class the one further up is. */
export const FAMILIES: readonly Family[] = [
  {
    name: "Lapa",
    pattern: /lapa/u,
    ukrainian: "made for it",
    smallest: 4,
    source:
      "model card of lapa-llm/lapa-v0.1.2-instruct: Gemma 3 with a tokenizer and training for Ukrainian",
    renewBy: RENEW_BY,
  },
  {
    name: "MamayLM",
    pattern: /mamay/u,
    ukrainian: "made for it",
    smallest: 4,
    source: "model cards of INSAIT-Institute/MamayLM: Gemma 2 and 3, trained further on Ukrainian",
    renewBy: RENEW_BY,
  },
  {
    name: "Gemma",
    pattern: /gemma-?[34]/u,
    ukrainian: "among its languages",
    smallest: 4,
    source: "Gemma 3 technical report: more than 140 languages",
    renewBy: RENEW_BY,
  },
  {
    name: "Mistral Small, Medium, Large",
    pattern: /mistral-?(?:small|medium|large)/u,
    ukrainian: "among its languages",
    smallest: 20,
    source: "model card of Mistral Small 3.1: dozens of languages, Ukrainian named",
    renewBy: RENEW_BY,
  },
  {
    name: "Qwen",
    pattern: /qwen-?(?:[3-9]|2\.5)/u,
    ukrainian: "among its languages",
    smallest: 7,
    source: "Qwen3 technical report: 119 languages, Ukrainian named",
    renewBy: RENEW_BY,
  },
  {
    name: "Aya",
    pattern: /aya/u,
    ukrainian: "among its languages",
    smallest: 8,
    source: "model card of Aya Expanse: 23 languages, Ukrainian named",
    renewBy: RENEW_BY,
  },
  {
    name: "Command",
    pattern: /command-?[ar]/u,
    ukrainian: "among its languages",
    smallest: 7,
    source: "model card of Command R: Ukrainian among the languages of its training",
    renewBy: RENEW_BY,
  },
  {
    name: "Llama",
    pattern: /llama-?(?:3\.[1-9]|4)/u,
    ukrainian: "not named by its makers",
    smallest: 8,
    source: "model cards of Llama 3.1 to 4: Ukrainian is not among the supported languages",
    renewBy: RENEW_BY,
  },
  {
    name: "gpt-oss",
    pattern: /gpt-oss/u,
    ukrainian: "not named by its makers",
    smallest: 20,
    source: "model card of gpt-oss: trained mostly on English text",
    renewBy: RENEW_BY,
  },
];

/** Models for another work, whatever their family: embedding, ranking, code, pictures, speech, guarding. */
const OTHER_WORK =
  /embed|rerank|code|devstral|starcoder|llava|moondream|[-_]vl\b|\dvl\b|ocr|vision|guard|shield|whisper|tts|math|translate|(?:^|[-_/])base\b/u;

/** From which size on a model is large and middling, in billions of parameters. */
const LARGE = 20;
const MIDDLING = 7;

/** What is known of a model on a server. */
export interface Candidate {
  /** The server's name of it. */
  readonly model: string;
  /** In billions of parameters, where the server tells. */
  readonly size?: number | undefined;
}

/** The family of a model that may be taken; undefined for any other. */
export function familyOf({ model, size }: Candidate): Family | undefined {
  const name = model.toLowerCase();
  if (OTHER_WORK.test(name)) return undefined;
  const family = FAMILIES.find(({ pattern }) => pattern.test(name));
  const known = size ?? sizeInName(name);
  return family !== undefined && (known === undefined || known >= family.smallest) ? family : undefined;
}

/** The candidates that may be taken, the best first: the larger class, the better family, the larger model. */
export function inOrder<T extends Candidate>(candidates: readonly T[]): T[] {
  return candidates
    .flatMap((candidate) => {
      const family = familyOf(candidate);
      const size = candidate.size ?? sizeInName(candidate.model.toLowerCase()) ?? 0;
      return family === undefined ? [] : [{ candidate, size, place: FAMILIES.indexOf(family) }];
    })
    .toSorted((a, b) => classOf(b.size) - classOf(a.size) || a.place - b.place || b.size - a.size)
    .map(({ candidate }) => candidate);
}

function classOf(size: number): number {
  return Number(size >= MIDDLING) + Number(size >= LARGE);
}

/** The size that a name tells, such as `12b`, `8x7b` or `e4b`, in billions of parameters. */
function sizeInName(name: string): number | undefined {
  const match = /(?<![a-z\d.])(?:(\d+)x)?e?(\d+(?:\.\d+)?)b(?![a-z\d])/u.exec(name);
  return match === null ? undefined : Number(match[1] ?? 1) * Number(match[2]);
}
