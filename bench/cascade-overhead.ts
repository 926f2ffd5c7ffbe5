// What an analysis without a key costs over the detector alone: CPU time of the whole cascade and of one reading, side
// by side in one run, with an A/A control. `node bench/cascade-overhead.ts` (TEXT_CHARACTERS=15000 ROUNDS=15)
import { createCascade } from "#analysis/index.ts";
import { read } from "#detector/index.ts";
import { REPORT_LANGUAGES } from "#report/index.ts";
import { cpuTimes } from "./cpu-time.ts";
import { proseOf } from "./prose.ts";

const characters = Number(process.env["TEXT_CHARACTERS"] ?? 15_000);
const rounds = Number(process.env["ROUNDS"] ?? 15);
const never = new AbortController().signal;
const analyse = createCascade({ models: [] });

for (const language of REPORT_LANGUAGES) {
  const text = proseOf(language, characters);
  const [analysisMs = 0, readingMs = 0, againMs = 0] = await cpuTimes(
    [() => analyse({ text, language }, never), () => read(text, language), () => read(text, language)],
    rounds,
  );
  process.stdout.write(
    `${language}, ${text.length} characters: analysis ${analysisMs.toFixed(2)} ms, detector alone ` +
      `${readingMs.toFixed(2)} ms, ratio ${(analysisMs / readingMs).toFixed(2)}; A/A ${(againMs / readingMs).toFixed(2)}\n`,
  );
}
