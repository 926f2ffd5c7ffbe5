import type { Want } from "#languages/index.ts";
import { isCalmKind, type KindOfText } from "#report/index.ts";
import { type KindReading as KindFound, kindOf } from "../find/kind/kind.ts";
import type { Matches } from "../patterns/match.ts";
import { wordsOf } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { advisesOrCollects, speaksAgainst } from "./calm/against-kind.ts";
import { isCalmText } from "./calm/calm.ts";
import { type Candidate, isOwnDevice } from "./candidates.ts";
import { gistOf, type Purpose } from "./wants/gist.ts";
import type { Survey } from "./wants/survey.ts";
import { viewOf } from "./wants/view.ts";
import { type WantFound, wantsOf } from "./wants/wants.ts";
import type { KeepMarksWhole } from "./whole-marks.ts";

/** What a text wants or says, and the words of it that show that, the most telling first. */
export interface ShownWant {
  readonly want: Want | "view" | "gist";
  readonly words: readonly [string, ...string[]];
  /** How much it says of the text as a whole. */
  readonly weight?: number;
}

/** What a text is and is for: its kind, whether nothing in it presses, and what it is told to want. */
export interface Intent {
  readonly kind: KindFound;
  readonly isCalm: boolean;
  /** Whether it offers something, or asks for money. */
  readonly isOffering: boolean;
  readonly told: readonly ShownWant[];
}

/**
 * What a text is for.
 * @param topics tokens of what it speaks of most.
 */
export function intentOf(
  survey: Survey,
  candidates: readonly Candidate[],
  keepWhole: KeepMarksWhole,
  topics: ReadonlySet<number>,
): Intent {
  const { split, matches } = survey;
  const likely = unlessSentOn(matches, kindOf(split, matches));
  const wants = wantsOf(survey, keepWhole, likely);
  const kind = unlessPressing(unlessBelied(split, matches, likely, wants), candidates);
  const pressing = () => (isManual(kind) ? wants : wantsOf(survey, keepWhole, OPEN));
  const isCalm =
    kind.isSure &&
    kind.isGated &&
    !advisesOrCollects(split, matches, kind.kind) &&
    isCalmText(split, matches, candidates, pressing().filter(isAsking));
  const asked = askedOf(kind, likely.isGated && !kind.isGated ? pressing() : wants, pressing);
  const view = kind.isGated ? undefined : viewOf(survey, candidates);
  const isTold = asked.length > 0 || view !== undefined || isToldByKind(kind);
  const gist = isTold ? undefined : gistOf(survey, candidates, topics, purposeOf(split, kind));
  const told: ShownWant[] = [...asked, ...of("view", view, 0), ...of("gist", gist, -1)];
  return { kind, isCalm, isOffering: hasOne(told, OFFERS), told };
}

/** A text that may be calm is seen to want only what it offers. */
function askedOf(kind: KindFound, wants: readonly WantFound[], pressing: () => readonly WantFound[]) {
  return kind.isGated && !kind.isSure ? pressing().filter(isOffer) : wants;
}

/** So many devices of different sorts, each in its author's own voice, no story or manual has. */
const DEVICES = 4;

/** What was told of the kind; where it is no more than likely, devices enough open the text. */
function unlessPressing(kind: KindFound, candidates: readonly Candidate[]): KindFound {
  if (!kind.isGated || kind.isSure) return kind;
  const devices = candidates.filter((each) => each.strength === "strong" && isOwnDevice(each));
  const isPressing = new Set(devices.map(({ technique }) => technique)).size >= DEVICES;
  return isPressing ? { ...kind, isGated: false } : kind;
}

/** Kinds in which several people speak. */
const OF_VOICES: ReadonlySet<KindOfText> = new Set(["interview", "conversation"]);

/** Whether its kind says enough of what a text is for. */
function isToldByKind({ kind, isGated, isSure, isReport }: KindFound): boolean {
  return isReport || (isGated && isSure) || OF_VOICES.has(kind);
}

function purposeOf({ sentences }: Split, { kind, isSure, isGated }: KindFound): Purpose {
  if (isGated) return "likelyCalm";
  const mayArgue = ARGUING.has(kind) || (!isSure && wordsOf(sentences) <= LONGEST_POST);
  return mayArgue ? "argument" : "unknown";
}

function of(want: "view" | "gist", words: string | undefined, weight: number): ShownWant[] {
  return words === undefined ? [] : [{ want, words: [words], weight }];
}

/** One word that asks is enough to doubt that a text only explains, be it too little to tell what the text wants. */
const OPEN = { isGated: false };

/** A text of so few words may be a post, whatever it resembles. */
const LONGEST_POST = 60;

/** Kinds of text that end with what they were written for, be the kind no more than likely. */
const ARGUING: ReadonlySet<KindOfText> = new Set([
  "opinion",
  "post",
  "speech",
  "advert",
  "appeal",
  "letter",
  "review",
]);

/** In a text of a kind that is only likely to be calm an offer shows that it is none. */
const OFFERED_WEIGHT = 3.5;

function isOffer({ want, weight }: WantFound): boolean {
  return OFFERS.includes(want) && weight >= OFFERED_WEIGHT;
}

/** What a text concludes, or its author is about to do, presses no reader. */
function isAsking({ want }: WantFound): boolean {
  return want !== "claim" && want !== "aim";
}

/** What a manual says is needed, or is to be done, is no more than its kind. */
function isManual({ kind, isSure }: KindFound): boolean {
  return kind === "manual" && isSure;
}

/** By what a text of these kinds must be seen to want. */
const WANTS_OF: Partial<Record<KindOfText, readonly Want[]>> = {
  advert: ["sale", "trust"],
  appeal: ["gift", "act"],
  scam: ["step", "promise", "gift"],
};
/** A story or a manual that asks for money is none. */
const OFFERS: readonly Want[] = ["gift", "sale", "promise"];

/** Who calls for a deed or for money in their own voice reports no news. */
const CALLS: readonly Want[] = ["act", "gift"];

function hasOne(told: readonly ShownWant[], some: readonly ShownWant["want"][]): boolean {
  return told.some(({ want }) => some.includes(want));
}

/** What was told of the kind, without certainty where what the text wants does not bear it out, or its words speak against it. */
function unlessBelied(cut: Split, matches: Matches, told: KindFound, wants: readonly WantFound[]): KindFound {
  const has = (some: readonly Want[]) => hasOne(wants, some);
  if (told.kind === "interview" && has(OFFERS)) return { ...told, isSure: false };
  if (told.kind === "news" && has(CALLS)) return { ...told, isSure: false };
  if (isCalmKind(told.kind) && has(OFFERS)) return { ...told, isSure: false, isGated: false };
  if (speaksAgainst(cut, matches, told.kind)) return { ...told, isSure: false };
  const needed = WANTS_OF[told.kind];
  if (needed === undefined || (told.kind === "scam" && told.isSure)) return told;
  return { ...told, isSure: has(needed) };
}

/** Kinds that a chain letter resembles, with its years and its orders. */
const LIKE_CHAINS: ReadonlySet<KindOfText> = new Set(["manual", "paper", "reference", "textbook"]);

/** A text that is to be sent on explains nothing. */
function unlessSentOn({ markers }: Matches, likely: KindFound): KindFound {
  const isSentOn = LIKE_CHAINS.has(likely.kind) && (markers.get("forward") ?? []).length > 0;
  return isSentOn ? { ...likely, isSure: false, isGated: false } : likely;
}
