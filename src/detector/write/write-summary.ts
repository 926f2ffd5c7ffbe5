import {
  type Frame,
  frames,
  type KindOfText,
  pointWordings,
  type TextSummaryWording,
  textSummaryWordings,
  WANTS,
  type Want,
} from "#languages/index.ts";
import { hasFact, type ReportLanguage, type Technique } from "#report/index.ts";
import { countWords } from "./memory.ts";
import { joinAnd, listQuotes, shortenQuote, withoutMarks } from "./shorten-quote.ts";
import { fillTemplate } from "./template.ts";
import { distinctWords, type PointToWrite, withoutLead } from "./write-point.ts";

/** A point and how much it matters in its text: 3 for a main move, 2 for a clear one, 1 for a minor one. */
export interface WeighedPoint extends PointToWrite {
  readonly weight: number;
}

/** What a text wants, and the words of it that show that. */
export interface ShownWant {
  readonly want: Want;
  readonly words: readonly [string, ...string[]];
}

/** A text that tells, teaches or records is calm; one that argues, sells or asks is pressing. */
export type Manner = "calm" | "pressing";

/** What is known of a text as a whole, as far as it is sure. */
export interface SummaryToWrite {
  readonly kind?: KindOfText | undefined;
  readonly headline?: string | undefined;
  /** Its first words, for a text without a headline. */
  readonly beginning?: string | undefined;
  /** The two nouns or names to which it comes back most, as one would name them. */
  readonly topics?: readonly string[];
  /** The most pressing first. */
  readonly wants?: readonly ShownWant[];
  /** Accusing points alone. */
  readonly points: readonly WeighedPoint[];
  readonly credits: readonly Technique[];
  /** Whether anything in the text may be a source. */
  readonly mayHaveSource: boolean;
  /** What it is meant for, where its kind is sure. */
  readonly manner?: Manner | undefined;
  /** Which of several wordings is taken. */
  readonly seed: number;
}

const MOST_MEANS = 2;
const MOST_CREDITS = 2;
const MOST_WANTS = 2;
const MOST_JUDGEMENTS = 2;
/** Words of a quote in a summary. */
const QUOTE_WORDS = 8;
/** A device that lies in words is shown by so many of them, and of so many words each. */
const MOST_WORDS_OF_DEVICE = 3;
const LONGEST_WORDS_OF_DEVICE = 3;
const WANT_WORDS = 12;
const HEADLINE_WORDS = 16;
/** A line of fewer words says too little of the subject. */
const FEWEST_IN_HEADLINE = 2;
/** So many devices, or marked places of one, carry a text. */
const FEWEST_DEVICES = 2;
const FEWEST_PLACES = 3;
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
/** Credits that a reader would name as what speaks for a text as a whole. */
const OF_TEXT: ReadonlySet<Technique> = new Set(["attribution", "counter-view"]);
/** Kinds whose sources and figures are there to sell: no credit is given for them. */
const UNPRAISED: ReadonlySet<KindOfText> = new Set(["advert", "scam"]);
/** Points that say what a text wants: it is told once, as a want. */
const SAYS: Partial<Record<Technique, Want>> = { "call-to-act": "act" };
/** What a point says already is no second time said as a want. */
const SAID_BY: Partial<Record<Want, readonly Technique[]>> = {
  promise: ["sales-promise"],
  judgement: ["name-calling", "loaded-language", "mockery"],
};
/** Wants of a deed: two of them are told. */
const OF_DEEDS: ReadonlySet<Want> = new Set(["step", "gift", "sale", "act"]);

/** What a text of these kinds is asked about, where no words of it show what it wants. */
const WANT_OF_KIND: Partial<Record<KindOfText, Want>> = { advert: "sale", appeal: "act", scam: "step" };

