import { describe, expect, it } from "vitest";
import { type Rule, rules } from "#languages/index.ts";
import { findingTypeOf, isAccusing, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { compile } from "./patterns/compile.ts";
import { lexiconOf } from "./patterns/lexicon.ts";
import { match } from "./patterns/match.ts";
import { type Hit, Matcher } from "./patterns/matcher.ts";
import { weigh } from "./select/select-evidence.ts";
import { split } from "./text/split.ts";
import { voiceOf } from "./text/voice.ts";

/** What a rule finds, the text being read as of the rule's language. */
function findingsOf(rule: Rule, text: string, language: TextLanguage) {
  const cut = split(text);
  for (const sentence of cut.sentences) sentence.language = language;
  const { findings, speech } = match(cut);
  return { cut, speech, findings: findings.filter((finding) => finding.rule === rule) };
}

/** The author's words that a rule matches, whatever they weigh. */
function matchedInAuthorsVoice(rule: Rule, text: string, language: TextLanguage): string[] {
  const { cut, speech, findings } = findingsOf(rule, text, language);
  return findings
    .map(({ first, last }) => [cut.tokens.starts[first] ?? 0, cut.tokens.ends[last] ?? 0] as const)
    .filter(([start, end]) => voiceOf(speech, start, end) === "author")
    .map(([start, end]) => text.slice(start, end));
}

/** The author's words that a report would show of a rule: weak evidence alone is not shown. */
function shownInAuthorsVoice(rule: Rule, text: string, language: TextLanguage): string[] {
  const { cut, speech, findings } = findingsOf(rule, text, language);
  return weigh(cut, speech, findings)
    .filter((piece) => piece.voice === "author")
    .map(({ start, end }) => text.slice(start, end));
}

/** The patterns that are found in none of the rule's own flags: nothing proves that they find anything. */
function unproven({ patterns, flags }: Rule): string[] {
  const matcher = new Matcher(compile(patterns.map((pattern) => ({ patterns: [pattern] }))));
  const hits: Hit[] = [];
  for (const flagged of flags) {
    const { tokens, sentences } = split(flagged);
    const symbols = matcher.symbolsOf(tokens);
    for (const { first, end } of sentences) matcher.match(tokens, symbols, first, end, hits);
  }
  const proven = new Set(hits.map(({ owner }) => owner));
  return patterns.filter((_, index) => !proven.has(index));
}

describe.each(TEXT_LANGUAGES)("rules of %s", (language) => {
  it("all compile", () => {
    expect(() => lexiconOf(language)).not.toThrow();
  });

  it("that accuse have no pattern which none of their own flags proves", () => {
    const accusing = rules[language].filter(({ technique }) => isAccusing(findingTypeOf(technique)));
    expect(accusing.flatMap(unproven)).toEqual([]);
  });

  for (const rule of rules[language]) {
    for (const flagged of rule.flags) {
      it(`«${rule.technique}» flags: ${flagged}`, () => {
        expect(matchedInAuthorsVoice(rule, flagged, language)).not.toEqual([]);
      });
    }
    for (const passed of rule.passes) {
      it(`«${rule.technique}» passes: ${passed}`, () => {
        expect(shownInAuthorsVoice(rule, passed, language)).toEqual([]);
      });
    }
  }
});
