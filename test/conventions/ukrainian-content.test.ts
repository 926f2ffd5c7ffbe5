import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import * as accuracy from "#content/accuracy.ts";
import { changelog } from "#content/changelog.ts";
import { contactSections } from "#content/contact.ts";
import { errorCard } from "#content/error-card.ts";
import { questions } from "#content/faq.ts";
import { steps } from "#content/how-it-works.ts";
import type { ChangelogEntry, ContactSection, Measure, ShareGroup } from "#content/types.ts";
import * as ukAccuracy from "#content/uk/accuracy.ts";
import { changelog as ukChangelog } from "#content/uk/changelog.ts";
import { contactSections as ukContactSections } from "#content/uk/contact.ts";
import { questions as ukQuestions } from "#content/uk/faq.ts";
import { steps as ukSteps } from "#content/uk/how-it-works.ts";
import { ruleSources } from "#content/uk/rule-sources.ts";
import { rules } from "#languages/index.ts";

const LINK = /\]\(([^)\s]+)\)/gu;

function linksOf(words: readonly string[]): string[] {
  return words.flatMap((one) => [...one.matchAll(LINK)].map(([, address]) => address ?? "")).toSorted();
}

/** What must be the same of a version, a section and a group of shares, whatever the language. */
function partsOfVersion({ date, changes }: ChangelogEntry): string[] {
  return [date, ...changes.map(({ type }) => type)];
}

function partsOfSection({ id, hasMail, paragraphs, list }: ContactSection): object {
  return { id, hasMail, paragraphs: paragraphs.length, items: list?.length };
}

function partsOfGroup({ id, shares, command, paragraphs }: ShareGroup): object {
  return { id, keys: shares.map(({ key }) => key), command, paragraphs: paragraphs.length };
}

function partsOfMeasure({ key, reference }: Measure): object {
  return { key, score: reference?.score };
}

describe("The Ukrainian content", () => {
  it("has every version of the changelog, with its date and as many changes of each type", () => {
    expect(ukChangelog.map(partsOfVersion)).toEqual(changelog.map(partsOfVersion));
  });

  it("has every section of the contact page", () => {
    expect(ukContactSections.map(partsOfSection)).toEqual(contactSections.map(partsOfSection));
  });

  it("shows every share of the error card, in the same order", () => {
    expect(ukAccuracy.shareGroups.map(partsOfGroup)).toEqual(accuracy.shareGroups.map(partsOfGroup));
  });

  it("shows every figure of the error card, with the published score beside it", () => {
    expect(ukAccuracy.measures.map(partsOfMeasure)).toEqual(accuracy.measures.map(partsOfMeasure));
  });

  it("has words for every dataset and label of the error card", () => {
    expect(Object.keys(ukAccuracy.datasetTitles)).toEqual(Object.keys(accuracy.datasetTitles));
    const labels = new Set(errorCard.labels.map(({ label }) => label));
    expect([...labels].filter((label) => ukAccuracy.labelTitles[label] === undefined)).toEqual([]);
  });

  it("has words for the source of every rule that pages of techniques show", () => {
    const sources = new Set([...rules.en, ...rules.uk].map(({ source }) => source));
    expect([...sources].filter((source) => ruleSources[source] === undefined)).toEqual([]);
  });

  it("links from questions and steps to the same places", () => {
    expect(ukQuestions).toHaveLength(questions.length);
    expect(ukSteps).toHaveLength(steps.length);
    expect(ukQuestions.map(({ answer }) => linksOf([answer]))).toEqual(
      questions.map(({ answer }) => linksOf([answer])),
    );
    expect(ukSteps.map(({ text }) => linksOf([text]))).toEqual(steps.map(({ text }) => linksOf([text])));
  });
});

/** Pages of words in a folder, by name. */
function pagesIn(folder: string): Map<string, string> {
  return new Map(
    globSync(`${folder}/*.mdx`).map((path) => [
      basename(path),
      readFileSync(path, "utf8").replaceAll(/\s+/gu, " "),
    ]),
  );
}

/** What a page takes from elsewhere: fields of its head, numbers, components, addresses. */
function partsOf(page: string): string[] {
  const parts = [/^--- |(?<= )\w+(?=: ")/gu, /\{limits\.\w+\}/gu, /<[A-Z]\w+ \/>/gu, LINK];
  return parts.flatMap((part) => [...page.matchAll(part)].map(([found]) => found).toSorted());
}

describe("The Ukrainian pages", () => {
  const [english, ukrainian] = [pagesIn("content/pages"), pagesIn("content/uk/pages")];

  it("are those of the English site", () => {
    expect([...ukrainian.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.for([...english.keys()])("have the limits, components and links of %s", (name) => {
    expect(partsOf(ukrainian.get(name) ?? "")).toEqual(partsOf(english.get(name) ?? ""));
  });

  it.for([...ukrainian])("have a head of %s that search engines show whole", ([, page]) => {
    const [, title = "", description = ""] = /seoTitle: "(.+?)" seoDescription: "(.+?)"/u.exec(page) ?? [];
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe("Ukrainian words", () => {
  const files = globSync("content/uk/**/*.{ts,mdx}").filter((path) => !path.endsWith(".test.ts"));

  it.for(files)("of %s are set as Ukrainian is set", (path) => {
    const page = readFileSync(path, "utf8");
    expect(page.match(/\p{sc=Cyrillic}+['`ʼ]\p{sc=Cyrillic}+/gu) ?? []).toEqual([]);
    expect(page.match(/\p{sc=Cyrillic} - \p{sc=Cyrillic}/gu) ?? []).toEqual([]);
    expect(page.match(/[ыэъё]/giu) ?? []).toEqual([]);
  });
});
