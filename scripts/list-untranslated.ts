/** Lists every string of the built Ukrainian pages that has no Cyrillic letter, and is no name, code or number. */
import { globSync, readFileSync } from "node:fs";
import { withoutCyrillic } from "./site/untranslated.ts";

const found = new Map<string, string[]>();
for (const path of globSync("build/site/uk/**/*.html").toSorted()) {
  for (const words of withoutCyrillic(readFileSync(path, "utf8"))) {
    found.set(words, [...(found.get(words) ?? []), path]);
  }
}
if (found.size > 0) process.exitCode = 1;
for (const [words, paths] of found) {
  process.stdout.write(`${words}\t${paths.length} pages, ${paths[0]}\n`);
}
