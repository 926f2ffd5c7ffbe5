import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bucketsOf, featuresIn } from "#detector/find/learned/find-learned.ts";
import { withSplit } from "#detector/text/split.ts";
import type { PackedModel } from "#languages/index.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { corpusOf, fingerprintOf, postsOf } from "./corpus.ts";
import { type Fit, fitModel } from "./fit-model.ts";

// Learns the weights in `src/languages/*/learned` anew from the corpus beside this file, in about five
// minutes. They come out the same on every machine.
const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });

for (const language of TEXT_LANGUAGES) {
  const texts = [...corpusOf(language), ...postsOf(language, values.data)].map(({ text, technique }) => ({
    technique,
    features: withSplit(text, (split) => bucketsOf(featuresIn(split))),
  }));
  const { packed, unseen } = fitModel(texts);
  writeWeights(language, { corpus: fingerprintOf(language), ...packed });
  process.stdout.write(`${language}: ${texts.length} texts. Of those kept back ${told(unseen)}\n`);
}

function writeWeights(language: TextLanguage, packed: PackedModel): void {
  const source = `// Written by \`npm run train\` from \`training/corpus\`.
import type { PackedModel } from "../../learned.ts";

export const weights: PackedModel = ${JSON.stringify(packed, null, 2)};
`;
  writeFileSync(new URL(`../src/languages/${language}/learned/weights.ts`, import.meta.url), source);
}

function told({ recall, precision, accused }: Fit["unseen"]): string {
  return `${percent(recall)} of the examples are named, ${percent(precision)} of what is named is right, ${percent(accused)} of the plain texts are named.`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
