import {
  type Aim,
  type Frame,
  frames,
  type KindOfText,
  pointWordings,
  type TextSummaryWording,
  textSummaryWordings,
} from "#languages/index.ts";
import { type ReportLanguage, TECHNIQUES, type Technique, type TextLanguage } from "#report/index.ts";
import { countWords } from "./memory.ts";
import { joinAnd, listQuotes, shortenQuote } from "./shorten-quote.ts";
import { fillTemplate } from "./template.ts";
import type { PointToWrite } from "./write-point.ts";

/** A point and how much it matters in its text: 3 for a main move, 2 for a clear one, 1 for a minor one. */
export interface WeighedPoint extends PointToWrite {
  readonly weight: number;
}

/** What is known of a text as a whole. */
export interface SummaryToWrite {
  readonly kind?: KindOfText | undefined;
  readonly headline?: string | undefined;
  /** The most frequent names and nouns, as they stand in the text; the chief ones first. */
  readonly topics?: readonly string[];
  /** Accusing points alone. */
  readonly points: readonly WeighedPoint[];
  readonly credits: readonly Technique[];
  readonly hasNamedSource: boolean;
  /** Whether all who speak stand on one side; where it is not told, a point may tell it. */
  readonly isOneSided?: boolean;
  readonly textLanguage: TextLanguage;
  /** In UTF-16 units. */
  readonly textLength: number;
  /** Which of several wordings is taken. */
  readonly seed: number;
}

const MOST_TOPICS = 3;
const MOST_MEANS = 2;
const MOST_CREDITS = 2;
/** Words of a quote in a summary. */
const QUOTE_WORDS = 8;
const HEADLINE_WORDS = 12;
/** A line of fewer words says too little of the subject. */
const FEWEST_IN_HEADLINE = 4;
/** In a text of so many UTF-16 units one device alone is a passing one. */
const LONG_TEXT = 1500;
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
/** Kinds that want something by their nature: never called plain. */
const AIM_OF_KIND: Partial<Record<KindOfText, Aim>> = { advert: "sell", scam: "step", appeal: "act" };
/** Kinds whose sources and figures are there to sell: no credit is given for them. */
const UNPRAISED: ReadonlySet<KindOfText> = new Set(["advert", "scam"]);
/** Kinds in which a promise is there to sell. */
const SELLING: ReadonlySet<KindOfText> = new Set(["post", "letter", "other"]);

