import {
  type Frame,
  frames,
  type KindOfText,
  pointWordings,
  type TextSummaryWording,
  textSummaryWordings,
  type Want,
} from "#languages/index.ts";
import type { ReportLanguage, Technique, TextLanguage } from "#report/index.ts";
import { countWords } from "./memory.ts";
import { joinAnd, listQuotes, shortenQuote } from "./shorten-quote.ts";
import { fillTemplate } from "./template.ts";
import type { PointToWrite } from "./write-point.ts";

/** A point and how much it matters in its text: 3 for a main move, 2 for a clear one, 1 for a minor one. */
export interface WeighedPoint extends PointToWrite {
  readonly weight: number;
}

/** What a text wants, and the words of it that show that. */
export interface ShownWant {
  readonly want: Want;
  readonly words: readonly [string, ...string[]];
}

/** What is known of a text as a whole, as far as it is sure. */
export interface SummaryToWrite {
  readonly kind?: KindOfText | undefined;
  readonly headline?: string | undefined;
  /** Its first words, for a text without a headline. */
  readonly beginning?: string | undefined;
  /** The name that it gives most often, as it stands in the text. */
  readonly name?: string | undefined;
  /** The most pressing first. */
  readonly wants?: readonly ShownWant[];
  /** Accusing points alone. */
  readonly points: readonly WeighedPoint[];
  readonly credits: readonly Technique[];
  /** Whether anything in the text may be a source. */
  readonly mayHaveSource: boolean;
  readonly textLanguage: TextLanguage;
  /** In UTF-16 units. */
  readonly textLength: number;
  /** Which of several wordings is taken. */
  readonly seed: number;
}

const MOST_MEANS = 2;
const MOST_CREDITS = 2;
/** Words of a quote in a summary. */
const QUOTE_WORDS = 8;
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
/** Kinds whose sources and figures are there to sell: no credit is given for them. */
const UNPRAISED: ReadonlySet<KindOfText> = new Set(["advert", "scam"]);
/** What a point says already is no second time said as a want. */
const SAID_BY: Partial<Record<Want, readonly Technique[]>> = {
  act: ["call-to-act", "slogans"],
  promise: ["sales-promise"],
  judgement: ["name-calling", "loaded-language", "mockery"],
};

