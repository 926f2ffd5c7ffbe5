import type { KindOfText, Technique } from "#report/index.ts";
import type { KindReading } from "../../find/kind/kind.ts";
import { type Candidate, isOwnDevice } from "../candidates.ts";
import type { ShownWant } from "../intent.ts";

/** What only somebody can promise who has something to offer. */
const OF_OFFERS: ReadonlySet<Technique> = new Set(["sales-promise"]);
const OFFERING: ReadonlySet<KindOfText> = new Set(["advert", "scam"]);
const OFFERS: ReadonlySet<ShownWant["want"]> = new Set(["sale", "promise"]);

/**
 * Candidates of which the weak signs of a promise are strong where the text sells, be its kind no more than likely:
 * "Imagine waking up by the sea" is a promise in an advert and none in a letter.
 */
export function asOffered(
  candidates: readonly Candidate[],
  { kind, isGated }: Pick<KindReading, "kind" | "isGated">,
  told: readonly ShownWant[],
): readonly Candidate[] {
  if (isGated || !(OFFERING.has(kind) || told.some(({ want }) => OFFERS.has(want)))) return candidates;
  return candidates.map((each) => (isPromise(each) ? { ...each, strength: "strong" } : each));
}

function isPromise(each: Candidate): boolean {
  return OF_OFFERS.has(each.technique) && isOwnDevice(each);
}
