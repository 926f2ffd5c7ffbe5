import { findingTypeOf, isAccusing, isCalmKind, KINDS_OF_TEXT, type KindOfText } from "#report/index.ts";
import type { Matches } from "../../patterns/match.ts";
import { wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { criesOrAsks, markAt } from "../../text/tokens.ts";
import { certainKindOf } from "./certain.ts";
import { readSigns, type Signs } from "./signs.ts";
import { BIAS, WEIGHTS } from "./weights.ts";

/** What kind of text something is, as far as it shows. */
export interface KindReading {
  readonly kind: KindOfText;
  /** Whether the next kind is so far behind that the kind can be told to a reader. */
  readonly isSure: boolean;
  /** Whether it is a kind that is not accused for its words, and sure enough of it to be silent. */
  readonly isGated: boolean;
  /** Whether it tells what happened or was said as news do, whatever it is published as. */
  readonly isReport: boolean;
  /** Whether it instructs how to cook. */
  readonly isRecipe: boolean;
}

/** So far ahead of every other kind a reading is sure: nine of ten are then right. */
const SURE_MARGIN = 2;
/** Kinds with marks of their own need less. */
const SURE_MARGIN_OF: Partial<Record<KindOfText, number>> = {
  paper: 2.5,
  // It is silent for them with less: what only tells in passing as stories do is none.
  story: 1,
  conversation: 0.5,
  manual: 1,
  obituary: 1.5,
  greeting: 1,
  record: 1,
  advert: 1,
  scam: 1,
};
/** A calm kind needs so much, and so much more than every kind that may be accused: to silence wrongly costs most. */
const CALM_SCORE = 1;
const CALM_MARGIN = 0.3;

/** A text of fewer words shows too little of its kind to be sure of it. */
const FEWEST_WORDS = 30;

/** Tells what kind of text this is. Linear in its length: it reads its first words. */
export function kindOf(split: Split, matches: Matches): KindReading {
  const signs = readSigns(split, matches);
  const scores = scoresOf(signs);
  const told = decide(scores);
  const certain = certainKindOf(split, signs, scores);
  const kind = certain ?? told.kind;
  const isGated = told.isGated && isCalmKind(kind);
  // "Hi! Good morning, guys" opens a film of somebody's day as well.
  const isTalk = kind === "letter" && signs.spoken >= TALKED;
  const isSure = (told.isSure || certain !== undefined) && !isTalk;
  const isLong = wordsOf(split.sentences) >= FEWEST_WORDS;
  const isOwnNews = (matches.markers.get("release") ?? []).length > 0;
  const isNews = (kind === "news" && isSure && isLong) || tellsNews(kind, signs, scores);
  const isReport = isNews && !isOwnNews && !presses(split, matches);
  const isRecipe = kind === "manual" && isSure && isLong && signs.kitchen >= KITCHEN_WORDS;
  return { kind, isSure: isSure && isLong, isGated: isGated && isLong, isReport, isRecipe };
}

/** Words of talk among a hundred that no letter has. */
const TALKED = 2;

/** Words of the kitchen among a hundred of a recipe. */
const KITCHEN_WORDS = 4;

/** Kinds as which news are published. */
const OF_NEWS: ReadonlySet<KindOfText> = new Set(["news", "post"]);
/** So far ahead of an opinion what is told are news. */
const NEWS_MARGIN = 0.5;
/** So far even where nobody is said to have said it. */
const PLAIN_NEWS_MARGIN = 1;

/** So many devices, whosever they are, are more than a report of news has. */
const DEVICES = 2;

/** Whether a sentence cries out or asks, or words of several devices stand there: gossip and campaigns tell news as well. */
function presses({ tokens, sentences }: Split, { findings }: Matches): boolean {
  const devices = findings.filter(({ technique }) => isAccusing(findingTypeOf(technique)));
  return devices.length >= DEVICES || sentences.some(({ end }) => criesOrAsks(markAt(tokens, end - 1)));
}

/** It says when, somebody is mostly said to have said it, and its writer does not come up. */
function tellsNews(kind: KindOfText, signs: Signs, scores: ReadonlyMap<KindOfText, number>): boolean {
  const lead = (scores.get("news") ?? 0) - (scores.get("opinion") ?? 0);
  const isSaid = signs["speech-verbs"] + signs.sources > 0 || lead > PLAIN_NEWS_MARGIN;
  return OF_NEWS.has(kind) && isSaid && signs.times > 0 && signs["first-person"] === 0 && lead > NEWS_MARGIN;
}

/** What the signs add up to for each kind. */
export function scoresOf(signs: Signs): ReadonlyMap<KindOfText, number> {
  const scores = new Map<KindOfText, number>(KINDS_OF_TEXT.map((kind) => [kind, BIAS[kind] ?? 0]));
  for (const { sign, none, full, worth } of WEIGHTS) {
    const part = Math.min(1, Math.max(0, (signs[sign] - none) / (full - none)));
    if (part === 0) continue;
    for (const [kind, points] of worth) scores.set(kind, (scores.get(kind) ?? 0) + part * points);
  }
  return scores;
}

function decide(scores: ReadonlyMap<KindOfText, number>): Omit<KindReading, "isReport" | "isRecipe"> {
  const best = (isAsked: (kind: KindOfText) => boolean) =>
    [...scores].filter(([kind]) => isAsked(kind)).reduce((a, b) => (b[1] > a[1] ? b : a));
  const isSure = ([kind, score]: readonly [KindOfText, number]) =>
    score >= best((other) => other !== kind)[1] + (SURE_MARGIN_OF[kind] ?? SURE_MARGIN);
  const calm = best(isCalmKind);
  const open = best((kind) => !isCalmKind(kind));
  const isGated = calm[1] >= CALM_SCORE && calm[1] - open[1] >= CALM_MARGIN;
  // A calm kind that hardly leads is not told: what presses quietly looks much like what explains.
  const told = isGated || isSure(calm) ? calm : open;
  return { kind: told[0], isSure: isSure(told), isGated };
}