/** What a person would say of the text: its kind and subject, what it wants and by which means, what is absent. */
export function writeSummary(summary: SummaryToWrite, language: ReportLanguage): string {
  const wording = textSummaryWordings[language];
  const opening = writeOpening(summary, wording, frames[language]);
  if (summary.kind === "satire") return `${opening} ${wording.satire}`;
  const want = wantToTell(summary);
  const sentences = [
    opening,
    writeWant(want, summary, language),
    ...(writeMeans(summary, language) ?? writeNothing(want, summary, wording)),
    writeRest(summary, language),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

/** The variant of this text. */
function pick(variants: readonly [string, ...string[]], { seed }: SummaryToWrite): string {
  return variants[seed % variants.length] ?? variants[0];
}

/** Its kind and subject: the headline, else the first words; and the name that returns most, if neither gives it. */
function writeOpening(summary: SummaryToWrite, wording: TextSummaryWording, frame: Frame) {
  const { kind = "other", headline, beginning, name, textLanguage } = summary;
  const shown = shortenQuote(headline ?? beginning ?? "", frame, HEADLINE_WORDS);
  const isShown = countWords(shown) >= FEWEST_IN_HEADLINE;
  const by = !isShown ? "nothing" : headline === undefined ? "beginning" : "headline";
  const { about, aboutUnsure, kinds, chiefName } = wording;
  const variants = kind === "other" && by !== "nothing" ? aboutUnsure[by] : about[by];
  const named = pick(variants, summary).replace("{kind}", kinds[kind]);
  const opening = fillTemplate(named, { quotes: [shown], carrier: "words" }, frame);
  const subject = name === undefined ? undefined : frame.asSubject(name, textLanguage);
  const isGiven = subject === undefined || shown.includes(subject.split(" ").at(-1) ?? subject);
  return isGiven ? opening : `${opening} ${pick(chiefName, summary).replace("{name}", () => subject)}`;
}

/** The most pressing want that no point tells already. */
function wantToTell({ wants = [], points }: SummaryToWrite): ShownWant | undefined {
  return wants.find(
    ({ want, words: [shown] }) =>
      !points.some(({ technique, quotes }) => SAID_BY[want]?.includes(technique) || quotes.includes(shown)),
  );
}

function writeWant(
  want: ShownWant | undefined,
  { kind = "other" }: SummaryToWrite,
  language: ReportLanguage,
) {
  const { wants, wantsByKind } = textSummaryWordings[language];
  if (want === undefined) return wantsByKind[kind];
  const frame = frames[language];
  const quotes = want.words.map((words) => shortenQuote(words, frame, WANT_WORDS));
  return wants[want.want].replace("{words}", () => listQuotes(quotes, frame));
}

/** The chief devices with their telling words; nothing where none was found. */
function writeMeans(summary: SummaryToWrite, language: ReportLanguage): string[] | undefined {
  const wording = textSummaryWordings[language];
  const ranked = summary.points
    .filter(({ technique }) => pointWordings[language][technique].means !== undefined)
    .toSorted((a, b) => b.weight - a.weight);
  if (ranked.length === 0) return undefined;
  const ofAuthor = ranked.filter(({ voice }) => voice === "author");
  const means = listMeans(ofAuthor.length > 0 ? ofAuthor : ranked, language);
  if (ofAuthor.length === 0) return [wording.quotedMeans.replace("{means}", () => means)];
  const isSlight = !isCarried(ofAuthor) || ofAuthor.every(({ weight }) => weight < CLEAR);
  return [pick(isSlight ? wording.slight : wording.means, summary).replace("{means}", () => means)];
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
  const means = chief.flatMap((point) => {
    const named = pointWordings[language][point.technique].means;
    return named === undefined ? [] : `${named} (${listQuotes([tellingQuote(point, frame)], frame)})`;
  });
  return joinAnd(means.slice(0, MOST_MEANS), frame.lastJoin);
}

/** The first quote that is short, else the beginning of the first. */
function tellingQuote({ quotes }: PointToWrite, frame: Frame): string {
  const short = quotes.find((quote) => countWords(quote) <= QUOTE_WORDS);
  return shortenQuote(short ?? quotes[0] ?? "", frame, QUOTE_WORDS);
}

/** That no device was found is no certificate: the analyser sees little, and a text that wants something is asked about it. */
function writeNothing(
  want: ShownWant | undefined,
  summary: SummaryToWrite,
  wording: TextSummaryWording,
): string[] {
  if (want === undefined) return [pick(wording.nothing, summary)];
  return [wording.asks[want.want], pick(wording.nothingMore, summary)];
}

/** What speaks for the text; else what a reader would need and is not given, where that is certain. */
function writeRest(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const wording = textSummaryWordings[language];
  const { credits, kind = "other", points, mayHaveSource } = summary;
  if (credits.length > 0 && !UNPRAISED.has(kind)) {
    const named = [...new Set(credits)].flatMap((credit) => pointWordings[language][credit].means ?? []);
    const means = joinAnd(named.slice(0, MOST_CREDITS), frames[language].lastJoin);
    return pick(wording.credits, summary).replace("{means}", () => means);
  }
  if (!OF_CLAIMS.has(kind)) return undefined;
  const has = (isOf: (technique: Technique) => boolean) => points.some(({ technique }) => isOf(technique));
  if (has((technique) => technique === "one-sided-sourcing")) return pick(wording.noOtherSide, summary);
  const isAsked = !mayHaveSource && has((technique) => OF_SOURCES.has(technique));
  return isAsked ? pick(wording.noSource, summary) : undefined;
}
