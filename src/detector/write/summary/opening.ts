import type { Frame, KindOfText, Subject, TextSummaryWording } from "#languages/index.ts";
import { isCalmKind } from "#report/index.ts";
import { countWords } from "../memory.ts";
import { listQuotes, shortenQuote, withoutMarks } from "../shorten-quote.ts";
import type { SummaryToWrite } from "./facts.ts";

const SUBJECT_WORDS = 26;

/** A sentence of so many words is shown whole: cut, it often ended before its verb. */
const LONGEST_WHOLE = 36;

/** A line of fewer words says too little of the subject. */
const FEWEST_IN_HEADLINE = 2;

/** "Meet Anna", "Resignation letter": of a headline of fewer words the first sentence tells the matter. */
export const FEWEST_TELLING = 4;

const FEWEST_IN_REPORT = 5;

/** A headline of so many words tells the matter even where nothing else is told. */
const ENOUGH_TELLING = 9;

/**
 * Kinds that are named flatly where they are sure. The others were named wrongly too often: a review as an entry, a
 * satire as news. Of news it is said what they report.
 */
const NAMED: ReadonlySet<KindOfText> = new Set([
  "advert",
  "scam",
  "speech",
  "manual",
  "obituary",
  "greeting",
  "record",
  "satire",
  "story",
  "paper",
  "letter",
  "interview",
  "conversation",
]);

/** Kinds whose headline is enough, where nothing else can be told. */
function isToldByHeadline({ kind = "other" }: SummaryToWrite): boolean {
  return isCalmKind(kind) || kind === "news" || kind === "interview";
}

/** Its kind and subject: the headline, or the first words, or both where it is brief; nothing where it could only be called a text. */
export function writeOpening(
  summary: SummaryToWrite,
  wording: TextSummaryWording,
  frame: Frame,
  fewest: number,
): string | undefined {
  const { kind = "other" } = summary;
  const shown = subjectShown(summary, frame, fewest);
  // Who collects for a shelter sells nothing.
  const isNamed =
    NAMED.has(kind) && !(kind === "advert" && summary.wants?.some(({ want }) => want === "gift"));
  if (shown === undefined)
    return kind === "other" ? undefined : wording.about.nothing.replace("{kind}", wording.kinds[kind]);
  const { by, words, headline = words } = shown;
  const named = summary.isRecipe === true && kind === "manual" ? wording.recipe : wording.kinds[kind];
  const about = frameOfSubject(summary, by, isNamed, wording);
  return about[by]
    .replace("{kind}", named)
    .replace("{headline}", () => listQuotes([headline], frame))
    .replace("{words}", () => listQuotes([words], frame));
}

function frameOfSubject(summary: SummaryToWrite, by: Subject, isNamed: boolean, wording: TextSummaryWording) {
  const { namesSubject = false, headline } = summary;
  if (namesSubject && headline === undefined) return wording.aboutSubject;
  if (isNamed) return wording.about;
  if (tellsNews(summary)) return wording.aboutReport;
  return namesSubject && by !== "beginning" ? wording.aboutSubject : wording.aboutUnsure;
}

/** So many points of its author's leave it a report, where it is surely news. */
const MOST_IN_NEWS = 1;

/** Whether it can be said to report: what wants something, or works by several devices, does more than that. */
function tellsNews({ isReport, kind, wants = [], points }: SummaryToWrite): boolean {
  const own = points.filter(({ voice }) => voice === "author").length;
  return isReport === true && wants.length === 0 && own <= (kind === "news" ? MOST_IN_NEWS : 0);
}

/** What is shown of the subject, and by what. */
interface ShownSubject {
  readonly by: Subject;
  readonly words: string;
  readonly headline?: string;
}

/** Of so many words a headline tells the matter by itself: less where something else is told, or where it is one of news. */
export function fewestTelling(summary: SummaryToWrite, isWanting: boolean, hasMeans: boolean): number {
  if (tellsNews(summary)) return FEWEST_IN_REPORT;
  if (isWanting || isToldByHeadline(summary)) return FEWEST_TELLING;
  // Below stand points of which nothing can be said here: the first sentence at least is told.
  return !hasMeans && summary.points.length > 0 ? Number.POSITIVE_INFINITY : ENOUGH_TELLING;
}

function subjectShown(summary: SummaryToWrite, frame: Frame, fewest: number): ShownSubject | undefined {
  const { headline, beginning } = summary;
  // A quotation that goes on beyond the words shown is closed where they end.
  const shown = (words = "") => withoutMarks(shortenQuote(withoutMarks(words), frame, roomFor(words)));
  const [title, first] = [shown(headline), shown(beginning)];
  const isTold = countWords(title) >= FEWEST_IN_HEADLINE;
  const isBegun = countWords(first) >= FEWEST_IN_HEADLINE;
  const isTelling = countWords(title) >= fewest && !isAsking(title);
  if (isTold && isBegun && !isTelling) return { by: "both", words: first, headline: title };
  if (isTold) return { by: "headline", words: title };
  return isBegun ? { by: "beginning", words: first } : undefined;
}

/** What a headline asks, the text beneath it tells. */
function isAsking(headline: string): boolean {
  return headline.endsWith("?");
}

/** Words of a sentence that are shown: all of them, unless it is very long. */
export function roomFor(words: string): number {
  return countWords(words) <= LONGEST_WHOLE ? LONGEST_WHOLE : SUBJECT_WORDS;
}

/** Whether the opening shows these words. */
export function isInSubject(words: string, { headline = "", beginning = "" }: SummaryToWrite): boolean {
  const isBrief = countWords(headline) < FEWEST_TELLING || isAsking(headline);
  const told = inPlain(words);
  return (isBrief ? [headline, beginning] : [headline])
    .map(inPlain)
    .some((shown) => isPartOf(told, shown) || isPartOf(shown, told));
}

/** Words in small letters, with nothing but spaces between. */
function inPlain(words: string): string {
  return words
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()
    .toLowerCase();
}

function isPartOf(words: string, whole: string): boolean {
  return words !== "" && whole.includes(words);
}

/** Kinds of which the opening says enough. */
const TOLD_BY_KIND: ReadonlySet<KindOfText> = new Set([
  "story",
  "conversation",
  "manual",
  "greeting",
  "satire",
]);

/** What it speaks of most; nothing where the words already `shown` hold all of it. */
export function writeTopics(
  { topics = [], kind = "other" }: SummaryToWrite,
  { topics: wording }: TextSummaryWording,
  frame: Frame,
  shown: string,
): string | undefined {
  const [first, ...more] = topics;
  if (first === undefined || TOLD_BY_KIND.has(kind)) return undefined;
  const told = inPlain(shown);
  if (topics.every((topic) => isPartOf(inPlain(topic), told))) return undefined;
  return wording.replace("{words}", () => listQuotes([first, ...more], frame));
}
