import {
  type Frame,
  frames,
  type KindOfText,
  pointWordings,
  type Subject,
  structures,
  type TextSummaryWording,
  textSummaryWordings,
  type Want,
} from "#languages/index.ts";
import { hasFact, isCalmKind, type ReportLanguage, type Technique } from "#report/index.ts";
import { countWords } from "./memory.ts";
import { joinAnd, listQuotes, shortenQuote, withoutMarks } from "./shorten-quote.ts";
import { distinctWords, type PointToWrite, withoutLead } from "./write-point.ts";

/** A point and how much it matters in its text: 3 for a main move, 2 for a clear one, 1 for a minor one. */
export interface WeighedPoint extends PointToWrite {
  readonly weight: number;
  /** Whether it shows where a text says what matters to it: at its beginning or end. */
  readonly isAtEdge?: boolean;
}

/** What a text wants or says, and the words of it that show that, the most telling first. */
export interface ShownWant {
  readonly want: Want | "view" | "ending";
  readonly words: readonly [string, ...string[]];
  /** How much it says of the text as a whole. */
  readonly weight?: number;
}

/** A text that tells, teaches or records is calm; one that argues, sells or asks is pressing. */
export type Manner = "calm" | "pressing";

/** What is known of a text as a whole, as far as it is sure. */
export interface SummaryToWrite {
  readonly kind?: KindOfText | undefined;
  /** Whether it tells what happened or was said, as news do. */
  readonly isReport?: boolean | undefined;
  /** Whether it instructs how to cook. */
  readonly isRecipe?: boolean | undefined;
  /** Whether it is a text that explains, of whatever kind. */
  readonly explains?: boolean | undefined;
  /** Whether its headline, or else its first words, name the subject of a text that explains. */
  readonly namesSubject?: boolean | undefined;
  readonly headline?: string | undefined;
  /** The first words of its body: shown where there is no headline, where it is brief, and where nothing else is told. */
  readonly beginning?: string | undefined;
  /** Whether its first words, which are then not given, are all of it. */
  readonly isBrief: boolean;
  /** The one price that it names. */
  readonly price?: string | undefined;
  readonly wants?: readonly ShownWant[];
  /** Accusing points alone. */
  readonly points: readonly WeighedPoint[];
  readonly credits: readonly Technique[];
  /** Whether anything in the text may be a source. */
  readonly mayHaveSource: boolean;
  /** What it is meant for, where its kind is sure. */
  readonly manner?: Manner | undefined;
}

const MOST_MEANS = 2;
const MOST_JUDGEMENTS = 2;
/** Words of a quote in a summary. */
const QUOTE_WORDS = 8;
/** A device that lies in words is shown by so many of them, and of so many words each. */
const MOST_WORDS_OF_DEVICE = 3;
const LONGEST_WORDS_OF_DEVICE = 3;
const WANT_WORDS = 26;
const SUBJECT_WORDS = 26;
/** A line of fewer words says too little of the subject. */
const FEWEST_IN_HEADLINE = 2;
/** "Meet Anna", "Resignation letter": of a headline of fewer words the first sentence tells the matter. */
const FEWEST_TELLING = 4;
const FEWEST_IN_REPORT = 5;
/** A headline of so many words tells the matter even where nothing else is told. */
const ENOUGH_TELLING = 9;
/** "Asking that you donate" is a piece of a call. */
const FEWEST_CALLING = 5;
/** So many devices, or marked places of one, carry a text. */
const FEWEST_DEVICES = 2;
const FEWEST_PLACES = 3;
/** So many devices are more than a slip, be each of them unsure. */
const SEVERAL = 3;
/** The weight of a clear point. */
const CLEAR = 2;

/** Kinds that make claims of which a reader expects to learn the source. */
const OF_CLAIMS: ReadonlySet<KindOfText> = new Set([
  "news",
  "opinion",
  "advert",
  "scam",
  "post",
  "review",
  "other",
]);
/** Points that need a source: only beside one of them is it said that none is named. */
const OF_SOURCES: ReadonlySet<Technique> = new Set([
  "unsourced-claim",
  "anonymous-authority",
  "secret-plot",
  "suppressed-truth",
  "sales-promise",
]);
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
/** A credit that speaks for a text as a whole. One named voice may be its advocate's. */
const OF_TEXT: Technique = "counter-view";
/** Kinds that owe it to a reader. */
const OF_SIDES: ReadonlySet<KindOfText> = new Set(["news", "opinion"]);
/** Points that say what a text wants: it is told once, as a want. */
const SAYS: Partial<Record<Technique, Want>> = { "call-to-act": "act" };
/** What a point says already is no second time said as a want. */
const SAID_BY: Partial<Record<Want, readonly Technique[]>> = {
  promise: ["sales-promise"],
  judgement: ["name-calling", "loaded-language", "mockery"],
};
/** Wants of a deed. */
const OF_DEEDS: ReadonlySet<ShownWant["want"]> = new Set(["step", "gift", "sale", "act"]);

