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

/** What stands in storage, as it stands there; null where nothing does, or storage is forbidden. */
export function storedPractice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(stored: string): Kept | undefined {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Practice in a language, in what a browser has kept. */
export function findPractice(language: SiteLanguage, stored: string | null): Found {
  const kept = stored === null ? undefined : parse(stored);
  const isBroken = stored !== null && kept === undefined;
  return { practice: kept?.languages[language] ?? NOTHING, isBroken };
}

const watchers = new Set<() => void>();

function tellWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Calls when what is kept changes, here or in another tab. Returns what ends it. */
export function watchPractice(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/** Keeps practice in this browser alone. Says whether the browser took it. */
export function keepPractice(language: SiteLanguage, practice: Practice): boolean {
  try {
    const languages = parse(localStorage.getItem(KEY) ?? "")?.languages;
    const kept: Kept = { version: 1, languages: { ...languages, [language]: practice } };
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false; // storage is forbidden or full
  } finally {
    tellWatchers();
  }
}

/** Forgets practice in every language. */
export function forgetPractice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
  tellWatchers();
}
