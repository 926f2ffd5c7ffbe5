import * as z from "zod/mini";
import { SITE_LANGUAGES, type SiteLanguage } from "../../words/languages.ts";
import { PRACTICE_TECHNIQUES } from "../texts/techniques.ts";
import type { Mark } from "./mark.ts";
import type { Practised } from "./schedule.ts";

const KEY = "practice";

const technique = z.enum(PRACTICE_TECHNIQUES);
const slug = z.string().check(z.minLength(1), z.maxLength(100));
const offset = z.int().check(z.nonnegative());

/** How much a reader can write about one mark, in UTF-16 units. */
export const MAX_WHY = 1_000;

const markSchema = z.object({
  start: offset,
  end: offset,
  quote: z.string().check(z.minLength(1)),
  technique: z.union([technique, z.literal("other")]),
  why: z.string().check(z.maxLength(MAX_WHY)),
});

const practiceSchema = z.object({
  practised: z.array(
    z.object({ slug, at: offset, missed: z.array(technique), mistaken: z.array(technique) }),
  ),
  marks: z.record(slug, z.array(markSchema)),
});

/** Of one language: what was practised on, and the marks made, by text. */
export interface Practice {
  readonly practised: readonly Practised[];
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
}

const keptSchema = z.strictObject({
  version: z.literal(1),
  languages: z.partialRecord(z.enum(SITE_LANGUAGES), practiceSchema),
});

interface Kept {
  readonly version: 1;
  readonly languages: Readonly<Partial<Record<SiteLanguage, Practice>>>;
}

const NOTHING: Practice = { practised: [], marks: {} };

/** What a browser has kept; `isBroken` where something stands there that this page did not write. */
export interface Found {
  readonly practice: Practice;
  readonly isBroken: boolean;
}

function readAll(): Kept | "broken" | undefined {
  const stored = localStorage.getItem(KEY);
  if (stored === null) return undefined;
  try {
    const parsed = keptSchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : "broken";
  } catch {
    return "broken";
  }
}

/** Practice in a language, as this browser has kept it. */
export function findPractice(language: SiteLanguage): Found {
  try {
    const all = readAll();
    if (all === "broken") return { practice: NOTHING, isBroken: true };
    return { practice: all?.languages[language] ?? NOTHING, isBroken: false };
  } catch {
    return { practice: NOTHING, isBroken: false }; // storage is forbidden
  }
}

/** Keeps practice in this browser alone. Says whether the browser took it. */
export function keepPractice(language: SiteLanguage, practice: Practice): boolean {
  try {
    const all = readAll();
    const languages = all === undefined || all === "broken" ? {} : all.languages;
    const kept: Kept = { version: 1, languages: { ...languages, [language]: practice } };
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false; // storage is forbidden or full
  }
}

/** Forgets practice in every language. */
export function forgetPractice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}
