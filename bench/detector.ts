// How long a full report of the embedded analyser takes: beside write-good on the same text in one run, with
// an A/A control; against twice the text; for hostile texts; and the first time, before anything is compiled.
// npm run bench   (TEXT_CHARACTERS=15000 ROUNDS=15)
import { execFileSync } from "node:child_process";
import writeGood from "write-good";
import { read } from "#detector/index.ts";
import { REPORT_LANGUAGES } from "#report/index.ts";
import { hostileShapes } from "../test/kit/hostile-shapes.ts";
import { cpuTimes } from "./cpu-time.ts";
import { proseOf } from "./prose.ts";

const characters = Number(process.env["TEXT_CHARACTERS"] ?? 15_000);
const rounds = Number(process.env["ROUNDS"] ?? 15);
const SLOWEST_SHOWN = 6;

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const language of REPORT_LANGUAGES) {
  const text = proseOf(language, characters);
  const half = proseOf(language, characters / 2);
  const [ms = 0, again = 0, ofHalf = 0, ofWriteGood = 0] = await cpuTimes(
    [
      () => read(text, language),
      () => read(text, language),
      () => read(half, language),
      () => writeGood(text),
    ],
    rounds,
  );
  print(
    `${language}, ${text.length} characters: ${ms.toFixed(2)} ms, write-good ${ofWriteGood.toFixed(2)} ms, ` +
      `ratio ${(ms / ofWriteGood).toFixed(2)}; A/A ${(ms / again).toFixed(2)}; over half the text ${(ms / ofHalf).toFixed(2)}`,
  );
}

const prose = proseOf("en", characters);
const shapes = Object.entries({ prose, ...hostileShapes(characters) });
const [proseMs = 0, ...shapesMs] = await cpuTimes(
  shapes.map(
    ([, text]) =>
      () =>
        read(text, "en"),
  ),
  3,
);
const slowest = shapes
  .slice(1)
  .map(([name], index) => ({ name, ms: shapesMs[index] ?? 0 }))
  .toSorted((one, other) => other.ms - one.ms);
print(`${slowest.length} hostile shapes beside ${proseMs.toFixed(2)} ms of prose; the slowest:`);
for (const { name, ms } of slowest.slice(0, SLOWEST_SHOWN)) {
  print(`  ${ms.toFixed(2)} ms, ${(ms / proseMs).toFixed(2)}×: ${name}`);
}

print("the first time, in a process of its own:");
print(
  execFileSync(process.execPath, [`${import.meta.dirname}/cold-start.ts`], { encoding: "utf8" }).trimEnd(),
);
