import * as z from "zod/mini";
import type { Span } from "#report/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import { type PracticeFile, type PracticeKind, practiceFileSchema } from "./schema.ts";
import { BETWEEN_PARAGRAPHS, type Paragraph, paragraphsOf } from "./sentences.ts";
import type { PracticeTechnique } from "./techniques.ts";

/** Words that we marked, and what we have to say of them. */
export interface Annotation extends Span {
  readonly technique: PracticeTechnique;
  readonly quote: string;
  readonly reason: string;
  readonly plainly: string;
  readonly weight: 1 | 2 | 3;
}

export type LookAlike = Omit<Annotation, "plainly" | "weight">;

/** A text to practise on, with our reading of it. */
export interface PracticeText {
  readonly slug: string;
  readonly title: string;
  readonly kind: PracticeKind;
  readonly about: string;
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  /** In reading order. */
  readonly annotations: readonly Annotation[];
  readonly lookAlikes: readonly LookAlike[];
}

const files = import.meta.glob<unknown>(["../../../../content/**/practice/*.json"], {
  eager: true,
  import: "default",
});

/** The order in which they are offered: from the plain to the difficult, an innocent one in between. */
const ORDER = [
  "kettle",
  "branch-library",
  "water-off",
  "tap-water",
  "school-meals",
  "cycle-lane",
  "bus-fares",
  "parcel-fee",
  "harbour-speech",
  "pigeon-post",
] as const;

function read(path: string): PracticeFile {
  const parsed = practiceFileSchema.safeParse(files[`../../../../${path}`]);
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Where words stand in a text. Throws where they do not stand in it just once: the build stops. */
function placeOf(text: string, quote: string, path: string): Span {
  const start = text.indexOf(quote);
  const isOnce = start !== -1 && text.indexOf(quote, start + 1) === -1;
  if (!isOnce) throw new Error(`${path}: these words must stand in the text once: ${quote}`);
  return { start, end: start + quote.length };
}

function practiceText(language: SiteLanguage, slug: string): PracticeText {
  const path = `content/${language === "en" ? "" : `${language}/`}practice/${slug}.json`;
  const { paragraphs, annotations, lookAlikes, ...rest } = read(path);
  const text = paragraphs.join(BETWEEN_PARAGRAPHS);
  const placed = <One extends { readonly quote: string }>(all: readonly One[]) =>
    all
      .map((one) => ({ ...one, ...placeOf(text, one.quote, path) }))
      .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return {
    ...rest,
    slug,
    text,
    paragraphs: paragraphsOf(paragraphs, language),
    annotations: placed(annotations),
    lookAlikes: placed(lookAlikes),
  };
}

/** Every practice text in a language. Throws, in a line that names file and field, where one is incomplete. */
export function practiceTexts(language: SiteLanguage): PracticeText[] {
  return ORDER.map((slug) => practiceText(language, slug));
}
