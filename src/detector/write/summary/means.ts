import {
  type Frame,
  frames,
  type KindOfText,
  pointWordings,
  structures,
  type TextSummaryWording,
  textSummaryWordings,
} from "#languages/index.ts";
import { hasFact, type ReportLanguage, type Technique } from "#report/index.ts";
import { countWords } from "../memory.ts";
import { joinAnd, listQuotes, shortenQuote } from "../shorten-quote.ts";
import { distinctWords, type PointToWrite, withoutLead } from "../write-point.ts";
import { SAYS, type SummaryToWrite, type WeighedPoint } from "./facts.ts";

const MOST_MEANS = 2;

/** Words of a quote in a summary. */
const QUOTE_WORDS = 8;

/** A device that lies in words is shown by so many of them, and of so many words each. */
const MOST_WORDS_OF_DEVICE = 3;

const LONGEST_WORDS_OF_DEVICE = 3;

/** So many devices, or marked places of one, carry a text. */
const FEWEST_DEVICES = 2;

const FEWEST_PLACES = 3;

/** So many devices are more than a slip, be each of them unsure. */
const SEVERAL = 3;

/** The weight of a clear point. */
const CLEAR = 2;

/** How much the means say of what a text is up to. */
export type AmountOfMeans = "nothing" | "little" | "much";

/** How much was said of them. */
export function amountOf(means: string | undefined, { points }: SummaryToWrite): AmountOfMeans {
  if (means === undefined) return "nothing";
  return isCarried(points) ? "much" : "little";
}

/** The chief devices with their telling words; nothing where none was found, or none that is sure and matters. */
export function writeMeans(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const wording = textSummaryWordings[language];
  const ranked = summary.points
    .filter(
      ({ technique }) =>
        pointWordings[language][technique].means !== undefined && SAYS[technique] === undefined,
    )
    .filter((point) => !isOfOffice(point))
    .toSorted((a, b) => b.weight - a.weight);
  const ofAuthor = ranked.filter(({ voice }) => voice === "author");
  const shown = ofAuthor.length > 0 ? ofAuthor : ranked;
  if (shown.length === 0) return undefined;
  const sure = shown.filter((point) => isSure(point) && isMain(point));
  const told = sure.length > 0 ? sure : shown;
  const frame = ofAuthor.length > 0 ? frameOfMeans(sure, ofAuthor, wording) : frameOfQuoted(summary, wording);
  return frame?.replace("{means}", () => listMeans(told, language));
}

/** What a brief text works by, without its words: they are before the reader's eyes. */
export function meansOfBrief(
  { isBrief, points }: SummaryToWrite,
  language: ReportLanguage,
): string | undefined {
  const named = points.flatMap(({ technique, voice }) =>
    voice === "author" && SAYS[technique] === undefined
      ? (pointWordings[language][technique].means ?? [])
      : [],
  );
  if (!isBrief || named.length === 0) return undefined;
  const means = joinAnd([...new Set(named)].slice(0, MOST_MEANS), frames[language].lastJoin);
  return textSummaryWordings[language].brief.replace("{means}", () => means);
}

const REPORTERS: ReadonlySet<string> = new Set(
  Object.values(structures).flatMap(({ reporters }) => reporters),
);

/** "Investigators believe": the source is without a name, but it is the police's report, and not what the text works by. */
function isOfOffice({ technique, quotes }: PointToWrite): boolean {
  return technique === "anonymous-authority" && quotes.every(namesReporter);
}

function namesReporter(quote: string): boolean {
  const words = quote.toLowerCase().split(/[\s\p{P}]+/u);
  return words.some((word) => REPORTERS.has(word));
}

/** Kinds in which others are quoted for what they say. Elsewhere an author often lets them speak for himself. */
const OF_QUOTES: ReadonlySet<KindOfText> = new Set(["news", "story"]);

function frameOfQuoted({ kind }: SummaryToWrite, wording: TextSummaryWording): string | undefined {
  return kind !== undefined && OF_QUOTES.has(kind) ? wording.quotedMeans : undefined;
}

