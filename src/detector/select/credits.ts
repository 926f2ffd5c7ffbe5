import { hasFact, type KindOfText, type KindReading, type Span, type Technique } from "#report/index.ts";
import type { Candidate } from "./candidates.ts";
import type { SelectedPoint } from "./points.ts";

/** Credits of so many kinds are told, with so many quotes each. */
const MOST_CREDITS = 3;
const MOST_QUOTES = 3;

/** How a credit is earned: how many places it needs in these kinds of text, and elsewhere; nowhere else where not said. */
interface Proof {
  readonly at: Partial<Record<KindOfText, number>>;
  readonly elsewhere?: number;
  /** Weak places count too, such as a mere "may". */
  readonly countsWeak?: true;
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
      opinion: 2,
      speech: 2,
      review: 2,
    },
  },
  "counter-view": { at: { news: 1 }, elsewhere: 2 },
  "figures-with-source": { at: { news: 1, opinion: 1, reference: 1, paper: 1, speech: 1, appeal: 1 } },
  "open-interest": { at: { opinion: 1, letter: 1, speech: 1, interview: 1, appeal: 1, review: 1 } },
  "answered-objection": { at: {}, elsewhere: 1 },
  hedge: { at: { paper: 1, news: 1, reference: 1, textbook: 1, opinion: 1, post: 1 }, countsWeak: true },
};

/** What speaks for a text, on proof, the best proven first; never words that are held against it. */
export function selectCredits(
  candidates: readonly Candidate[],
  accusing: readonly SelectedPoint[],
  { kind }: Pick<KindReading, "kind">,
): SelectedPoint[] {
  const blamed = accusing.flatMap((point) => point.candidates.map(({ shown }) => shown));
  const free = candidates.filter(
    ({ technique, core, voice }) =>
      hasFact(technique, "isCredit") && voice === "author" && !blamed.some((span) => touches(span, core)),
  );
  return [...Map.groupBy(free, ({ technique }) => technique)]
    .flatMap(([technique, places]) => creditOf(technique, places, kind) ?? [])
    .toSorted((a, b) => b.weight - a.weight || a.candidates[0].core.start - b.candidates[0].core.start)
    .slice(0, MOST_CREDITS);
}

function creditOf(technique: Technique, places: readonly Candidate[], kind: KindOfText) {
  const proof = PROOF[technique];
  const needed = proof?.at[kind] ?? proof?.elsewhere;
  if (needed === undefined) return undefined;
  const telling = places.filter(({ strength }) => strength === "strong");
  const [first, ...more] = telling;
  if (first === undefined || telling.length < needed) return undefined;
  const point: SelectedPoint = {
    technique,
    weight: telling.length,
    candidates: [first, ...more.slice(0, MOST_QUOTES - 1)],
  };
  return point;
}

function touches(a: Span, b: Span): boolean {
  return Math.min(a.end, b.end) > Math.max(a.start, b.start);
}