/** What a person would say of the text: its kind and subject, what it wants and by which means, what is absent. */
export function writeSummary(summary: SummaryToWrite, language: ReportLanguage): string {
  const wording = textSummaryWordings[language];
  const opening = writeOpening(summary, wording, frames[language]);
  if (summary.kind === "satire") return `${opening} ${wording.satire}`;
  const wants = wantsToTell(summary);
  const sentences = [
    opening,
    writeTopics(summary, language),
    writeWants(wants, summary, language),
    ...(writeMeans(wants, summary, language) ?? writeNothing(wants, summary, wording)),
    writeRest(summary, language),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

/** The variant of this text. */
function pick(variants: readonly [string, ...string[]], { seed }: SummaryToWrite): string {
  return variants[seed % variants.length] ?? variants[0];
}

/** Its kind and subject: the headline, else the first words; nothing where it could only be called a text. */
function writeOpening(
  summary: SummaryToWrite,
  wording: TextSummaryWording,
  frame: Frame,
): string | undefined {
  const { kind = "other", headline } = summary;
  const shown = subjectShown(summary, frame);
  const isShown = countWords(shown) >= FEWEST_IN_HEADLINE;
  const by = !isShown ? "nothing" : headline === undefined ? "beginning" : "headline";
  const openings: Partial<TextSummaryWording["about"]> =
    kind === "other" ? wording.aboutUnsure : wording.about;
  const variants = openings[by];
  if (variants === undefined) return undefined;
  const named = pick(variants, summary).replace("{kind}", wording.kinds[kind]);
  return fillTemplate(named, { quotes: [shown], carrier: "words" }, frame);
}

function subjectShown({ headline, beginning }: SummaryToWrite, frame: Frame): string {
  return shortenQuote(withoutMarks(headline ?? beginning ?? ""), frame, HEADLINE_WORDS);
}

/** The two things to which it comes back, unless both were shown already. */
function writeTopics(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const frame = frames[language];
  const shown = subjectShown(summary, frame).toLowerCase();
  const isShown = (topic: string) =>
    shown.includes(topic.toLowerCase().replace(/^the /u, "").slice(0, TOPIC_LETTERS));
  const { topics = [] } = summary;
  if (topics.length < 2 || topics.every(isShown)) return undefined;
  const quotes = topics.map((topic) => shortenQuote(topic, frame));
  // English words stand in an English sentence as they are.
  const named = joinAnd(
    quotes.every((topic) => LATIN.test(topic)) ? quotes : quotes.map((topic) => listQuotes([topic], frame)),
    frame.lastJoin,
  );
  const variant = pick(textSummaryWordings[language].topics, summary);
  return variant.replace("{topics}", () => named).replace("{words}", () => listQuotes(quotes, frame));
}

const LATIN = /^[\p{Script=Latin}\p{P}\d\s]+$/u;
/** Forms of one word begin with the same letters. */
const TOPIC_LETTERS = 5;

/** The most pressing wants that no point tells already: two deeds, or one of the others. */
function wantsToTell({ wants = [], points }: SummaryToWrite): ShownWant[] {
  const called = points.flatMap(({ technique, quotes, voice }) => {
    const want = voice === "author" ? SAYS[technique] : undefined;
    const asked = wants.find((other) => other.want === want)?.words ?? [];
    const shown = quotes.find((quote) =>
      asked.some((words) => quote.includes(words) || words.includes(quote)),
    );
    return want === undefined || shown === undefined ? [] : [{ want, words: [shown] } as const];
  });
  // What a point shows is surer than what merely asks.
  const others = wants.filter(({ want }) => !called.some((known) => known.want === want));
  const all = [...others, ...called.slice(0, 1)].toSorted(
    (a, b) => WANTS.indexOf(a.want) - WANTS.indexOf(b.want),
  );
  const told = all.filter(
    ({ want, words: [shown] }) =>
      OF_DEEDS.has(want) ||
      !points.some(({ technique, quotes }) => SAID_BY[want]?.includes(technique) || quotes.includes(shown)),
  );
  const deeds = told.filter(({ want }) => OF_DEEDS.has(want));
  return deeds.length > 0 ? deeds.slice(0, MOST_WANTS) : told.slice(0, 1);
}

function writeWants(
  told: readonly ShownWant[],
  { kind = "other" }: SummaryToWrite,
  language: ReportLanguage,
): string | undefined {
  const { wants, wantsByKind } = textSummaryWordings[language];
  const frame = frames[language];
  const sentences = told.map(({ want, words }) =>
    wants[want].replace("{words}", () =>
      listQuotes(
        words
          .slice(0, want === "judgement" ? MOST_JUDGEMENTS : 1)
          .map((each) => shortenQuote(withoutLead(each), frame, WANT_WORDS)),
        frame,
      ),
    ),
  );
  return sentences.length === 0 ? wantsByKind[kind] : sentences.join(" ");
}

/** The chief devices with their telling words; nothing where none was found. */
function writeMeans(
  wants: readonly ShownWant[],
  summary: SummaryToWrite,
  language: ReportLanguage,
): string[] | undefined {
  const wording = textSummaryWordings[language];
  const isTold = ({ technique, quotes }: WeighedPoint) =>
    SAYS[technique] !== undefined &&
    wants.some(
      ({ want, words: [shown] }) =>
        want === SAYS[technique] ||
        (OF_DEEDS.has(want) && quotes.some((quote) => quote.includes(shown) || shown.includes(quote))),
    );
  const ranked = summary.points
    .filter((point) => pointWordings[language][point.technique].means !== undefined && !isTold(point))
    .toSorted((a, b) => b.weight - a.weight);
  const ofAuthor = ranked.filter(({ voice }) => voice === "author");
  const shown = ofAuthor.length > 0 ? ofAuthor : ranked;
  const sure = shown.filter(isSure);
  const [first] = shown;
  if (first === undefined) return undefined;
  const means = listMeans(sure.length > 0 ? sure : [first], language);
  const frame = frameOfMeans(sure, ofAuthor, wording);
  return [pick(frame, summary).replace("{means}", () => means)];
}

/** The frame says how sure the means are. */
function frameOfMeans(
  sure: readonly WeighedPoint[],
  ofAuthor: readonly WeighedPoint[],
  wording: TextSummaryWording,
): readonly [string, ...string[]] {
  if (ofAuthor.length === 0) return [wording.quotedMeans];
  // Below stand several points without a doubt: the summary must not doubt all of them.
  if (sure.length === 0 && isCarried(ofAuthor)) return wording.several;
  if (sure.length === 0 || isLoneLabel(sure)) return wording.unsure;
  const isSlight = placesOf(sure) < FEWEST_PLACES || sure.every(({ weight }) => weight < CLEAR);
  return isSlight ? wording.slight : wording.means;
}

/** One word alone may be said of a thing, or be a name: "trash". */
function isLoneLabel([first, ...others]: readonly WeighedPoint[]): boolean {
  const isLabel = first?.technique === "name-calling" && first.quotes.length === 1;
  return isLabel && others.length === 0 && first.weight < CLEAR + 1;
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
  return HOLDING.has(technique) || quotes.length >= FEWEST_DEVICES;
}

/** Places that show a device by words of their own: the same word again shows no more. */
function placesOf(points: readonly PointToWrite[]): number {
  return points.reduce((sum, { quotes }) => sum + distinctWords(quotes).length, 0);
}

/** Whether so many devices or places carry a text that it can be said to work by them. */
function isCarried(points: readonly PointToWrite[]): boolean {
  const places = points.reduce((sum, { quotes }) => sum + quotes.length, 0);
  const devices = new Set(points.map(({ technique }) => technique)).size;
  return devices >= FEWEST_DEVICES || places >= FEWEST_PLACES;
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

/** That no device was found is no certificate: the analyser sees little, and a text that wants something is asked about it. */
function writeNothing(
  wants: readonly ShownWant[],
  summary: SummaryToWrite,
  wording: TextSummaryWording,
): string[] {
  const { kind = "other" } = summary;
  const want = wants[0]?.want ?? WANT_OF_KIND[kind];
  // Who only asks to be rung up is not suspected of being somebody else.
  const isAsked = want !== "step" || kind === "scam";
  if (want !== undefined)
    return [...(isAsked ? [wording.asks[want]] : []), pick(wording.nothingMore, summary)];
  const { nothing, nothingCalm, nothingPressing } = wording;
  const variants = { calm: nothingCalm, pressing: nothingPressing };
  return [pick(summary.manner === undefined ? nothing : variants[summary.manner], summary)];
}

/** What speaks for the text; else what a reader would need and is not given, where that is certain. */
function writeRest(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const wording = textSummaryWordings[language];
  const { credits, kind = "other", points, mayHaveSource } = summary;
  const earned =
    UNPRAISED.has(kind) || isCarried(points) ? [] : credits.filter((credit) => OF_TEXT.has(credit));
  if (earned.length > 0) {
    const named = [...new Set(earned)].flatMap((credit) => pointWordings[language][credit].means ?? []);
    const means = joinAnd(named.slice(0, MOST_CREDITS), frames[language].lastJoin);
    return pick(wording.credits, summary).replace("{means}", () => means);
  }
  if (!OF_CLAIMS.has(kind)) return undefined;
  const has = (isOf: (technique: Technique) => boolean) => points.some(({ technique }) => isOf(technique));
  if (has((technique) => technique === "one-sided-sourcing")) return pick(wording.noOtherSide, summary);
  const isAsked = !mayHaveSource && has((technique) => OF_SOURCES.has(technique));
  return isAsked ? pick(wording.noSource, summary) : undefined;
}