/** The frame says how sure the means are. What is minor is left to the points: to call it so read as a clean bill. */
function frameOfMeans(
  sure: readonly WeighedPoint[],
  ofAuthor: readonly WeighedPoint[],
  wording: TextSummaryWording,
): string | undefined {
  // Below stand several points without a doubt: the summary must not doubt all of them.
  if (sure.length === 0) return devicesOf(ofAuthor) >= SEVERAL ? wording.several : undefined;
  const isSlight = placesOf(sure) < FEWEST_PLACES || sure.every(({ weight }) => weight < CLEAR);
  return isSlight ? wording.slight : wording.means;
}

/** Several words show it, or it stands where a text says what matters to it. */
function isMain({ quotes, weight, isAtEdge = false }: WeighedPoint): boolean {
  return isAtEdge || weight > CLEAR + 1 || distinctWords(quotes).length >= FEWEST_DEVICES;
}

function devicesOf(points: readonly PointToWrite[]): number {
  return new Set(points.map(({ technique }) => technique)).size;
}

/**
 * Devices that a reader who looked at their words found right in most texts, by two readers of 120 texts and by the
 * reference readings. Of the others a summary is sure where several places show them.
 */
const HOLDING: ReadonlySet<Technique> = new Set([
  "loaded-language",
  "name-calling",
  "mockery",
  "dehumanisation",
  "ascribed-motive",
  "us-and-them",
  "appeal-to-hypocrisy",
  "secret-plot",
  "suppressed-truth",
  "anonymous-authority",
  "call-to-act",
  "flag-waving",
  "slogans",
  "appeal-to-pity",
  "false-dilemma",
  "headline-over-text",
  "one-sided-sourcing",
]);

function isSure({ technique, quotes }: WeighedPoint): boolean {
  const places = distinctWords(quotes).length;
  if (!HOLDING.has(technique)) return places >= FEWEST_PLACES;
  return places >= FEWEST_DEVICES || !COMMON.has(technique);
}

/** Devices of which one place is usual, and not what a text lives on: one strong word, a greeting of an army. */
const COMMON: ReadonlySet<Technique> = new Set([
  "loaded-language",
  "name-calling",
  "slogans",
  "flag-waving",
  "call-to-act",
  "appeal-to-pity",
]);

/** Places that show a device by words of their own: the same word again shows no more. */
function placesOf(points: readonly PointToWrite[]): number {
  return points.reduce((sum, { quotes }) => sum + distinctWords(quotes).length, 0);
}

/** Whether so many devices or places carry a text that it can be said to work by them. */
export function isCarried(points: readonly PointToWrite[]): boolean {
  const places = points.reduce((sum, { quotes }) => sum + quotes.length, 0);
  return devicesOf(points) >= FEWEST_DEVICES || places >= FEWEST_PLACES;
}

/** The chief devices, each with the words that show it best. */
function listMeans(ranked: readonly PointToWrite[], language: ReportLanguage): string {
  const frame = frames[language];
  const chief = ranked.filter(
    ({ technique }, index) => ranked.findIndex((other) => other.technique === technique) === index,
  );
  const shown = new Set<string>();
  const means = chief.flatMap((point) => {
    const named = pointWordings[language][point.technique].means;
    const quotes = tellingQuotes(point, frame).filter((quote) => !shown.has(quote));
    for (const quote of quotes) shown.add(quote);
    return named === undefined || quotes.length === 0 ? [] : `${named} (${listQuotes(quotes, frame)})`;
  });
  return joinAnd(means.slice(0, MOST_MEANS), frame.lastJoin);
}

/** The words of a device that lies in words; of another the first quote that is short, else the beginning of the first. */
function tellingQuotes({ technique, quotes }: PointToWrite, frame: Frame): string[] {
  const brief = quotes.filter((quote) => countWords(quote) <= LONGEST_WORDS_OF_DEVICE);
  const isOfWords = hasFact(technique, "isOfWords") && brief.length > 0;
  const shown = isOfWords
    ? distinctWords(brief).slice(0, MOST_WORDS_OF_DEVICE)
    : [quotes.find((quote) => countWords(quote) <= QUOTE_WORDS) ?? quotes[0] ?? ""];
  return shown.map((quote) => shortenQuote(withoutLead(quote), frame, QUOTE_WORDS));
}