/** Kinds that offer or ask by their nature. */
const OF_OFFERS: ReadonlySet<KindOfText> = new Set(["advert", "appeal", "scam"]);

/** What a text of these kinds is asked about, where no words of it show what it wants. */
const WANT_OF_KIND: Partial<Record<KindOfText, Want>> = { advert: "sale", appeal: "act", scam: "step" };

/** What a person would say of the text: its kind and subject, what it wants and by which means, what is absent. */
export function writeSummary(summary: SummaryToWrite, language: ReportLanguage): string {
  const wording = textSummaryWordings[language];
  const frame = frames[language];
  if (summary.kind === "satire")
    return `${writeOpening(summary, wording, frame, FEWEST_TELLING)} ${wording.satire}`;
  const means = writeMeans(summary, language) ?? meansOfBrief(summary, language);
  const shown = amountOf(means, summary);
  const want = wantToTell(summary, shown);
  const fewest = fewestTelling(summary, want !== undefined, means !== undefined);
  const sentences = [
    writeOpening(summary, wording, frame, fewest),
    writeWant(want, summary, language),
    means ?? writeNothing(want, summary, wording),
    writeRest(summary, language),
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? sentences.join(" ") : wording.only;
}

/** Kinds whose headline is enough, where nothing else can be told. */
function isToldByHeadline({ kind = "other" }: SummaryToWrite): boolean {
  return isCalmKind(kind) || kind === "news" || kind === "interview";
}

/** How much the means say of what a text is up to. */
type AmountOfMeans = "nothing" | "little" | "much";

function amountOf(means: string | undefined, { points }: SummaryToWrite): AmountOfMeans {
  if (means === undefined) return "nothing";
  return isCarried(points) ? "much" : "little";
}

/** Its kind and subject: the headline, or the first words, or both where it is brief; nothing where it could only be called a text. */
function writeOpening(
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
  if (namesSubject && by !== "beginning") return wording.aboutSubject;
  // Of a calm one it is said below.
  const isTold = summary.explains === true && summary.manner !== "calm";
  return isTold ? wording.aboutTold : wording.aboutUnsure;
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
function fewestTelling(summary: SummaryToWrite, isWanting: boolean, hasMeans: boolean): number {
  if (tellsNews(summary)) return FEWEST_IN_REPORT;
  if (isWanting || isToldByHeadline(summary)) return FEWEST_TELLING;
  // Below stand points of which nothing can be said here: the first sentence at least is told.
  return !hasMeans && summary.points.length > 0 ? Number.POSITIVE_INFINITY : ENOUGH_TELLING;
}

function subjectShown(summary: SummaryToWrite, frame: Frame, fewest: number): ShownSubject | undefined {
  const { headline, beginning } = summary;
  const shown = (words = "") => shortenQuote(withoutMarks(words), frame, SUBJECT_WORDS);
  const [title, first] = [shown(headline), shown(beginning)];
  const isTold = countWords(title) >= FEWEST_IN_HEADLINE;
  const isBegun = countWords(first) >= FEWEST_IN_HEADLINE;
  const isTelling = countWords(title) >= fewest;
  if (isTold && isBegun && !isTelling) return { by: "both", words: first, headline: title };
  if (isTold) return { by: "headline", words: title };
  return isBegun ? { by: "beginning", words: first } : undefined;
}

/** What says most of the text as a whole, unless a point or the opening tells it already. */
function wantToTell(summary: SummaryToWrite, means: AmountOfMeans): ShownWant | undefined {
  const { wants = [], points } = summary;
  const called = points.flatMap(({ technique, quotes: [quote], voice }): ShownWant[] => {
    const want = voice === "author" ? SAYS[technique] : undefined;
    const isTelling = means !== "much" && countWords(quote ?? "") >= FEWEST_CALLING;
    return want === undefined || quote === undefined || !isTelling
      ? []
      : [{ want, words: [quote], weight: CALLED }];
  });
  const weightOf = ({ want, weight = 0 }: ShownWant) =>
    weight + (summary.kind === "advert" && want === "sale" ? OFFERED : 0);
  const ranked = [...wants, ...called].toSorted((a, b) => weightOf(b) - weightOf(a));
  return ranked.find(({ want, words: [shown, ...more] }) => {
    // Beneath a column its author's book is offered: that is not what the column is for.
    const isAside = (want === "sale" || want === "gift") && means === "much" && more.length === 0;
    if (isAside && !OF_OFFERS.has(summary.kind ?? "other")) return false;
    if (OF_DEEDS.has(want)) return true;
    if (isFallback(want))
      return !summary.isBrief && FALLBACK[want].has(means) && !isInSubject(shown, summary);
    const isSaid = points.some(
      ({ technique, quotes }) => SAID_BY[want]?.includes(technique) === true || quotes.includes(shown),
    );
    return !isSaid && ![shown, ...more].every((words) => isInSubject(words, summary));
  });
}

/** Beside how many means it is shown: the plainest stand says what the means are for, the last words only what remains. */
const FALLBACK: Readonly<Record<"view" | "ending", ReadonlySet<AmountOfMeans>>> = {
  view: new Set(["nothing", "little", "much"]),
  ending: new Set(["nothing", "little"]),
};

/** What is shown where no words ask or conclude. */
function isFallback(want: ShownWant["want"]): want is "view" | "ending" {
  return want === "view" || want === "ending";
}

/** What an advert offers says more of it than the step to get it. */
const OFFERED = 1;

/** What a point shows as a call is one, but it need not be the main one. */
const CALLED = 3;

/** Whether the opening shows these words. */
function isInSubject(words: string, { headline = "", beginning = "" }: SummaryToWrite): boolean {
  const isBrief = countWords(headline) < FEWEST_TELLING;
  return (isBrief ? [headline, beginning] : [headline]).some(
    (shown) => isPartOf(words, shown) || isPartOf(shown, words),
  );
}

function isPartOf(words: string, whole: string): boolean {
  const [part, all] = [words, whole].map((each) =>
    each
      .replace(/[\s\p{P}]+/gu, " ")
      .trim()
      .toLowerCase(),
  );
  return part !== undefined && part !== "" && all?.includes(part) === true;
}

function writeWant(
  told: ShownWant | undefined,
  summary: SummaryToWrite,
  language: ReportLanguage,
): string | undefined {
  const { wants, wantsByKind, asHeadline, price } = textSummaryWordings[language];
  const frame = frames[language];
  if (told === undefined) return wantsByKind[summary.kind ?? "other"];
  const { want, words } = told;
  const fresh = words.filter((each) => !isInSubject(each, summary));
  if (fresh.length === 0) return asHeadline;
  const shown = fresh
    .slice(0, want === "judgement" ? MOST_JUDGEMENTS : 1)
    .map((each) => shortenQuote(withoutLead(each), frame, WANT_WORDS));
  const sentence = wants[want].replace("{words}", () => listQuotes(shown, frame));
  const isPriced = want === "sale" && summary.price !== undefined && !shown.join(" ").includes(summary.price);
  return isPriced
    ? `${sentence} ${price.replace("{words}", () => listQuotes([summary.price ?? ""], frame))}`
    : sentence;
}

/** The chief devices with their telling words; nothing where none was found, or none that is sure and matters. */
function writeMeans(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
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
function meansOfBrief({ isBrief, points }: SummaryToWrite, language: ReportLanguage): string | undefined {
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
function isCarried(points: readonly PointToWrite[]): boolean {
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

/** That no device was found is no certificate, and is not said beside points: a text that wants something is asked about it. */
function writeNothing(
  told: ShownWant | undefined,
  { kind = "other", manner, points }: SummaryToWrite,
  wording: TextSummaryWording,
): string | undefined {
  const want = told?.want ?? WANT_OF_KIND[kind];
  // Who only asks to be rung up is not suspected of being somebody else.
  const isAsked = want !== undefined && !isFallback(want) && (want !== "step" || kind === "scam");
  const ask = isAsked ? wording.asks[want] : undefined;
  if (ask !== undefined || points.length > 0) return ask;
  return manner === "calm" ? wording.nothingCalm : wording.nothing;
}

/** What speaks for the text; else what a reader would need and is not given, where that is certain. */
function writeRest(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const wording = textSummaryWordings[language];
  const { credits, kind = "other", points, mayHaveSource } = summary;
  const credit = pointWordings[language][OF_TEXT].means;
  const isEarned = credits.includes(OF_TEXT) && OF_SIDES.has(kind) && !isCarried(points);
  if (isEarned && credit !== undefined) return wording.credits.replace("{means}", () => credit);
  if (!OF_CLAIMS.has(kind)) return undefined;
  const has = (isOf: (technique: Technique) => boolean) => points.some(({ technique }) => isOf(technique));
  if (has((technique) => technique === "one-sided-sourcing")) return wording.noOtherSide;
  const isAsked = !mayHaveSource && has((technique) => OF_SOURCES.has(technique));
  return isAsked ? wording.noSource : undefined;
}