/** What a person would say of the text: its kind and subject, what it wants and by which means, what is absent. */
export function writeSummary(summary: SummaryToWrite, language: ReportLanguage): string {
  const wording = textSummaryWordings[language];
  const opening = writeOpening(summary, wording, frames[language]);
  if (summary.kind === "satire") return `${opening} ${wording.satire}`;
  const sentences = [opening, writeManner(summary, language), writeRest(summary, language)];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

/** The variant of this text. */
function pick(variants: readonly [string, ...string[]], { seed }: SummaryToWrite): string {
  return variants[seed % variants.length] ?? variants[0];
}

/** Its kind and subject, as far as they are known. */
function writeOpening(
  summary: SummaryToWrite,
  wording: TextSummaryWording,
  frame: Frame,
): string | undefined {
  const { kind = "other", headline, topics = [], textLanguage } = summary;
  const named = wording.kinds[kind];
  const names = topics.filter(isName).flatMap((topic) => frame.asSubject(topic, textLanguage) ?? []);
  const shown = headline === undefined ? "" : shortenQuote(headline, frame, HEADLINE_WORDS);
  const open = (by: keyof TextSummaryWording["about"], quotes: readonly string[]) => {
    const carrier = quotes.length === 1 ? "word" : "words";
    return fillTemplate(wording.about[by].replace("{kind}", named), { quotes, carrier }, frame);
  };
  if (countWords(shown) >= FEWEST_IN_HEADLINE) return open("headline", [shown]);
  const chief = joinAnd([...new Set(names)].slice(0, MOST_TOPICS), frame.lastJoin);
  if (chief !== "") return wording.about.names.replace("{kind}", named).replace("{names}", () => chief);
  if (topics.length > 0) return open("words", topics.slice(0, MOST_TOPICS));
  return kind === "other" ? undefined : open("nothing", []);
}

function isName(topic: string): boolean {
  return /^\p{Lu}/u.test(topic);
}

/** What it wants, and its chief means with their telling words; that it is plain where none was found. */
function writeManner(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const wording = textSummaryWordings[language];
  const ranked = summary.points
    .filter(({ technique }) => pointWordings[language][technique].means !== undefined)
    .toSorted((a, b) => b.weight - a.weight);
  const aim = aimOf(summary, ranked[0]?.technique);
  if (ranked.length === 0) return wording.aimsAlone[aim] ?? pick(wording.plain, summary);
  const ofAuthor = ranked.filter(({ voice }) => voice === "author");
  const own = ofAuthor.length > 0 ? ofAuthor : ranked;
  const others = aim === "act" ? own.filter(({ technique }) => technique !== "call-to-act") : own;
  if (others.length === 0) return writeAsked(own, language);
  const means = writeMeans(others, language);
  if (ofAuthor.length === 0) return wording.quotedMeans.replace("{means}", () => means);
  return writeAim(aim, ofAuthor, summary, language).replace("{means}", () => means);
}

/** The aim as a template, with what it is aimed at where that is known. */
function writeAim(
  aim: Aim,
  points: readonly WeighedPoint[],
  summary: SummaryToWrite,
  language: ReportLanguage,
): string {
  const { slight, aims, aimsAlone, attackOn } = textSummaryWordings[language];
  const target = aim === "attack" ? targetOf(points, summary, frames[language]) : undefined;
  const isPassing = points.length === 1 && summary.textLength > LONG_TEXT;
  const isMinor = isPassing || points.every(({ weight }) => weight < CLEAR);
  const isSlight = isMinor && aimsAlone[aim] === undefined;
  if (isSlight) return pick(slight, summary);
  return target === undefined
    ? pick(aims[aim], summary)
    : pick(attackOn, summary).replace("{target}", () => target);
}

function writeAsked(points: readonly PointToWrite[], language: ReportLanguage): string | undefined {
  const frame = frames[language];
  const [quote] = points.map((point) => tellingQuote(point, frame));
  if (quote === undefined) return undefined;
  return textSummaryWordings[language].asked.replace("{words}", () => listQuotes([quote], frame));
}

function aimOf({ kind = "other" }: SummaryToWrite, chief: Technique | undefined): Aim {
  const ofKind = AIM_OF_KIND[kind];
  if (ofKind !== undefined || chief === undefined) return ofKind ?? "persuade";
  if (TECHNIQUES[chief].group === "attack-on-reputation") return "attack";
  if (chief === "sales-promise") return SELLING.has(kind) ? "sell" : "persuade";
  return chief === "call-to-act" ? "act" : "persuade";
}

/** Whom the attacks are aimed at: one name alone, in several of them or among the text's chief names. */
function targetOf(
  points: readonly PointToWrite[],
  { topics = [], textLanguage }: SummaryToWrite,
  frame: Frame,
): string | undefined {
  const attacks = points.filter(({ technique }) => TECHNIQUES[technique].group === "attack-on-reputation");
  const targets = attacks.flatMap(({ target }) => target ?? []);
  const [named, ...others] = new Set(targets.map((target) => frame.asSubject(target, textLanguage)));
  const isChief =
    targets.length > 1 || topics.some((topic) => frame.asSubject(topic, textLanguage) === named);
  return others.length === 0 && isChief ? named : undefined;
}

/** The chief devices, each with the words that show it best. */
function writeMeans(ranked: readonly PointToWrite[], language: ReportLanguage): string {
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

/** What speaks for the text; else what a reader would need and is not given. */
function writeRest(summary: SummaryToWrite, language: ReportLanguage): string | undefined {
  const wording = textSummaryWordings[language];
  const { credits, kind = "other", points, hasNamedSource } = summary;
  const { isOneSided = points.some(({ technique }) => technique === "one-sided-sourcing") } = summary;
  if (credits.length > 0 && !UNPRAISED.has(kind)) {
    const named = [...new Set(credits)].flatMap((credit) => pointWordings[language][credit].means ?? []);
    const means = joinAnd(named.slice(0, MOST_CREDITS), frames[language].lastJoin);
    return pick(wording.credits, summary).replace("{means}", () => means);
  }
  if (points.length === 0 || !OF_CLAIMS.has(kind)) return undefined;
  if (!hasNamedSource) return pick(isOneSided ? wording.neither : wording.noSource, summary);
  return isOneSided ? pick(wording.noOtherSide, summary) : undefined;
}
