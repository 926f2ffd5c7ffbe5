import { describe, expect, it } from "vitest";
import { findSentences } from "../text/sentences.ts";
import { tokenise } from "../text/tokenise/tokenise.ts";
import { WordSet } from "../text/words/word-set.ts";
import { compile } from "./compile.ts";
import { type Hit, Matcher } from "./matcher.ts";

/** The words that a pattern matches in a text. */
function matches(pattern: string, text: string): string[] {
  const tokens = tokenise(text);
  const hits: Hit[] = [];
  const matcher = new Matcher(compile([{ patterns: [pattern] }]));
  for (const { first, end } of findSentences(tokens, new WordSet([]), "en"))
    matcher.match(tokens, matcher.symbolsOf(tokens), first, end, hits);
  return hits.map(({ first, last }) => text.slice(tokens.starts[first], tokens.ends[last]));
}

describe("a pattern", () => {
  it.each([
    ["so-called experts", "The so-called “experts” met.", ["so-called “experts"]],
    ["зрад*", "Зрада! Зрадники, зраджено.", ["Зрада", "Зрадники", "зраджено"]],
    ["(a|the) (big lie|truth)", "The big lie and a truth.", ["The big lie", "a truth"]],
    ["(we|) will", "We will.", ["We will"]],
    ["either .. or", "Either you go now, or I go.", ["Either you go now, or"]],
    ["^ but", "But no. Yes but no.", ["But"]],
    ["is it $", "What is it? It is it or not.", ["is it"]],
    ["don't ,", "I don’t, I won’t.", ["don’t,"]],
    ["елка", "Ёлка и ёлка.", ["Ёлка", "ёлка"]],
    ["замок", "Це за\u0301мок.", ["за\u0301мок"]],
    ["<upper> <number> <capitalised>", "See NATO 5 Paris.", ["NATO 5 Paris"]],
    ["(^|,) (a (b|c)|d) !", "A c! Then, d!", ["A c!", ", d!"]],
  ])("%s matches in %j", (pattern, text, words) => {
    expect(matches(pattern, text)).toEqual(expect.arrayContaining(words));
  });

  it.each([
    ["either .. or", "Either one two three four five or."],
    ["either .. or", "Either this. Or that."],
    ["big lie", "A big (lie)."],
    ["word", "words"],
    ["is it $", "It is it or not."],
  ])("%s does not match in %j", (pattern, text) => {
    expect(matches(pattern, text)).toEqual([]);
  });

  it.each([
    ["(a|b", 'a ")" is missing'],
    ["a|b", "outside brackets"],
    ["Upper", "not in lower case"],
    ["<animal>", "unknown class"],
    ["", "empty"],
    [", !", "no word"],
    [".. a", "gap"],
    ["50%", "not a word"],
  ])("%j is refused by name", (pattern, problem) => {
    expect(() => compile([{ patterns: [pattern] }])).toThrow(`pattern "${pattern}"`);
    expect(() => compile([{ patterns: [pattern] }])).toThrow(problem);
  });
});
