import { describe, expect, it } from "vitest";
import { TECHNIQUE_IDS } from "#report/index.ts";
import { SITE_LANGUAGES } from "../../words/languages.ts";
import { PRACTICE_KINDS, practiceFileSchema } from "./schema.ts";
import { PRACTICE_TECHNIQUES } from "./techniques.ts";
import { practiceTexts } from "./texts.ts";

const files = Object.keys(import.meta.glob("../../../../content/**/practice/*.json"));

describe.each(SITE_LANGUAGES)("The practice texts in %s", (language) => {
  const texts = practiceTexts(language);

  it("are ten, one of each kind, and every file is one of them", () => {
    const folder = language === "en" ? "content/practice/" : `content/${language}/practice/`;
    const own = files
      .filter((path) => path.includes(folder))
      .map((path) => path.slice(path.lastIndexOf("/") + 1));
    expect(texts.map(({ slug }) => `${slug}.json`).toSorted()).toEqual(own.toSorted());
    expect(texts.map(({ kind }) => kind).toSorted()).toEqual(PRACTICE_KINDS.toSorted());
  });

  it.each(texts.map((text) => [text.slug, text] as const))("say of %s where each quote stands", (_, text) => {
    for (const { quote, start, end } of [...text.annotations, ...text.lookAlikes]) {
      expect(text.text.slice(start, end)).toBe(quote);
    }
  });

  it.each(texts.map((text) => [text.slug, text] as const))("give a reason for each mark in %s", (_, text) => {
    const reasons = [...text.annotations, ...text.lookAlikes].map(({ reason }) => reason);
    for (const reason of reasons) expect(reason.split(/\s+/u).length).toBeGreaterThan(6);
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const { plainly, quote } of text.annotations) expect(plainly).not.toBe(quote);
  });

  it("are of 90 to 200 words", () => {
    for (const { slug, text } of texts) {
      const { length } = text.split(/\s+/u);
      expect(length, slug).toBeGreaterThanOrEqual(90);
      expect(length, slug).toBeLessThanOrEqual(200);
    }
  });

  it("are cut into sentences that leave out blanks alone", () => {
    for (const { text, paragraphs } of texts) {
      const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
      const rest = sentences.reduceRight(
        (left, { start, end }) => left.slice(0, start) + left.slice(end),
        text,
      );
      expect(rest.trim()).toBe("");
    }
  });

  it("show each technique of practice, and some texts have none", () => {
    const marked = texts.flatMap(({ annotations }) => annotations.map(({ technique }) => technique));
    expect([...new Set(marked)].toSorted()).toEqual(PRACTICE_TECHNIQUES.toSorted());
    expect(texts.filter(({ annotations }) => annotations.length === 0).length).toBeGreaterThanOrEqual(2);
  });
});

describe("A file of a practice text", () => {
  const annotation = { technique: "mockery", quote: "b", reason: "c", plainly: "d", weight: 2 };
  const file = {
    title: "T",
    kind: "advert",
    about: "A",
    paragraphs: ["a b"],
    annotations: [annotation],
    lookAlikes: [{ technique: "mockery", quote: "a", reason: "c" }],
  };

  it("is refused with a technique beyond the closed list, without a reason, or with a weight of four", () => {
    expect(practiceFileSchema.safeParse(file).success).toBe(true);
    for (const wrong of [{ technique: "flattery" }, { reason: " " }, { weight: 4 }]) {
      const annotations = [{ ...annotation, ...wrong }];
      expect(practiceFileSchema.safeParse({ ...file, annotations }).success).toBe(false);
    }
  });
});

it("Every technique of practice is of the closed list of techniques", () => {
  expect(PRACTICE_TECHNIQUES.filter((id) => !TECHNIQUE_IDS.includes(id))).toEqual([]);
  expect(new Set(PRACTICE_TECHNIQUES).size).toBe(PRACTICE_TECHNIQUES.length);
});
