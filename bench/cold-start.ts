// What the first visitor of each language waits for, in CPU time: run by bench/detector.ts in a fresh process.
import { TEXT_LANGUAGES } from "#report/index.ts";

const SENTENCES = {
  en: "They will stand with us.",
  uk: "Вони стоятимуть із нами.",
  ru: "Они будут стоять вместе с нами.",
};

async function measure(name: string, work: () => unknown): Promise<void> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  process.stdout.write(`  ${((user + system) / 1000).toFixed(0)} ms: ${name}\n`);
}

await measure("loading the detector", () => import("#detector/index.ts"));
const { read } = await import("#detector/index.ts");
for (const language of TEXT_LANGUAGES) {
  await measure(`the first sentence in ${language}`, () => read(SENTENCES[language], "en"));
}
await measure("the second", () => read(SENTENCES.en, "en"));
