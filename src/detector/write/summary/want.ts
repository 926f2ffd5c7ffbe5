import { frames, joints, type KindOfText, textSummaryWordings, type Want } from "#languages/index.ts";
import type { ReportLanguage, Technique } from "#report/index.ts";
import type { ShownWant } from "../../select/intent.ts";
import { countWords } from "../memory.ts";
import { listQuotes, shortenQuote } from "../shorten-quote.ts";
import { withoutLead } from "../write-point.ts";
import { SAYS, type SummaryToWrite } from "./facts.ts";
import type { AmountOfMeans } from "./means.ts";
import { isInSubject, roomFor } from "./opening.ts";

const MOST_JUDGEMENTS = 2;

/** "Asking that you donate" is a piece of a call. */
const FEWEST_CALLING = 5;

/** What a point says already is no second time said as a want. */
const SAID_BY: Partial<Record<Want, readonly Technique[]>> = {
  promise: ["sales-promise"],
  judgement: ["name-calling", "loaded-language", "mockery"],
};

/** Wants of a deed. */
const OF_DEEDS: ReadonlySet<ShownWant["want"]> = new Set(["step", "gift", "sale", "act"]);

/** Kinds that offer or ask by their nature. */
const OF_OFFERS: ReadonlySet<KindOfText> = new Set(["advert", "appeal", "scam"]);

/** What says most of the text as a whole, unless a point or the opening tells it already. */
export function wantToTell(summary: SummaryToWrite, means: AmountOfMeans): ShownWant | undefined {
  const { wants = [], points } = summary;
  const called = points.flatMap(({ technique, quotes: [quote], voice }): ShownWant[] => {
    const want = voice === "author" ? SAYS[technique] : undefined;
    const isTelling = means !== "much" && countWords(quote ?? "") >= FEWEST_CALLING;
    // "Can I count on you" is a piece of the sentence that says what for.
    const isPiece = wants.some(
      (each) => !isFallback(each.want) && each.words.some((words) => words.includes(quote ?? "")),
    );
    return want === undefined || quote === undefined || !isTelling || isPiece
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
    if (isFallback(want)) return !summary.isBrief && !isInSubject(shown, summary);
    const isSaid = points.some(
      ({ technique, quotes }) => SAID_BY[want]?.includes(technique) === true || quotes.includes(shown),
    );
    return !isSaid && ![shown, ...more].every((words) => isInSubject(words, summary));
  });
}

/** What is shown where no words ask or conclude. */
export function isFallback(want: ShownWant["want"]): want is "view" | "gist" {
  return want === "view" || want === "gist";
}

/** What an advert offers says more of it than the step to get it. */
const OFFERED = 1;

/** What a point shows as a call is one, but it need not be the main one. */
const CALLED = 3;

export function writeWant(
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
    .map((each) => shortenQuote(withoutTurn(each), frame, roomFor(each)));
  const sentence = wants[want].replace("{words}", () => listQuotes(shown, frame));
  const isPriced = want === "sale" && summary.price !== undefined && !shown.join(" ").includes(summary.price);
  return isPriced
    ? `${sentence} ${price.replace("{words}", () => listQuotes([summary.price ?? ""], frame))}`
    : sentence;
}

const TURNS: ReadonlySet<string> = new Set(Object.values(joints).flatMap(({ turns }) => turns));

/** A sentence without the "But" that turns from one before it, which is not shown. */
function withoutTurn(words: string): string {
  const [first = "", ...rest] = words.split(" ");
  const isTurn = TURNS.has(first.toLowerCase()) && rest.length >= FEWEST_CALLING;
  return isTurn ? rest.join(" ") : withoutLead(words);
}
