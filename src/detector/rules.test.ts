import { describe, expect, it } from "vitest";
import { type Rule, rules } from "#languages/index.ts";
import { findingTypeOf, isAccusing, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { compile } from "./patterns/compile.ts";
import { lexiconOf } from "./patterns/lexicon.ts";
import { match } from "./patterns/match.ts";
import { type Hit, Matcher } from "./patterns/matcher.ts";
import { split } from "./text/split.ts";
import { voiceOf } from "./text/voice.ts";

/** Plain sentences that stand before an example which is too short to tell its language by itself. */
const CONTEXTS: Record<TextLanguage, string> = {
  en: "The meeting took place on Monday, and it lasted an hour.",
  uk: "Засідання відбулося в понеділок, і воно тривало годину.",
  ru: "Это заседание было в понедельник, и оно длилось час.",
};

/** Whether each sentence of a text is taken for one in the language. */
function isIn(language: TextLanguage, text: string): boolean {
  return split(text).sentences.every((sentence) => sentence.language === language);
}

/** An example as a text in its language: by itself where that tells the language, or else after a plain sentence. */
function textOf(example: string, language: TextLanguage): string {
  return isIn(language, example) ? example : `${CONTEXTS[language]}\n\n${example}`;
}

/** What a rule finds in a text, its language detected as for any reader. */
function findingsOf(rule: Rule, text: string) {
  const cut = split(text);
  const { findings, speech } = match(cut);
  return { cut, speech, findings: findings.filter((finding) => finding.rule === rule) };
}

/** The author's words that a rule matches, whatever their strength. */
function matchedInAuthorsVoice(rule: Rule, text: string): string[] {
  const { cut, speech, findings } = findingsOf(rule, text);
  return findings
    .map(({ first, last }) => [cut.tokens.starts[first] ?? 0, cut.tokens.ends[last] ?? 0] as const)
    .filter(([start, end]) => voiceOf(speech, start, end) === "author")
    .map(([start, end]) => text.slice(start, end));
}

/** The author's words that a report may show of a rule: what only correlates is never shown. */
function shownInAuthorsVoice(rule: Rule, text: string): string[] {
  return rule.strength === "strong" ? matchedInAuthorsVoice(rule, text) : [];
}

/** The patterns of a rule that none of its flags hits. */
function unprovenPatterns({ patterns, flags }: Rule): string[] {
  const matcher = new Matcher(compile(patterns.map((pattern) => ({ patterns: [pattern] }))));
  const hits: Hit[] = [];
  for (const flag of flags) {
    const { tokens, sentences } = split(flag);
    const symbols = matcher.symbolsOf(tokens);
    for (const { first, end } of sentences) matcher.match(tokens, symbols, first, end, hits);
  }
  const proven = new Set(hits.map(({ owner }) => owner));
  return patterns.filter((_, index) => !proven.has(index));
}

/** Characters of a screen line, which is as much of a pattern as a reviewer takes in. */
const SCREEN_LINE = 112;
/** Patterns that are longer still: a debt that may only shrink. */
const LONGER: Readonly<Partial<Record<TextLanguage, number>>> = { en: 499 };

describe.each(TEXT_LANGUAGES)("patterns of %s", (language) => {
  const accusing = rules[language].filter(isAccusingRule);

  it("are each hit by one of their rule's flags", () => {
    expect(accusing.flatMap(unprovenPatterns)).toEqual([]);
  });

  it("stand once under each technique", () => {
    const patterns = rules[language].flatMap((rule) =>
      rule.patterns.map((each) => `${rule.technique}: ${each}`),
    );
    const seen = new Set<string>();
    expect(patterns.filter((each) => seen.has(each) || !seen.add(each))).toEqual([]);
  });

  it("are no longer than a screen line, but for a debt that shrinks", () => {
    const long = accusing.flatMap(({ patterns }) => patterns).filter(({ length }) => length > SCREEN_LINE);
    expect(long.length).toBeLessThanOrEqual(LONGER[language] ?? 0);
  });
});

function isAccusingRule({ technique }: Rule): boolean {
  return isAccusing(findingTypeOf(technique));
}

describe.each(TEXT_LANGUAGES)("rules of %s", (language) => {
  it("all compile", () => {
    expect(() => lexiconOf(language)).not.toThrow();
  });

  it("have examples of which most tell their language by themselves", () => {
    const examples = rules[language].flatMap(({ flags, passes }) => [...flags, ...passes]);
    const told = examples.filter((example) => isIn(language, example));
    expect(told.length / examples.length).toBeGreaterThan(0.7);
  });

  for (const rule of rules[language]) {
    for (const flagged of rule.flags) {
      it(`«${rule.technique}» flags: ${flagged}`, () => {
        const text = textOf(flagged, language);
        expect(matchedInAuthorsVoice(rule, text)).not.toEqual([]);
      });
    }
    for (const passed of rule.passes) {
      it(`«${rule.technique}» passes: ${passed}`, () => {
        const text = textOf(passed, language);
        expect(isIn(language, text)).toBe(true);
        expect(shownInAuthorsVoice(rule, text)).toEqual([]);
      });
    }
  }
});

/** Plain words that begin, or are written, as an insult or a charged word does. */
const PLAIN_WORDS: readonly (readonly [string, TextLanguage])[] = [
  ["У неробочий день майстриня з педикюру вчиться вишивати.", "uk"],
  ["Алкотестер лежить біля помийного бака, а опудало стоїть на городі.", "uk"],
  ["Після падіння зі скакуна в неї синяк на коліні, тож урок перенесли.", "uk"],
  ["Тарасик порвав квиток, бо перекур скінчився.", "uk"],
  ["М’ясо пропустіть через м’ясорубку двічі, а з гілок зберіть сучки.", "uk"],
  ["Віджимання роблять зранку, а довбання дупел у лісі чути ввечері.", "uk"],
  ["Он решал задачу, пока сестра подпевала радио и резала овощ.", "ru"],
  ["Кафедра журналистики просит поработать и передохнуть до пятницы.", "ru"],
  ["Ватная палочка, бензоколонка и болванка лежат у бетонного поребрика.", "ru"],
  ["После вбрасывания вратарь сделал двадцать отжиманий и зажмурил глаза.", "ru"],
  ["Рыбу поджарили, мясо запекли, а спутник и сателлит вышли на орбиту.", "ru"],
  ["Проходимость дороги проверит агиткампания, а станция вещает по утрам.", "ru"],
];

it.each(PLAIN_WORDS)("the plain words of %j accuse nobody", (sentence, language) => {
  const cut = split(textOf(sentence, language));
  const accusing = match(cut).findings.filter(
    ({ technique, strength }) => strength === "strong" && isAccusing(findingTypeOf(technique)),
  );
  expect(accusing).toEqual([]);
});
