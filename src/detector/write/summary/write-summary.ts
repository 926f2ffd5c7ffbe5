import {
  frames,
  type KindOfText,
  pointWordings,
  type TextSummaryWording,
  textSummaryWordings,
  type Want,
} from "#languages/index.ts";
import { isCalmKind, type ReportLanguage, type Technique } from "#report/index.ts";
import type { ShownWant } from "../../select/intent.ts";
import { withoutNeedlessStops } from "../template.ts";
import type { SummaryToWrite } from "./facts.ts";
import { amountOf, isCarried, meansOfBrief, writeMeans } from "./means.ts";
import { FEWEST_TELLING, fewestTelling, writeOpening, writeTopics } from "./opening.ts";
import { isFallback, wantToTell, writeWant } from "./want.ts";

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

/** A credit that speaks for a text as a whole. One named voice may be its advocate's. */
const OF_TEXT: Technique = "counter-view";

/** Kinds that owe it to a reader. */
const OF_SIDES: ReadonlySet<KindOfText> = new Set(["news", "opinion"]);

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
  const opening = writeOpening(summary, wording, frame, fewest);
  const wanted = writeWant(want, summary, language);
  const topics = writeTopics(summary, wording, frame, `${opening} ${wanted}`);
  const sentences = [
    opening,
    // "That is what it asks for" points at the headline.
    ...(wanted === wording.asHeadline ? [wanted, topics] : [topics, wanted]),
    means ?? writeNothing(want, summary, wording),
    writeRest(summary, language),
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? withoutNeedlessStops(sentences.join(" "), frame) : wording.only;
}

/** That no device was found is no certificate, and is not said beside points: a text that wants something is asked about it. */
function writeNothing(
  told: ShownWant | undefined,
  summary: SummaryToWrite,
  wording: TextSummaryWording,
): string | undefined {
  const { kind = "other", manner, points } = summary;
  const want = told?.want ?? WANT_OF_KIND[kind];
  // Who only asks to be rung up is not suspected of being somebody else.
  const isAsked = want !== undefined && !isFallback(want) && (want !== "step" || kind === "scam");
  const ask = isAsked ? wording.asks[want] : undefined;
  if (ask !== undefined || points.length > 0) return ask;
  if (manner === "calm") return wording.nothingCalm;
  return isPlain(told, summary) ? undefined : wording.nothing;
}

/**
 * Whether a text surely reports or teaches and asks for nothing: beneath a recipe the missing devices read as a hidden
 * charge. What only seems to explain may be an advert.
 */
function isPlain(told: ShownWant | undefined, { kind = "other", isReport = false }: SummaryToWrite): boolean {
  const isAsking = told !== undefined && !isFallback(told.want);
  return !isAsking && (isReport || isCalmKind(kind) || kind === "interview");
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
