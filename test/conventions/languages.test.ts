import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { profiles } from "#languages/index.ts";
import { LANGUAGES, TEXT_LANGUAGES } from "#report/index.ts";
import { foldIn, infoOf } from "../../src/detector/text/characters.ts";

/** Files that hold a measured value for each language, or a sentence of our own in one. */
const MAY_NAME_LANGUAGES = ["src/analysis/check.ts", "src/analysis/config/limits.ts"];

/** Files that hold letters, or names of top-level domains, and no words. */
const MAY_HOLD_LETTERS = [
  "src/detector/patterns/pattern.ts",
  "src/detector/text/characters.ts",
  "src/analysis/answer/words/plain-text.ts",
];

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gsu;
const NAMED = new RegExp(String.raw`["'](?:${LANGUAGES.join("|")})["']|\b(?:${LANGUAGES.join("|")}):`, "u");

function holdsCyrillicWord(file: string): boolean {
  return /\p{Script=Cyrillic}{2}/u.test(readFileSync(file, "utf8").replace(COMMENT, ""));
}

describe("the code that reads texts and answers", () => {
  const files = globSync("src/{detector,analysis}/**/*.ts").filter(
    (file) => !file.endsWith(".test.ts") && !MAY_NAME_LANGUAGES.some((allowed) => file.startsWith(allowed)),
  );

  it("names no language, so that a new one needs no change of it", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => NAMED.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("holds no Cyrillic word: those stand with their language", () => {
    expect(files.filter(holdsCyrillicWord).toSorted()).toEqual(MAY_HOLD_LETTERS.toSorted());
  });
});

describe("the folders of languages", () => {
  it("are those of the closed lists", () => {
    const folders = globSync("src/languages/*/index.ts").map((file) => file.split("/")[2]);
    expect(new Set(folders)).toEqual(new Set(LANGUAGES));
  });

  it("have plain texts of ours where texts are read, by which false alarms are counted", () => {
    const files = globSync("evaluation/plain/*.jsonl");
    expect(new Set(files)).toEqual(new Set(TEXT_LANGUAGES.map((id) => `evaluation/plain/${id}.jsonl`)));
  });
});

describe.each(LANGUAGES)("the profile of %s", (language) => {
  const { script, letters, stopWords } = profiles[language];
  const isOfScript = new RegExp(String.raw`^\p{Script=${script}}$`, "u");

  it("has letters of its script, as they are after folding", () => {
    const folded = Array.from(letters, (letter) => String.fromCharCode(foldIn(infoOf(letter.charCodeAt(0)))));
    expect(folded.join("")).toBe(letters);
    expect(Array.from(letters).filter((letter) => !isOfScript.test(letter))).toEqual([]);
  });

  it("has frequent words in lower case, in its script", () => {
    expect(stopWords.length).toBeGreaterThan(80);
    expect(stopWords.map((word) => word.toLowerCase())).toEqual(stopWords);
    const letterUnits = new Set(stopWords.flatMap((word) => Array.from(word.replaceAll("'", ""))));
    expect([...letterUnits].filter((letter) => !isOfScript.test(letter))).toEqual([]);
  });
});
