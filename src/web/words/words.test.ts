import { describe, expect, it } from "vitest";
import { changelog } from "#content/changelog.ts";
import { reportWords } from "#languages/index.ts";
import {
  BROWSER_MODEL_MESSAGES,
  DEVICE_MESSAGES,
  ERROR_MESSAGES,
  errorIn,
  FILE_MESSAGES,
  LINK_MESSAGES,
  OPEN_MESSAGES,
} from "#report/index.ts";
import { contentIn } from "./content.ts";
import { words } from "./index.ts";
import { SITE_LANGUAGES } from "./languages.ts";

/** What is the same in every language: names, and words for a marker in the text of a program. */
const SAME_IN_ALL = new Set(["en.layout.ownName", "uk.layout.ownName"]);

/** Latin words that stand in Ukrainian: names of products and formats, and keys. */
const NAMES =
  /Subtext|JavaScript|Google Analytics|HTTPS?|RSS|README|Chrome|cookie|Ctrl \+ (?:C|P|Enter)|⌘ \+ (?:C|P|Enter)|English|JSON-LD|JSON|CSV|Markdown|W3C Web Annotation|SHA-256|PDF|HTML|Word(?: \(\.docx\))?|\/report\.schema\.json|PUBLIC_URL|Content-Type|application\/json|npm run [\w-]+|\{\w+\}|\(\/[\w/#-]*\)|`[^`]*`|\b(?:text|language|en|uk)\b/gu;

/** Every string of a dictionary, by its key. A phrase in its plural forms is one key, since languages differ in them. */
function stringsOf(value: unknown, key: string): [key: string, words: string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  if ("other" in value && typeof value.other === "string") return [[key, value.other]];
  return Object.entries(value).flatMap(([name, inner]) => stringsOf(inner, `${key}.${name}`));
}

function dictionaryOf(language: (typeof SITE_LANGUAGES)[number]): Map<string, string> {
  const errors = {
    ...ERROR_MESSAGES,
    ...BROWSER_MODEL_MESSAGES,
    ...LINK_MESSAGES,
    ...FILE_MESSAGES,
    ...DEVICE_MESSAGES,
    ...LINK_MESSAGES,
    ...OPEN_MESSAGES,
  };
  const told = Object.entries(errors).map(([name, message]) => [name, errorIn(language, message)]);
  const all = { ...words[language], report: reportWords[language], errors: Object.fromEntries(told) };
  return new Map(stringsOf(all, ""));
}

const english = dictionaryOf("en");

function slotsOf(said = ""): string[] {
  return [...said.matchAll(/\{\w+\}/gu)].map(([slot]) => slot).toSorted();
}

/** What a changelog tells of, without its words. */
function counted(entries: typeof changelog): string[] {
  return entries.map(({ date, changes }) => [date, ...changes.map(({ type }) => type).toSorted()].join(" "));
}

describe.each(SITE_LANGUAGES.filter((language) => language !== "en"))("The interface in %s", (language) => {
  const translated = dictionaryOf(language);

  it("has every word of English and none that English has not", () => {
    expect([...english.keys()].filter((key) => !translated.has(key))).toEqual([]);
    expect([...translated.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it("says nothing in English", () => {
    const same = [...translated].filter(
      ([key, said]) => said === english.get(key) && !SAME_IN_ALL.has(`${language}${key}`),
    );
    expect(same).toEqual([]);
    const latin = [...translated].filter(([, said]) => /[A-Za-z]/u.test(said.replaceAll(NAMES, "")));
    expect(latin).toEqual([]);
  });

  it("fills the slots that English fills", () => {
    const other = [...translated].filter(
      ([key, said]) => String(slotsOf(said)) !== String(slotsOf(english.get(key))),
    );
    expect(other).toEqual([]);
  });

  it("has the plural forms that its numbers need", () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const { form, stages, error } = words[language].screen;
    const { count, dropped } = words[language].reading;
    const phrases = [form.words, stages.ahead, error.inSeconds, error.inMinutes, reportWords[language].times];
    phrases.push(count, dropped, reportWords[language].contest.count);
    for (const forms of phrases) expect(Object.keys(forms).toSorted()).toEqual(wanted);
  });

  it("tells of every change that the English changelog tells of", () => {
    expect(counted(contentIn[language].changelog)).toEqual(counted(changelog));
  });

  it("has the steps, questions, sections and figures of English", () => {
    const { steps, questions, contactSections, accuracy } = contentIn[language];
    expect(steps).toHaveLength(contentIn.en.steps.length);
    expect(questions).toHaveLength(contentIn.en.questions.length);
    expect(contactSections.map(({ id }) => id)).toEqual(contentIn.en.contactSections.map(({ id }) => id));
    const keysOf = ({ shareGroups, measures }: typeof accuracy) => [
      ...shareGroups.flatMap(({ shares }) => shares.map(({ key }) => key)),
      ...measures.map(({ key }) => key),
    ];
    expect(keysOf(accuracy)).toEqual(keysOf(contentIn.en.accuracy));
  });
});
