import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Label } from "#detector/find/learned/labels.ts";
import type { PackedWeights } from "#detector/find/learned/linear-model.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { corpusExamples, emotionExamples, labelsIn, postExamples } from "./examples.ts";
import { LABEL_TRAINING } from "./labels.ts";
import { fitModel, type LabelFit } from "./model-fitting.ts";

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const emotionsFile = join(values.data, "emotions.jsonl");
if (!existsSync(emotionsFile)) {
  process.stderr.write(
    `There is no ${emotionsFile}, BRIGHTER's texts. Name their folder with --data FOLDER.\n`,
  );
  process.exit(2);
}

for (const language of TEXT_LANGUAGES) {
  const training = LABEL_TRAINING[language];
  const labels = labelsIn(training);
  const examples = [
    ...emotionExamples(emotionsFile, language),
    ...corpusExamples(language, training),
    ...postExamples(language, training),
  ];
  const { packed, fits } = fitModel(labels, examples, { cost: 0.01, weightsKept: 12_000, training });
  writeWeights(language, packed);
  for (const fit of fits) process.stdout.write(`${language} ${lineOf(fit)}\n`);
}

function lineOf({ label, examples, positives, crossValidatedF1 }: LabelFit): string {
  return `${label.padEnd(34)} ${String(positives).padStart(5)} of ${examples}  F1 ${crossValidatedF1.toFixed(3)}`;
}

function writeWeights(language: TextLanguage, packed: PackedWeights<Label>): void {
  const file = fileURLToPath(new URL(`../src/detector/find/learned/weights/${language}.ts`, import.meta.url));
  const source = `// Written by \`npm run train\` from our own corpus and, for emotions in English and Ukrainian, from BRIGHTER
// (Muhammad et al. 2025, CC BY 4.0).
import type { Label } from "../labels.ts";
import type { PackedWeights } from "../linear-model.ts";

export const ${language}: PackedWeights<Label> = ${JSON.stringify(packed, null, 2)};
`;
  writeFileSync(file, source);
}
