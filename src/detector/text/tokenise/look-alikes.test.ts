import { describe, expect, it } from "vitest";
import { wordOf } from "../words/distinct-words.ts";
import { tokenise } from "./tokenise.ts";

function wordsOf(text: string): string[] {
  const { words, distinct, count } = tokenise(text);
  return Array.from({ length: count }, (_, token) => wordOf(distinct, words[token] ?? 0));
}

describe("Latin letters within Cyrillic words", () => {
  it("are read as the letters that they look like, small or capital", () => {
    expect(wordsOf("Miський гoлoвa здaв TEКCТ")).toEqual(wordsOf("Міський голова здав ТЕКСТ"));
  });

  it("stay Latin in a word of their own, beside a hyphen and beside letters that look like none", () => {
    expect(wordsOf("PR-служба")).toEqual(["pr-служба"]);
    expect(wordsOf("team слово")).toEqual(["team", "слово"]);
    expect(wordsOf("wifiмережа")).toEqual(["wifiмережа"]);
  });
});
