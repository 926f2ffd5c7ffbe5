import { describe, expect, it } from "vitest";
import { type Rule, rules } from "#languages/index.ts";
import { type FindingType, findingTypeOf, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
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

/** The patterns of a rule that none of its own flags holds. */
function unprovenPatterns({ patterns, flags }: Rule): string[] {
  const unproven = new Set(patterns.keys());
  const matcher = new Matcher(compile(patterns.map((pattern) => ({ patterns: [pattern] }))));
  for (const { tokens, sentences } of flags.map((flag) => split(flag))) {
    const symbols = matcher.symbolsOf(tokens);
    const hits: Hit[] = [];
    for (const { first, end } of sentences) matcher.match(tokens, symbols, first, end, hits);
    for (const { owner } of hits) unproven.delete(owner);
  }
  return patterns.filter((_, index) => unproven.has(index));
}

/** Languages whose rules say by a flag of their own what each pattern is for. */
const PROVEN_LANGUAGES: ReadonlySet<TextLanguage> = new Set(["uk"]);
/** Characters of a screen line, which is as much of a pattern as a reader takes in. */
const LONGEST_PATTERN = 112;
/** Techniques and cues whose rules are still in one file for each group, not yet proven pattern by pattern. */
const CUE_TYPES: ReadonlySet<FindingType> = new Set(["Unbiased Presentation", "Emotional Tone"]);

describe.each(TEXT_LANGUAGES.filter((language) => PROVEN_LANGUAGES.has(language)))(
  "patterns of the accusing rules of %s",
  (language) => {
    const accusing = rules[language].filter(({ technique }) => !CUE_TYPES.has(findingTypeOf(technique)));

    it("are each found in a flag of their rule", () => {
      expect(accusing.flatMap(unprovenPatterns)).toEqual([]);
    });

    it("are no longer than a screen line", () => {
      const patterns = accusing.flatMap((rule) => rule.patterns);
      expect(patterns.filter((pattern) => pattern.length > LONGEST_PATTERN)).toEqual([]);
    });
  },
);

describe.each(TEXT_LANGUAGES)("rules of %s", (language) => {
  it("all compile", () => {
    expect(() => lexiconOf(language)).not.toThrow();
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
