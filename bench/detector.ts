/**
 * How long a full report of the embedded analyser takes, beside write-good on the same text, in one
 * run: `npm run bench`. TEXT_CHARACTERS (15,000) and ROUNDS (60) may be set.
 */
import { readFileSync } from "node:fs";
import writeGood from "write-good";
import { read } from "#detector/index.ts";
import { hostileShapes } from "./hostile-shapes.ts";
import { medianTimes } from "./median-times.ts";

const characters = Number(process.env["TEXT_CHARACTERS"] ?? 15_000);
const rounds = Number(process.env["ROUNDS"] ?? 60);

function textOf(language: "en" | "uk", length: number): string {
  const names = ["loaded", "minutes", "recipe", "weather"];
  const texts = names.map((name) => readFileSync(`test/texts/${language}/${name}.txt`, "utf8"));
  return texts.join("\n\n").repeat(20).slice(0, length).trim();
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Beside write-good, beside itself (what is noise), and with twice the text (whether time grows with it). */
async function compare(language: "en" | "uk"): Promise<void> {
  const text = textOf(language, characters);
  const double = textOf(language, characters * 2);
  const ms = await medianTimes(
    {
      detector: () => read(text, language),
      again: () => read(text, language),
      "write-good": () => writeGood(text),
      double: () => read(double, language),
    },
    { warmUp: rounds, rounds },
  );
  const of = (name: string) => ms.get(name) ?? Number.NaN;
  print(
    `${language} ${text.length} characters: detector ${of("detector").toFixed(2)} ms, write-good ${of("write-good").toFixed(2)} ms, ` +
      `ratio ${(of("detector") / of("write-good")).toFixed(2)}, A/A ${(of("detector") / of("again")).toFixed(2)}, ` +
      `twice the length ${(of("double") / of("detector")).toFixed(2)}×`,
  );
}

/** Texts that make careless scanners slow, beside an ordinary text of the same length. */
async function tryHostileShapes(): Promise<void> {
  const ordinary = textOf("en", characters);
  const shapes = Object.entries(hostileShapes(characters));
  const contenders = shapes.map(([name, text]) => [name, () => read(text, "en")] as const);
  const ms = await medianTimes(Object.fromEntries(contenders), { warmUp: 1, rounds: 5 });
  const normal =
    (await medianTimes({ ordinary: () => read(ordinary, "en") }, { warmUp: 5, rounds })).get("ordinary") ?? 0;
  print(`normal ${normal.toFixed(2)} ms; ${shapes.length} hostile shapes, the slowest:`);
  for (const [name, time] of [...ms].toSorted((a, b) => b[1] - a[1]).slice(0, 6)) {
    print(`  ${time.toFixed(2)} ms ${(time / normal).toFixed(2)}× ${name}`);
  }
}

for (const language of ["en", "uk"] as const) await compare(language);
await tryHostileShapes();
