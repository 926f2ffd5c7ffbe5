import { globSync, readFileSync } from "node:fs";
import type { ReportLanguage } from "#report/index.ts";

/**
 * Ordinary prose of so many UTF-16 units: the examples of the home page, plain news, recipes, minutes and the
 * like, and one loaded speech. Nothing is repeated while the sources last, for repeated words are cheap.
 */
export function proseOf(language: ReportLanguage, length: number): string {
  const plain = readFileSync(`evaluation/plain/${language}.jsonl`, "utf8").trim().split("\n");
  const texts = plain.map((line) => String(JSON.parse(line).text));
  const charged = globSync([`content/examples/${language}-*.txt`, `test/texts/${language}/loaded.txt`]);
  for (const [index, file] of charged.toSorted().entries())
    texts.splice(index * 8, 0, readFileSync(file, "utf8"));
  const all = texts.join("\n\n");
  return all
    .repeat(Math.ceil(length / all.length))
    .slice(0, length)
    .trim();
}
