import type { KindOfText, Technique } from "#report/index.ts";
import type { KindReading } from "../../find/kind/kind.ts";
import { type Candidate, isOwnDevice } from "../candidates.ts";
import type { ShownWant } from "../intent.ts";

/** What only somebody promises or praises so who has something to offer. */
const OF_OFFERS: ReadonlySet<Technique> = new Set(["sales-promise", "exaggeration-minimisation"]);
const OFFERING: ReadonlySet<KindOfText> = new Set(["advert", "scam", "appeal"]);
const OFFERS: ReadonlySet<ShownWant["want"]> = new Set(["sale", "promise", "trust", "gift"]);
/** Signs in so many sentences show an offer as well. */
const SIGNS = 2;

/**
 * Candidates of which the weak signs of a promise or a boast are strong where the text sells, be its kind no more than
 * likely: "Imagine waking up by the sea" is a promise in an advert and none in a letter.
 */
export function asOffered(
  candidates: readonly Candidate[],
  { kind, isGated, isReport }: Pick<KindReading, "kind" | "isGated" | "isReport">,
  told: readonly ShownWant[],
): readonly Candidate[] {
  if (isGated || isReport) return candidates;
  const signs = new Set(
    candidates
      .filter(isOfOffer)
      .filter(isWeak)
      .map(({ sentence }) => sentence),
  );
  const isOffer = OFFERING.has(kind) || told.some(({ want }) => OFFERS.has(want)) || signs.size >= SIGNS;
  return isOffer
    ? candidates.map((each) => (isOfOffer(each) ? { ...each, strength: "strong" } : each))
    : candidates;
}

function isOfOffer(each: Candidate): boolean {
  return OF_OFFERS.has(each.technique) && isOwnDevice(each);
}

function isWeak({ strength }: Candidate): boolean {
  return strength === "weak";
}
