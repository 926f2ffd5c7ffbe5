import { errorCard } from "#content/error-card.ts";
import type { Judgement } from "#content/judgements.ts";
import { fill } from "#languages/index.ts";

/** "46 / 31 / 23 %", with what it is a share of. */
export function sharesOf(counts: Readonly<Record<string, number>>): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shares = Object.values(counts).map((count) => (all === 0 ? 0 : Math.round((count / all) * 100)));
  return `${shares.join(" / ")} %`;
}

type Counts = Readonly<Record<string, number>>;

/** The counts of several rounds as one. */
export function summed(rounds: readonly Judgement[], countsOf: (round: Judgement) => Counts): Counts {
  const sum: Record<string, number> = {};
  for (const round of rounds)
    for (const [word, count] of Object.entries(countsOf(round))) sum[word] = (sum[word] ?? 0) + count;
  return sum;
}

/** The groups of texts that editors have read and no author of a rule was shown, as the error card calls them. */
const GROUPS = ["en", "ukRu"] as const;

/** A figure beside editors in each group of texts, in words. */
export function besideEditors(
  figure: string,
  said: Readonly<Record<(typeof GROUPS)[number], string>>,
): string[] {
  return GROUPS.flatMap((group) => {
    const score = errorCard.scores[`reference.${figure}.${group}.heldOut`];
    return score ? fill(said[group], { share: Math.round(score.score * 100), n: score.n }) : [];
  });
}
