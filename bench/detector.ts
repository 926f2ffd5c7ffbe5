// How long a full report of the embedded analyser takes, beside write-good on the same text, in one run.
// node bench/detector.ts   (TEXT_CHARACTERS=15000 ROUNDS=60)
import { readFileSync } from "node:fs";
import writeGood from "write-good";
import { read } from "#detector/index.ts";
import { hostileShapes } from "./hostile-shapes.ts";

const characters = Number(process.env["TEXT_CHARACTERS"] ?? 15_000);
const rounds = Number(process.env["ROUNDS"] ?? 60);

function textOf(language: "en" | "uk", length: number): string {
  const loaded = readFileSync(`test/texts/${language}/loaded.txt`, "utf8");
  const plain = ["minutes", "recipe", "weather"].map((name) =>
    readFileSync(`test/texts/${language}/${name}.txt`, "utf8"),
  );
  return [loaded, ...plain].join("\n\n").repeat(20).slice(0, length).trim();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Medians of contenders run in turns, so that a busy machine troubles all alike. */
function compare(contenders: Record<string, () => unknown>): Record<string, number> {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds * 2; round++) {
    for (const [name, work] of Object.entries(contenders)) {
      const ms = time(work);
      if (round >= rounds) times[name]?.push(ms);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

const print = (line: string) => process.stdout.write(`${line}\n`);

for (const language of ["en", "uk"] as const) {
  const text = textOf(language, characters);
  const ms = compare({
    detector: () => read(text, language),
    "detector again": () => read(text, language),
    "write-good": () => writeGood(text),
  });
  const detector = ms["detector"] ?? 0;
  const ratio = (name: string) => (detector / (ms[name] ?? 1)).toFixed(2);
  print(
    `${language} ${text.length} characters: detector ${detector.toFixed(2)} ms, write-good ${ms["write-good"]?.toFixed(2)} ms, ` +
      `ratio ${ratio("write-good")}, A/A ${ratio("detector again")}`,
  );
  const double = textOf(language, characters * 2);
  const twice = median(Array.from({ length: rounds }, () => time(() => read(double, language))));
  print(`${language} twice the length: ${(twice / detector).toFixed(2)}×`);
}

const normal = median(Array.from({ length: rounds }, () => time(() => read(textOf("en", characters), "en"))));
const shapes = Object.entries(hostileShapes(characters)).map(([name, text]) => {
  read(text, "en");
  return { name, ms: median(Array.from({ length: 5 }, () => time(() => read(text, "en")))) };
});
print(`normal ${normal.toFixed(2)} ms; ${shapes.length} hostile shapes, the slowest:`);
for (const { name, ms } of shapes.toSorted((a, b) => b.ms - a.ms).slice(0, 6)) {
  print(`  ${ms.toFixed(2)} ms ${(ms / normal).toFixed(2)}× ${name}`);
}
