import { hasFact, type KindOfText, type Span, type Technique } from "#report/index.ts";
import type { Candidate } from "./candidates.ts";
import { byWeight, MOST_QUOTES, type SelectedPoint } from "./points.ts";

/** Credits of so many kinds are told. */
const MOST_CREDITS = 3;

/** How a credit is earned: how many places it needs in these kinds of text, and elsewhere; nowhere else where not said. */
interface Proof {
  readonly at: Partial<Record<KindOfText, number>>;
  readonly elsewhere?: number;
  /** So many places show it even where they are weak, such as a mere "may", in a text that is held nothing against. */
  readonly weak?: Partial<Record<KindOfText, number>>;
}

const PROOF: Partial<Record<Technique, Proof>> = {
  attribution: {
    at: {
      news: 1,
      post: 1,
      reference: 1,
      interview: 1,
      appeal: 1,
      other: 1,
      opinion: 1,
      speech: 1,
      review: 1,
    },
  },
  "counter-view": { at: { news: 1 }, elsewhere: 2 },
  "figures-with-source": { at: { news: 2, opinion: 1, reference: 1, paper: 1, speech: 1, appeal: 1 } },
  "open-interest": { at: { opinion: 1, letter: 1, speech: 1, interview: 1, appeal: 1, review: 1 } },
  "answered-objection": { at: {}, elsewhere: 1 },
  hedge: {
    at: { paper: 1, news: 1, reference: 1, textbook: 1, opinion: 1, post: 1 },
    weak: { paper: 3 },
  },
};

/** What of a text decides whether it deserves a credit. */
export interface Creditable {
  readonly text: string;
  readonly candidates: readonly Candidate[];
  /** What is held against it. */
  readonly accusing: readonly SelectedPoint[];
  readonly kind: KindOfText;
  /** Whether it offers something or asks for money. */
  readonly isOffering: boolean;
}

/** What speaks for a text, on proof, the best proven first; never words that are held against it. */
export function selectCredits(creditable: Creditable): SelectedPoint[] {
  const { candidates, accusing } = creditable;
  const blamed = accusing.flatMap((point) => point.candidates.map(({ shown }) => shown));
  const free = candidates.filter(
    ({ technique, core, voice }) =>
      hasFact(technique, "isCredit") && voice === "author" && !blamed.some((span) => touches(span, core)),
  );
  return [...Map.groupBy(free, ({ technique }) => technique)]
    .flatMap(([technique, places]) => creditOf(technique, places, creditable) ?? [])
    .toSorted(byWeight)
    .slice(0, MOST_CREDITS);
}

function creditOf(
  technique: Technique,
  places: readonly Candidate[],
  { text, kind, accusing, isOffering }: Creditable,
): SelectedPoint | undefined {
  if (leansOnNames(technique) && promises(accusing, isOffering)) return undefined;
  const { at = {}, elsewhere, weak = {} } = PROOF[technique] ?? {};
  const strong = places.filter(({ strength }) => strength === "strong");
  const isProven = strong.length >= (at[kind] ?? elsewhere ?? Number.POSITIVE_INFINITY);
  const isLikely = accusing.length === 0 && places.length >= (weak[kind] ?? Number.POSITIVE_INFINITY);
  const [first, ...more] = distinct(isProven ? strong : isLikely ? places : [], text);
  if (first === undefined) return undefined;
  return { technique, weight: strong.length, candidates: [first, ...more.slice(0, MOST_QUOTES - 1)] };
}

/** Credits that a seller, or one who promises cures, earns by a name alone. */
function leansOnNames(technique: Technique): boolean {
  return technique === "attribution" || technique === "figures-with-source";
}

/** A seller quotes itself, and a great name makes no cure true. */
function promises(accusing: readonly SelectedPoint[], isOffering: boolean): boolean {
  return isOffering || accusing.some(({ technique }) => technique === "sales-promise");
}

/** The same words again, as another "may", and the same name again, show no more than the first. */
function distinct(places: readonly Candidate[], text: string): Candidate[] {
  const seen = new Set<string>();
  return places.filter(({ said, core }) => {
    const names = text.slice(core.start, core.end).match(NAMES) ?? [];
    const isNew = ![said, ...names].some((words) => seen.has(words));
    for (const words of [said, ...names]) seen.add(words);
    return isNew;
  });
}

/** Words with a capital letter that are no mere title. */
const NAMES = /\p{Lu}\p{L}{3,}/gu;

function touches(a: Span, b: Span): boolean {
  return Math.min(a.end, b.end) > Math.max(a.start, b.start);
}
