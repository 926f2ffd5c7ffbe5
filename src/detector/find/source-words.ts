import { type SourceWords, sourceWords } from "#languages/index.ts";

/** All languages' words together: names are told by what stands around them, whatever the sentence is taken to be written in. */
function ofAll(choose: (words: SourceWords) => readonly string[]): string[] {
  return Object.values(sourceWords).flatMap((words) => [...choose(words)]);
}

const setOf = (choose: (words: SourceWords) => readonly string[]): ReadonlySet<string> =>
  new Set(ofAll(choose));

export const BESIDE = setOf(({ beside }) => beside);
export const BESIDE_AFTER = setOf(({ besideAfter }) => besideAfter);
export const IN_NAMES = setOf(({ inNames }) => inNames);
export const INDEFINITES = setOf(({ indefinites = [] }) => indefinites);
export const WHOSE = setOf(({ whose = [] }) => whose);
export const LEADING_ADVERBS = setOf(({ leadingAdverbs = [] }) => leadingAdverbs);
export const IN_CLAUSES = setOf(({ inClauses }) => inClauses);
export const UNFINISHED = setOf(({ unfinished }) => unfinished);
export const DENIALS = setOf(({ denials }) => denials);
export const PASSIVES = setOf(({ passives = [] }) => passives);
export const OLD_TIMES = setOf(({ oldTimes = [] }) => oldTimes);
export const THATS = setOf(({ thats }) => thats);
export const COMMA_THATS = setOf(({ commaThats }) => commaThats);
export const UNITS: readonly string[] = ofAll(({ units }) => units);

const SCORNING = ofAll(({ scorning = [] }) => scorning);

/** Whether a word waves the one away whose name stands behind it. */
export function isScorning(word: string): boolean {
  return SCORNING.some((beginning) => word.startsWith(beginning));
}

const LEAD_INS = ofAll(({ leadIns }) => leadIns).map((words) => `${words} `);

/** Whether a text before a verb of speech ends by leading in its speaker. */
export function leadsInSpeaker(before: string): boolean {
  return /[—–,-]\s?$/u.test(before) || LEAD_INS.some((words) => before.endsWith(words));
}

const ENDINGS = {
  possessive: ofAll(({ endings }) => endings.possessive),
  addressee: ofAll(({ endings }) => endings.addressee),
  oblique: ofAll(({ endings }) => endings.oblique),
  adjective: ofAll(({ endings }) => endings.adjective),
  impersonal: ofAll(({ endings }) => endings.impersonal),
  patronymic: ofAll(({ endings }) => endings.patronymic ?? []),
};

/** Whether a word has one of the endings of a form, and something before it. */
export function hasEnding(word: string, form: keyof typeof ENDINGS): boolean {
  return ENDINGS[form].some((ending) => word.length > ending.length && word.endsWith(ending));
}
