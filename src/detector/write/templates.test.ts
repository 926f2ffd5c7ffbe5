import { describe, expect, it } from "vitest";
import { type Carrier, frames, type PointWording, pointWordings } from "#languages/index.ts";
import {
  isAccusing,
  REPORT_LANGUAGES,
  type ReportLanguage,
  TECHNIQUE_IDS,
  TECHNIQUES,
} from "#report/index.ts";
import { fillTemplate, type Slots } from "./template.ts";

const QUOTED: readonly {
  readonly name: string;
  readonly quotes: readonly string[];
  readonly carrier: Carrier;
}[] = [
  { name: "one word", quotes: ["traitors"], carrier: "word" },
  { name: "several words", quotes: ["the last honest town"], carrier: "words" },
  { name: "a sentence", quotes: ["Nobody asked us"], carrier: "sentence" },
  { name: "a question", quotes: ["Who is next?"], carrier: "question" },
  { name: "an emoji", quotes: ["🤡"], carrier: "emoji" },
  { name: "several quotes of one word", quotes: ["traitors", "thieves"], carrier: "word" },
  { name: "several quotes", quotes: ["traitors", "the last honest town", "a lie"], carrier: "words" },
  { name: "several sentences", quotes: ["Nobody asked us", "We were sold out"], carrier: "sentence" },
];

/** Ukrainian verbs in the third person, of one and of several. */
const OF_ONE = /(?:[аяіуюи]є|[ії]ть|ить)$/u;
const OF_SEVERAL = /(?:[аяую]ть)$/u;

function templatesOf({ statements, readings = [], questions = [] }: PointWording): string[] {
  return [...statements, ...readings, ...questions];
}

const ALL = REPORT_LANGUAGES.flatMap((language) =>
  TECHNIQUE_IDS.flatMap((technique) =>
    templatesOf(pointWordings[language][technique]).map((template) => ({ language, technique, template })),
  ),
);

function fill(template: string, language: ReportLanguage, quoted: Pick<Slots, "quotes" | "carrier">): string {
  const { author } = frames[language];
  return fillTemplate(
    template,
    { ...quoted, who: author, target: "NATO", speaker: "NATO", a: "one", b: "two" },
    frames[language],
  );
}

describe("the templates of points", () => {
  it.each(REPORT_LANGUAGES)("have three statements or more for every technique (%s)", (language) => {
    const few = TECHNIQUE_IDS.filter((technique) => pointWordings[language][technique].statements.length < 3);
    expect(few).toEqual([]);
  });

  it.each(REPORT_LANGUAGES)(
    "have a reading and a question for every device that is held against a text (%s)",
    (language) => {
      const accusing = TECHNIQUE_IDS.filter((technique) => isAccusing(TECHNIQUES[technique].findingType));
      const bare = accusing.filter((technique) => {
        const { readings = [], questions = [], means } = pointWordings[language][technique];
        return readings.length === 0 || questions.length === 0 || means === undefined;
      });
      expect(bare).toEqual([]);
    },
  );

  it.each(QUOTED)("are whole sentences with $name", (quoted) => {
    const faulty = ALL.map(({ language, template }) => fill(template, language, quoted)).filter(
      (sentence) =>
        /[{}[\]|<>]|\s{2}|\bundefined\b/u.test(sentence) || !/^[\p{Lu}“«].*(?:[.?]|\?”)$/u.test(sentence),
    );
    expect(faulty).toEqual([]);
  });

  it("pile no full stop on a question's mark in English", () => {
    const question = { quotes: ["Who is next?"], carrier: "question" } as const;
    expect(fill("Here it stands: {words}.", "en", question)).toBe("Here it stands: “Who is next?”");
    expect(fill("Так і сказано: {words}.", "uk", question)).toBe("Так і сказано: «Who is next?».");
  });

  it("lead no Ukrainian words in by a noun in the wrong number", () => {
    const faulty = QUOTED.flatMap((quoted) =>
      ALL.filter(({ language }) => language === "uk")
        .map(({ template }) => fill(template, "uk", quoted))
        .filter((sentence) => {
          const said = /^(?<noun>Слово|Слова|Речення|Запитання|Емодзі) (?<rest>«.*)$/u.exec(sentence)?.groups;
          const verb =
            said?.["rest"]
              ?.replaceAll(/«[^»]*»(?:, | та )?/gu, "")
              .trim()
              .split(/[\s,]/u)[0] ?? "";
          const isMany = quoted.quotes.length > 1 || said?.["noun"] === "Слова";
          return said !== undefined && (isMany ? OF_ONE : OF_SEVERAL).test(verb);
        }),
    );
    expect(faulty).toEqual([]);
  });

  it("let every verb after such a noun agree with it", () => {
    const faulty = ALL.filter(({ template }) =>
      /\{nom\} (?!(?:не лише |не |прямо )?\[|—)/u.test(template),
    ).filter(({ template }) => !/\{nom\}[?,]|\{nom\} про/u.test(template));
    expect(faulty).toEqual([]);
  });

  it.each(REPORT_LANGUAGES)("share no phrase of four words between two techniques (%s)", (language) => {
    const seen = new Map<string, string>();
    const shared = ALL.filter((each) => each.language === language).flatMap(({ technique, template }) =>
      phrasesOf(template).filter((phrase) => {
        const other = seen.get(phrase) ?? technique;
        seen.set(phrase, other);
        return other !== technique;
      }),
    );
    expect(shared).toEqual([]);
  });

  it.each(REPORT_LANGUAGES)(
    "are short: twelve words of ours at most in a statement, nine in the mean (%s)",
    (language) => {
      const lengths = TECHNIQUE_IDS.flatMap((technique) =>
        pointWordings[language][technique].statements.map((statement) => wordsOf(statement).length),
      );
      expect(Math.max(...lengths)).toBeLessThanOrEqual(14);
      expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(9);
    },
  );
});

/** Words of ours: without slots, with the first of two forms. */
function wordsOf(template: string): string[] {
  const plain = template.replaceAll(/[[<]([^|]*)\|[^\]>]*[\]>]/gu, "$1").replaceAll(/\{\w+\}/gu, " ");
  return plain.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
}

function phrasesOf(template: string): string[] {
  const parts = template.split(/\{\w+\}|[.:,;?—]/u);
  return parts.flatMap((part) => {
    const words = wordsOf(part);
    return words.slice(3).map((_, i) => words.slice(i, i + 4).join(" "));
  });
}
